## Better weights of computer players, for "make tune".

EXTRA_PROGRAMS += %D%/tune
%C%_tune_SOURCES = %D%/tune.c
%C%_tune_LDADD = librules.la -lm
%C%_tune_LDFLAGS = $(LTO)
CLEANFILES += %D%/tune$(EXEEXT)

## Weights by which computers play, by self-play: doc/ladder-history.md.

TUNE_TRIES = 500
TUNE_SEED = 1
tune: tests/tune/tune
	tests/tune/tune borodino shevardino,borodino $(TUNE_TRIES) $(TUNE_SEED)
	tests/tune/tune monday monday,last_blood $(TUNE_TRIES) $(TUNE_SEED)
	tests/tune/tune berezina solitaire $(TUNE_TRIES) $(TUNE_SEED)
	tests/tune/tune moskowa shewardino,fleches $(TUNE_TRIES) $(TUNE_SEED)
.PHONY: tune
