# The chores. Plain `make` lists them; each sets up what it needs in .venv.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
# auto | require | off: see hatch_build.py
TRIUMVIR_COMPILE ?= auto
export TRIUMVIR_COMPILE

BIN := .venv/bin
CHECKED := src tests tools hatch_build.py $(wildcard bench lab)
PYTEST := $(BIN)/python -m pytest
SOURCES := $(shell find src -type f -not -name '*.py[co]' -not -name '.*' 2>/dev/null)

WORKERS ?= 2

.PHONY: help
help: ## list the chores
	@echo "make …"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 17

# Set-up, in two steps: the tools when a lock changed, triumvir itself when a source changed.

.venv/.tools: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Triumvir needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1); name another: make PYTHON=python3.12" >&2; \
	  exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# What is installed, "compiled" or "plain", stands in the stamp; install again if that is not what
# TRIUMVIR_COMPILE asks for.
INSTALLED := $(shell cat .venv/.triumvir 2>/dev/null)
ifeq ($(TRIUMVIR_COMPILE) $(INSTALLED),require plain)
AGAIN := FORCE
endif
ifeq ($(TRIUMVIR_COMPILE) $(INSTALLED),off compiled)
AGAIN := FORCE
endif

.PHONY: FORCE
FORCE:

# The wheel a user would get, not an editable install: what we try is what they have.
.venv/.triumvir: .venv/.tools pyproject.toml hatch_build.py $(SOURCES) $(AGAIN)
	@rm -rf build/wheel
	$(BIN)/python -m hatchling build -t wheel -d build/wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall build/wheel/*.whl
	@if [ -e build/wheel/*-none-any.whl ]; then echo plain; else echo compiled; fi > $@

.PHONY: setup
setup: .venv/.triumvir ## make .venv, with triumvir installed in it, compiled where that is possible
	@echo "triumvir is $$(cat .venv/.triumvir), in $(BIN)/triumvir"

.PHONY: play
play: .venv/.triumvir ## play in the terminal; GAME=caesar-cleopatra picks the game
	@$(BIN)/triumvir play $(GAME)

.PHONY: test
test: ## run every test: plain Python from src, then the conformance suite on the compiled install
	@$(MAKE) --no-print-directory test-plain
ifeq ($(TRIUMVIR_COMPILE),off)
	@echo "TRIUMVIR_COMPILE=off: the compiled install is not tested."
else
	@$(MAKE) --no-print-directory test-compiled TRIUMVIR_COMPILE=require
endif

.PHONY: test-plain
test-plain: .venv/.tools ## run the tests on plain Python; ARGS="-k spy" picks some
	$(PYTEST) -n $(WORKERS) $(ARGS)

.PHONY: test-compiled
test-compiled: .venv/.triumvir ## run the conformance suite on the compiled install
	TRIUMVIR_EXPECT_COMPILED=1 $(PYTEST) -o pythonpath=. -n $(WORKERS) tests/conformance $(ARGS)

.PHONY: check
check: .venv/.tools ## check style, types, import levels, tests per rule and translations
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	PYTHONPATH=src $(BIN)/python tools/check_rules.py
	PYTHONPATH=src $(BIN)/python tools/check_locales.py

.PHONY: format
format: .venv/.tools ## put the sources in order
	$(BIN)/ruff check --fix-only --exit-zero $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

.venv/.bench: .venv/.tools requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

.PHONY: bench
bench: .venv/.triumvir .venv/.bench ## measure the engine beside OpenSpiel
	$(BIN)/python -m bench.engine $(ARGS)

.PHONY: fuzz
fuzz: .venv/.triumvir ## play random games and look for broken rules; GAME=… MINUTES=5
	$(BIN)/triumvir fuzz $(or $(GAME),caesar-cleopatra) --minutes $(or $(MINUTES),5)

.PHONY: wheel
wheel: .venv/.tools ## build the wheel into dist
	$(BIN)/python -m hatchling build -t wheel -d dist

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.PHONY: lock
lock: .venv/.tools ## remake requirements/*.txt; UPGRADE=--upgrade takes the newest versions
	$(LOCK) $(UPGRADE) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(LOCK) $(UPGRADE) pyproject.toml requirements/bench.in -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) $(UPGRADE) pyproject.toml requirements/ray.in -c requirements/dev.txt -o requirements/ray.txt

.PHONY: clean
clean: ## remove .venv and everything built
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
