## Better weights of computer players, for "make tune".

EXTRA_PROGRAMS += %D%/evaluate %D%/tune
contests = %D%/contests.c %D%/contests.h
%C%_tune_SOURCES = %D%/tune.c $(contests)
%C%_tune_LDADD = librules.la -lm
%C%_tune_LDFLAGS = $(LTO)
%C%_evaluate_SOURCES = \
	%D%/duels.c \
	%D%/evaluate.c \
	%D%/evaluate.h \
	%D%/fit.c \
	%D%/fit.h \
	%D%/positions.c \
	$(contests)
%C%_evaluate_LDADD = librules.la -lm
%C%_evaluate_LDFLAGS = $(LTO)
CLEANFILES += %D%/evaluate$(EXEEXT) %D%/tune$(EXEEXT)

check_PROGRAMS += %D%/fitted
%C%_fitted_SOURCES = %D%/fitted.c %D%/fit.c %D%/fit.h
%C%_fitted_LDADD = librules.la -lm

## Weights by which computers play, by self-play: doc/ladder-history.md.

TUNE_TRIES = 500
TUNE_SEED = 1
tune: tests/tune/tune
	tests/tune/tune borodino shevardino,borodino,campaign $(TUNE_TRIES) $(TUNE_SEED)
	tests/tune/tune monday monday,last_blood $(TUNE_TRIES) $(TUNE_SEED)
	tests/tune/tune berezina solitaire $(TUNE_TRIES) $(TUNE_SEED)
	tests/tune/tune moskowa shewardino,fleches $(TUNE_TRIES) $(TUNE_SEED)

## What a search compares positions by, beside how matches of generals with 20
## iterations end; in La Bataille of officers.

EVALUATE_MATCHES = 300
EVALUATE_SEED = 1
evaluate = tests/tune/evaluate play
ends = $(EVALUATE_MATCHES) $(EVALUATE_SEED) | tests/tune/evaluate fit
tune-evaluate: tests/tune/evaluate
	$(evaluate) monday monday 20 $(ends) monday
	$(evaluate) monday last_blood 20 $(ends) monday
	$(evaluate) borodino shevardino 20 $(ends) borodino
	$(evaluate) borodino borodino 20 $(ends) borodino
	$(evaluate) moskowa shewardino 0 $(ends) moskowa
	$(evaluate) moskowa fleches 0 $(ends) moskowa
	$(evaluate) moskowa afternoon 0 $(ends) moskowa
.PHONY: tune tune-evaluate
