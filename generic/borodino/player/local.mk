## How a computer plays Borodino 1812.

librules_la_SOURCES += \
	%D%/attacks.c \
	%D%/balance.c \
	%D%/belief.c \
	%D%/duel.c \
	%D%/entries.c \
	%D%/fights.c \
	%D%/hooks.c \
	%D%/march-reasons.c \
	%D%/mutate.c \
	%D%/orders.c \
	%D%/outcome.c \
	%D%/outlook.h \
	%D%/plan.c \
	%D%/player.h \
	%D%/policy.c \
	%D%/quotas.c \
	%D%/reasons.c \
	%D%/target.c \
	%D%/wanted.c \
	%D%/weights.c \
	%D%/worth.c
