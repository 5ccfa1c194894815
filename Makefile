# The stable commands of the project. Each sets up what is missing; `make` builds .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: play test quick check bench mutants clean

play: $(READY)  ## a game in the terminal
	@$(BIN)/tablereef play

test: check  ## every test
	@$(BIN)/pytest -q -n 2 --dist worksteal

quick: $(READY)  ## the fast part of the tests
	@$(BIN)/pytest -q -n 2 --dist worksteal -m "not slow"

check: $(READY)  ## style, types, direction of imports
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

bench: $(READY)  ## benchmarks, into bench/results.md
	@$(BIN)/python -m bench

mutants: $(READY)  ## mutation testing of the rules, by the rule tests alone
	@$(BIN)/python -m tests.mutants

$(READY): requirements/dev.txt pyproject.toml
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements/dev.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

clean:
	rm -rf .venv
