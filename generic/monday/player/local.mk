## How a computer plays Bloody Monday.

librules_la_SOURCES += \
	%D%/attacks.c \
	%D%/balance.c \
	%D%/belief.c \
	%D%/exchange.c \
	%D%/hooks.c \
	%D%/leaders.c \
	%D%/moves.c \
	%D%/others.c \
	%D%/outlook.h \
	%D%/plan.c \
	%D%/player.h \
	%D%/policy.c \
	%D%/posts.c \
	%D%/reach.c \
	%D%/reasons-battle.c \
	%D%/reasons.c \
	%D%/weights.c \
	%D%/worth.c
