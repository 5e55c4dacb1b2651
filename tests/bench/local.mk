## How fast it is, for "make bench".

EXTRA_PROGRAMS = %D%/bench
%C%_bench_SOURCES = %D%/bench.c $(fuzz)
CLEANFILES += %D%/bench$(EXEEXT)

EXTRA_DIST += \
	%D%/bench.tcl \
	%D%/hand.tcl
