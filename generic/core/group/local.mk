## A group of pieces ordered as one, and who can still act.

librules_la_SOURCES += \
	%D%/do.c \
	%D%/does.c \
	%D%/ends.c \
	%D%/group.h \
	%D%/later.c \
	%D%/lines.c \
	%D%/plan-text.c \
	%D%/plan.c \
	%D%/reach.c \
	%D%/read.c \
	%D%/road.c \
	%D%/sequences.c \
	%D%/shapes.c \
	%D%/still.c \
	%D%/trial-done.c \
	%D%/trial-road.c \
	%D%/trial-send.c \
	%D%/trial-why.c \
	%D%/trial.c \
	%D%/turns.c \
	%D%/ways.c
