## Borodino 1812.

librules_la_SOURCES += \
	%D%/battle.c \
	%D%/bids.c \
	%D%/bombard.c \
	%D%/borodino.c \
	%D%/borodino.h \
	%D%/bridges.c \
	%D%/chapters.h \
	%D%/command.c \
	%D%/deploy.c \
	%D%/determinize.c \
	%D%/easing.c \
	%D%/easing.h \
	%D%/entry.c \
	%D%/fire.c \
	%D%/flanking.c \
	%D%/forces.c \
	%D%/forces.h \
	%D%/hits.c \
	%D%/leaders.c \
	%D%/leaves.c \
	%D%/losses.c \
	%D%/map.h \
	%D%/movement.c \
	%D%/night.c \
	%D%/pinning.c \
	%D%/place.c \
	%D%/prices.c \
	%D%/query.c \
	%D%/redoubt.c \
	%D%/regroup.c \
	%D%/retreat.c \
	%D%/routes.c \
	%D%/scenarios.c \
	%D%/sequence.c \
	%D%/spoils.c \
	%D%/square.c \
	%D%/stacking.c \
	%D%/stragglers.c \
	%D%/supply.c \
	%D%/terrain.c \
	%D%/turns.c \
	%D%/umpire.c \
	%D%/victory.c \
	%D%/words.c
