# Rebelote: every task is one short target. `make help` lists them.
# Steps leave stamps, so a second `make play` starts at once.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

BIN := .venv/bin
STAMPS := .venv/.stamps
STATIC := src/rebelote/server/static/index.html
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOCKED := $(PIP) install --require-hashes --only-binary :all: -r

WEB_SOURCES = $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/rebelote/i18n/locales/*.ftl)
KERNEL_SOURCES = $(wildcard src/rebelote/kernel/*.py src/rebelote/rules/play.py src/rebelote/cli/warmup.py)

ARGS ?=

.PHONY: help setup steps play test check check-python check-web check-format check-lint check-types \
	check-units unit bench screenshots wheel lock format clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: ## install everything needed to play into .venv
	@$(MAKE) --no-print-directory -j2 steps

steps: $(STAMPS)/editable $(STAMPS)/warm $(STATIC)
	@:

play: setup ## set up if needed, then serve the table (ARGS="--port 9000" and so on)
	@exec $(BIN)/rebelote serve $(ARGS)

test: setup ## everything CI runs: checks, then all tests (installs Chromium, PostgreSQL, Redis)
	@scripts/ensure_test_tools.sh
	@$(MAKE) --no-print-directory $(STAMPS)/dev
	@$(MAKE) --no-print-directory -j2 check
	@scripts/run_tests.sh

check: check-python check-web ## format, lint and types, in Python and in TypeScript

check-python: $(STAMPS)/dev $(STAMPS)/editable
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-web: check-units check-types check-lint check-format

check-format check-lint check-types check-units: web/node_modules/.stamp

check-format:
	cd web && npm run --silent format:check

check-lint:
	cd web && npm run --silent lint

check-types:
	cd web && npm run --silent check

check-units:
	cd web && npm run --silent test

unit: $(STAMPS)/dev $(STAMPS)/editable ## the fast tests only
	$(BIN)/python -m pytest -q -m "not integration and not e2e and not slow" $(ARGS)

format: $(STAMPS)/dev web/node_modules/.stamp ## format and fix what can be fixed by itself
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cd web && npm run --silent format

bench: setup $(STAMPS)/bench ## measure this machine and the other engines
	@scripts/run_bench.sh $(ARGS)

screenshots: $(STAMPS)/dev setup ## pictures of every screen into screenshots/ (ARGS="--language fr")
	@$(BIN)/python scripts/screenshots.py $(ARGS)

wheel: setup ## a wheel in dist/ with the built web client inside
	$(BIN)/python -m hatchling build --target wheel --directory dist

lock: ## resolve requirements/*.txt again (needs uv; ARGS=--upgrade)
	scripts/lock.sh $(ARGS)

clean: ## remove everything that the other targets made
	rm -rf .venv dist build web/node_modules src/rebelote/server/static \
		.mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The steps

$(STAMPS)/venv: scripts/find_python.sh
	@python=$$(scripts/find_python.sh); \
	[ -x $(BIN)/python ] || { echo "setup: creating .venv with $$python"; "$$python" -m venv .venv; }
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/runtime: requirements/runtime.txt | $(STAMPS)/venv
	@echo "setup: installing the locked Python packages"
	@$(LOCKED) $<
	@touch $@

$(STAMPS)/editable: pyproject.toml hatch_build.py $(STAMPS)/runtime
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/runtime
	@echo "setup: installing the packages for tests and checks"
	@$(LOCKED) $<
	@touch $@

$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/dev
	@echo "setup: installing the engines to compare with"
	@$(PIP) install --require-hashes -r $<
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	@scripts/find_node.sh
	@echo "setup: installing the locked web packages"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): web/node_modules/.stamp $(WEB_SOURCES)
	@echo "setup: building the web client"
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

$(STAMPS)/warm: $(KERNEL_SOURCES) $(STAMPS)/editable
	@if [ -f src/rebelote/cli/warmup.py ]; then \
		echo "setup: compiling the kernel (once)"; $(BIN)/rebelote warmup; fi
	@touch $@
