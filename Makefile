# Clean Writer. `make help` lists what there is.

SWIFT    ?= swift
PREFIX   ?= /usr/local
DESTDIR  ?=
export FILE ?=
SECONDS  ?= 60

VERSION  := $(shell sed -n 's/^let version = "\(.*\)"$$/\1/p' Sources/CleanWriter/CommandLine/Version.swift)
PROGRAM  := .build/release/cleanwriter

# The C++ runtime that Swift's needs, and ncurses, go into the program: loading them took a third of the start.
# The C library stays shared, so that optional libraries can be loaded at run time.
CC       := $(shell command -v clang || command -v cc)
STATIC   := .build/static
RELEASE  := -c release --static-swift-stdlib -Xlinker -L$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
	-Xlinker -no-pie --disable-local-rpath

# Nothing outside looks for names in the program.
RELEASE  += -Xlinker --no-export-dynamic

# Swift's concurrency is not used, and would bring Dispatch along, which starts with every program that has it.
RELEASE  += -Xswiftc -Xfrontend -Xswiftc -disable-implicit-concurrency-module-import

# A type is asked for from the function that makes it, not by its name, which would be read and looked up at the
# start (docs/decisions/030).
RELEASE  += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# What a key passes through stands together in the program (docs/decisions/010); `make order` makes the list anew.
ORDER    := Scripts/function-order.txt
RELEASE  += -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER) -Xlinker --no-warn-symbol-ordering

# Which branches a key takes is known from keys that were pressed before (docs/decisions/028), and the compiler puts those
# close together. Where its own reader of profiles does not come with it, the program is built without.
PROFILE  := Scripts/key-profile.proftext
TOOLS    := $(dir $(realpath $(shell command -v $(SWIFT))))
READER   := $(wildcard $(TOOLS)llvm-profdata)
BRANCHES := $(CURDIR)/.build/key-profile.profdata
KNOWING  := $(if $(READER),-Xswiftc -Xfrontend -Xswiftc -ir-profile-use=$(BRANCHES))
COUNTING := --scratch-path .build/counting -Xswiftc -Xfrontend -Xswiftc -ir-profile-generate \
	-Xswiftc -Xclang-linker -Xswiftc -fprofile-generate -Xlinker -z -Xlinker nostart-stop-gc

.PHONY: help run build release static test packages check lint format tables pictures bench bench-tty sanitize torture fuzz prove install order dist clean

help: ## Show this list.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: ## Open the editor on FILE, or on a copy of the sample; installs and builds what is missing.
	@$(MAKE) --no-print-directory release
	@Scripts/run-editor $(PROGRAM) "$$FILE"

build: ## Build for development.
	$(SWIFT) build

release: static ## Build the program as it is shipped.
	@$(if $(READER),$(READER) merge -o $(BRANCHES).new $(PROFILE),echo "No llvm-profdata beside swift: built without $(PROFILE)." >&2)
	@# Swift does not see that a profile is another, nor compile anew what has not changed.
	@$(if $(READER),cmp -s $(BRANCHES).new $(BRANCHES) || rm -rf .build/release/*.build; mv $(BRANCHES).new $(BRANCHES))
	@$(SWIFT) build $(RELEASE) $(KNOWING) --product cleanwriter

static:
	@Scripts/ensure-packages build
	@mkdir -p $(STATIC)
	@for library in stdc++ ncursesw tinfo; do \
		ln -sf "$$($(CC) -print-file-name=lib$$library.a)" $(STATIC)/; \
	done

test: ## Run all tests; installs what they need.
	@Scripts/ensure-packages build test
	$(SWIFT) build --build-tests
	@Tests/Fuzz/run check
	@SWIFT="$(SWIFT)" Scripts/run-tests

packages:
	@Scripts/ensure-packages build test

check: packages lint dist test ## Everything that must be green: style, packages, tests.

lint: ## Check style, and that the Unicode tables are made from their script; changes nothing.
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Scripts
	@Scripts/check-tables

format: ## Put all sources into the house style.
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Scripts

tables: ## Make the Unicode tables anew from Debian's unicode-data.
	@Scripts/ensure-packages test
	@mkdir -p .build/scripts
	swiftc -O Scripts/make-unicode-tables.swift -o .build/scripts/make-unicode-tables
	.build/scripts/make-unicode-tables Sources/EditorCore/Text/Tables

pictures: build ## Make the pictures of the keyboard panel anew, from the program itself.
	@Scripts/ensure-packages pictures
	@mkdir -p .build/scripts
	swiftc -O Scripts/screen-to-svg.swift -o .build/scripts/screen-to-svg
	@Scripts/make-pictures .build/debug/cleanwriter .build/scripts/screen-to-svg docs/pictures

bench: ## Measure the core in process.
	$(SWIFT) build -c release --product Benchmarks
	.build/release/Benchmarks

bench-tty: NANO := $(if $(shell command -v nano),"nano -I")
bench-tty: release ## Measure the program beside others, each in a pseudo-terminal.
	@Scripts/ensure-packages bench
	Tests/Benchmarks/tty/run $(PROGRAM)
	@$(CC) -O2 -o .build/starts Tests/Benchmarks/tty/starts.c -lutil
	@head -c 10240 docs/architecture.md >.build/starts.txt
	.build/starts 100 .build/starts.txt $(NANO) $(PROGRAM)
	.build/starts 100 .build/starts.txt --state panel "shown = no" $(NANO) $(PROGRAM)
	Tests/Benchmarks/tty/spelling.py $(PROGRAM)
	Tests/Benchmarks/tty/room.py $(PROGRAM)
	Tests/Benchmarks/tty/patterns.py $(PROGRAM)
	Tests/Torture/pace.py $(PROGRAM)

order: static ## Find out anew what a key passes through, for compiler and linker; needs valgrind.
	@$(if $(READER),,$(error This needs llvm-profdata, which comes with Swift))
	$(SWIFT) build $(RELEASE) $(COUNTING) --product cleanwriter
	Tests/Benchmarks/tty/keyprofile.py .build/counting/release/cleanwriter $(READER) >$(PROFILE).new
	mv $(PROFILE).new $(PROFILE)
	$(MAKE) release
	Tests/Benchmarks/tty/functionorder.py $(PROGRAM) >$(ORDER).new
	mv $(ORDER).new $(ORDER)
	rm -f $(PROGRAM) # or it would not be linked anew

sanitize: ## Run the tests of the core under the address sanitizer.
	$(SWIFT) test --sanitize=address --scratch-path .build/sanitize --skip EndToEndTests

torture: release ## Pull the plug: run the fault tests. ONLY="1 4 6" runs these, FULL=yes all rounds.
	@Scripts/ensure-packages torture
	Tests/Torture/run.py $(PROGRAM) --only "$(ONLY)" $(if $(FULL),--full)

fuzz: ## Feed the parts that read foreign bytes with made-up ones, SECONDS each (60). ONLY=keys runs that one.
	@Scripts/ensure-packages build
	Tests/Fuzz/run $(SECONDS) $(ONLY)

prove: ## Show that the page needs its pairing flag: without it a test must fail.
	Scripts/prove-pairing-flag

install: release ## Install program, manual and completions below PREFIX (and DESTDIR).
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/cleanwriter"
	Scripts/install-papers "$(DESTDIR)$(PREFIX)/share"

dist: release ## Make dist/*.tar.gz and dist/*.deb, each with this one program.
	@Scripts/make-dist $(PROGRAM) $(VERSION)
	@Scripts/check-dist $(VERSION)

clean: ## Remove what was built.
	rm -rf .build dist
