# The stable commands of the project. Each sets up what is missing; `make` builds .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NODE := .venv/node
MODULES := web/node_modules/ready
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm
NEW_ENOUGH := const [a, b] = process.versions.node.split('.'); process.exit(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19 ? 0 : 1)
CLIENT := src/tablereef/table/static/index.html
CHROMIUM := .venv/chromium
POSTGRES := .venv/postgres
NGINX := .venv/nginx

.PHONY: play web pictures icons types test quick check bench mutants soak clean

play: $(READY) $(CLIENT)  ## the table in the browser; LAN=1 lets friends in the same network come
	@$(BIN)/tablereef serve --browser $(if $(LAN),--lan)

web: $(CLIENT)  ## the browser client, into the package

pictures: $(READY) $(CLIENT) $(CHROMIUM)  ## the screenshots of the docs
	@$(BIN)/python -m tests.web.pictures

icons: $(READY) $(CHROMIUM)  ## the icons of the installed application and of link previews, from web/public/icon.svg
	@$(BIN)/python -m tests.web.icons

types: $(READY)  ## the client's types, from the server's messages
	@$(BIN)/python -m tablereef.table.wire.typescript web/src/gen/messages.ts

test: check $(CLIENT) $(CHROMIUM) $(POSTGRES) $(NGINX)  ## every test
	@$(BIN)/pytest -q -n 2

quick: $(READY)  ## the fast part of the tests
	@$(BIN)/pytest -q -n 2 -m "not slow"

check: $(READY) $(MODULES)  ## style, types, direction of imports
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@cd web && $(NPM) run --silent check

bench: $(READY)  ## benchmarks, into bench/results.md
	@$(BIN)/python -m bench

mutants: $(READY)  ## mutation testing of the rules, by the rule tests alone
	@$(BIN)/python -m tests.mutants

soak: $(READY) $(CLIENT) $(CHROMIUM) $(POSTGRES) $(NGINX)  ## the long tests: the stage in 2,000 matches, 20,000 games again in CPython, every piece in a million games, 200 kills for each store and of workers, 200 matches in two worlds, much nonsense, all words at every size
	@SOAK=1 $(BIN)/pytest -q -s --timeout 7200 tests/laws/test_stage.py tests/parity/test_parity.py::test_many_games_replay_in_cpython tests/parity/test_parity.py::test_many_games_lose_and_double_nothing tests/table/test_kill.py tests/table/test_secrecy.py tests/table/test_nonsense.py tests/web/test_worlds.py tests/web/test_whole_words.py tests/web/test_lesson.py tests/web/test_together.py::test_two_browsers_and_a_bot_play_a_match_to_its_end

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" \
		|| { echo "Tablereef needs Python 3.11 or newer; install it, or name one: make PYTHON=python3.13"; exit 1; }
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/dev.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Node.js with npm from the PATH where it is new enough for the bundler, else from PyPI into .venv.
$(NODE): requirements/node.txt | $(READY)
	@{ npm --version > /dev/null && node -e "$(NEW_ENOUGH)"; } 2> /dev/null \
		|| { echo "Setting up Node.js in .venv (once) …"; $(BIN)/pip install -q --disable-pip-version-check -r $<; }
	@touch $@

$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "Setting up web/node_modules (once) …"
	@cd web && $(NPM) ci --loglevel error > /dev/null
	@touch $@

$(CLIENT): $(MODULES) $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
	@echo "Building the browser client …"
	@cd web && $(NPM) run --silent build -- --logLevel error

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

$(NGINX): $(READY)
	@PATH="$$PATH:/usr/sbin" command -v nginx > /dev/null \
		|| apt-get install -qq -y --no-install-recommends nginx-light > /dev/null \
		|| { apt-get update -qq && apt-get install -qq -y --no-install-recommends nginx-light > /dev/null; } \
		|| { echo "The tests of several workers need nginx; install it and run make again."; exit 1; }
	@touch $@

clean:
	rm -rf .venv web/node_modules src/tablereef/table/static
