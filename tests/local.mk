## Tests: C programs, then tests/*/*.test on a display of their own.

check_PROGRAMS =
AM_CPPFLAGS = -I$(builddir)
LDADD = librules.la
TESTS = $(check_PROGRAMS)

## To build those in C, for whoever runs them: names of their files.
c-tests: $(check_PROGRAMS)
	@echo $(check_PROGRAMS)
.PHONY: c-tests

CLEANFILES += tests.total

## Tests in Tcl, what they need, and matches played.

EXTRA_DIST += %D%/all.tcl

include %D%/base/local.mk
include %D%/bench/local.mk
include %D%/berezina/local.mk
include %D%/board/local.mk
include %D%/borodino/local.mk
include %D%/core/local.mk
include %D%/desktop/local.mk
include %D%/ford/local.mk
include %D%/fuzz/local.mk
include %D%/games/local.mk
include %D%/ground/local.mk
include %D%/house/local.mk
include %D%/look/local.mk
include %D%/mail/local.mk
include %D%/match/local.mk
include %D%/monday/local.mk
include %D%/moskowa/local.mk
include %D%/own/local.mk
include %D%/panels/local.mk
include %D%/present/local.mk
include %D%/replay/local.mk
include %D%/report/local.mk
include %D%/rules/local.mk
include %D%/seat/local.mk
include %D%/shell/local.mk
include %D%/start/local.mk
include %D%/support/local.mk
include %D%/table/local.mk
include %D%/tune/local.mk
include %D%/tutorial/local.mk
