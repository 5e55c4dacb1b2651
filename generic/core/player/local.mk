## Computer players.

librules_la_SOURCES += \
	%D%/computer.c \
	%D%/contest.c \
	%D%/levels.c \
	%D%/player.h \
	%D%/playout.c \
	%D%/recall.c \
	%D%/search.c \
	%D%/worlds.c
