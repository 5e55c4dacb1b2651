## How fast it is, for "make bench"; and what a faster program must not change.

EXTRA_PROGRAMS = %D%/bench %D%/outcomes
%C%_bench_SOURCES = %D%/bench.c $(fuzz)
%C%_bench_LDFLAGS = $(LTO)
%C%_outcomes_SOURCES = %D%/outcomes.c $(fuzz)
CLEANFILES += %D%/bench$(EXEEXT) %D%/outcomes$(EXEEXT)

EXTRA_DIST += \
	%D%/bench.tcl \
	%D%/hand.tcl
