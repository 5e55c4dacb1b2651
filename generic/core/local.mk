## The engine.

librules_la_SOURCES += \
	%D%/catalog.c \
	%D%/disk.c \
	%D%/disk.h \
	%D%/duel.c \
	%D%/duel.h \
	%D%/enquiry.c \
	%D%/enquiry.h \
	%D%/fair.c \
	%D%/flow.c \
	%D%/games.c \
	%D%/hex.c \
	%D%/hex.h \
	%D%/load.c \
	%D%/loan.c \
	%D%/lock.c \
	%D%/match.c \
	%D%/match.h \
	%D%/members.c \
	%D%/mixture.c \
	%D%/mixture.h \
	%D%/news-umpire.c \
	%D%/news.c \
	%D%/odds.c \
	%D%/odds.h \
	%D%/past.c \
	%D%/position.c \
	%D%/reach.c \
	%D%/reach.h \
	%D%/rules.h \
	%D%/save.c \
	%D%/seal.c \
	%D%/setup.c \
	%D%/simulate.c \
	%D%/stamp.c \
	%D%/tales.c \
	%D%/text.c \
	%D%/text.h \
	%D%/umpire.c \
	%D%/undo.c \
	%D%/view.c \
	%D%/wargame.h \
	%D%/words.c
