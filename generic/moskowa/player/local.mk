## How a computer plays La Bataille de la Moskowa.

librules_la_SOURCES += \
	%D%/assaults.c \
	%D%/balance.c \
	%D%/belief.c \
	%D%/best-end.c \
	%D%/columns.c \
	%D%/ending.c \
	%D%/ends.c \
	%D%/goals.c \
	%D%/hint-odds.c \
	%D%/hints-march.c \
	%D%/hints-move.c \
	%D%/hints.c \
	%D%/hints.h \
	%D%/hooks.c \
	%D%/manners.c \
	%D%/marches.c \
	%D%/plan.c \
	%D%/player.h \
	%D%/policy.c \
	%D%/reasons.c \
	%D%/tasks.c \
	%D%/weights.c \
	%D%/worth.c
