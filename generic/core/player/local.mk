## Computer players.

librules_la_SOURCES += \
	%D%/analysed.c \
	%D%/analysis-text.c \
	%D%/analysis.c \
	%D%/analysis.h \
	%D%/arms.c \
	%D%/challenge.c \
	%D%/compare.c \
	%D%/compare.h \
	%D%/computer.c \
	%D%/contest.c \
	%D%/expects.c \
	%D%/figures.c \
	%D%/imprint.c \
	%D%/instead.c \
	%D%/led-on.c \
	%D%/levels.c \
	%D%/luck.c \
	%D%/phases.c \
	%D%/player.h \
	%D%/playout.c \
	%D%/reasons.c \
	%D%/recall.c \
	%D%/rounds.c \
	%D%/search.c \
	%D%/simple.c \
	%D%/stretch.c \
	%D%/think.c \
	%D%/thoughts.c \
	%D%/worlds.c \
	%D%/would.c
