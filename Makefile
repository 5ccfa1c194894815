# The stable commands of the project. Each sets up what is missing; `make` builds .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NODE := web/node_modules/ready
CLIENT := src/tablereef/table/static/index.html
CHROMIUM := .venv/chromium
POSTGRES := .venv/postgres

.PHONY: play web pictures types test quick check bench mutants soak clean

play: $(READY) $(CLIENT)  ## the table in the browser
	@$(BIN)/tablereef serve --browser

web: $(CLIENT)  ## the browser client, into the package

pictures: $(READY) $(CLIENT) $(CHROMIUM)  ## the screenshots of the docs
	@$(BIN)/python -m tests.web.pictures

types: $(READY)  ## the client's types, from the server's messages
	@$(BIN)/python -m tablereef.table.typescript web/src/gen/messages.ts

test: check $(CLIENT) $(CHROMIUM) $(POSTGRES)  ## every test
	@$(BIN)/pytest -q -n 2 --dist worksteal

quick: $(READY)  ## the fast part of the tests
	@$(BIN)/pytest -q -n 2 --dist worksteal -m "not slow"

check: $(READY) $(NODE)  ## style, types, direction of imports
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@cd web && npm run --silent check

bench: $(READY)  ## benchmarks, into bench/results.md
	@$(BIN)/python -m bench

mutants: $(READY)  ## mutation testing of the rules, by the rule tests alone
	@$(BIN)/python -m tests.mutants

soak: $(READY) $(POSTGRES)  ## the long tests of the server: 200 kills for each store, 200 matches in two worlds, much nonsense
	@SOAK=1 $(BIN)/pytest -q -s --timeout 7200 tests/table/test_kill.py tests/table/test_secrecy.py tests/table/test_nonsense.py

$(READY): requirements/dev.txt pyproject.toml
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/dev.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(NODE): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The browser client is built with Node.js 20.19 or newer; install it and run make again."; exit 1; }
	@echo "Setting up web/node_modules (once) …"
	@cd web && npm install --no-save --silent
	@touch $@

$(CLIENT): $(NODE) $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
	@echo "Building the browser client …"
	@cd web && npm run --silent build -- --logLevel error

$(CHROMIUM): $(READY)
	@command -v chromium > /dev/null || apt-get install -qq -y --no-install-recommends chromium > /dev/null \
		|| { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium > /dev/null; } \
		|| { echo "The tests of the browser client need Chromium; install it and run make again."; exit 1; }
	@touch $@

$(POSTGRES): $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
		|| apt-get install -qq -y --no-install-recommends postgresql > /dev/null \
		|| { apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql > /dev/null; } \
		|| { echo "The tests of the server need PostgreSQL; install it and run make again."; exit 1; }
	@touch $@

clean:
	rm -rf .venv web/node_modules src/tablereef/table/static
