## How fast it is, for "make bench"; and what a faster program must not change.

EXTRA_PROGRAMS = %D%/bench %D%/looks %D%/minds %D%/outcomes
%C%_bench_SOURCES = %D%/bench.c $(fuzz)
%C%_bench_LDFLAGS = $(LTO)
%C%_looks_SOURCES = %D%/looks.c $(fuzz)
%C%_looks_LDFLAGS = $(LTO)
%C%_minds_SOURCES = %D%/minds.c
%C%_minds_LDFLAGS = $(LTO)
%C%_outcomes_SOURCES = %D%/outcomes.c $(fuzz)
CLEANFILES += %D%/bench$(EXEEXT) %D%/looks$(EXEEXT) \
	%D%/minds$(EXEEXT) %D%/outcomes$(EXEEXT)

EXTRA_DIST += \
	%D%/bench.tcl \
	%D%/hand.tcl \
	%D%/held.tcl

## How fast it is; no test, for machines differ.

bench: all tests/bench/bench tests/bench/looks tests/bench/minds
	tests/bench/bench
	tests/bench/looks
	tests/bench/minds
	run=; if command -v xvfb-run > /dev/null; then run='xvfb-run -a -s'; fi; \
	WARGAME_BUILD='$(abs_builddir)' \
	$$run $${run:+"-screen 0 1680x1050x24"} $(TCLSH) \
		$(srcdir)/tests/bench/bench.tcl
.PHONY: bench
