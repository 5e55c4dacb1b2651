## Better weights of computer players, for "make tune".

EXTRA_PROGRAMS += %D%/tune
%C%_tune_SOURCES = %D%/tune.c
%C%_tune_LDADD = librules.la -lm
%C%_tune_LDFLAGS = $(LTO)
CLEANFILES += %D%/tune$(EXEEXT)
