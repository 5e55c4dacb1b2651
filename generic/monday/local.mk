## Bloody Monday.

librules_la_SOURCES += \
	%D%/battery.c \
	%D%/battle.c \
	%D%/chapters.h \
	%D%/command.c \
	%D%/determinize.c \
	%D%/final.c \
	%D%/forces.c \
	%D%/forces.h \
	%D%/game.c \
	%D%/groundcombat.c \
	%D%/gunfire.c \
	%D%/hits.c \
	%D%/icons.c \
	%D%/impulse.c \
	%D%/inspire.c \
	%D%/isolation.c \
	%D%/jagers.c \
	%D%/leaders.c \
	%D%/leaves.c \
	%D%/logistics.c \
	%D%/map.h \
	%D%/members.c \
	%D%/monday.h \
	%D%/movement.c \
	%D%/place.c \
	%D%/prices.c \
	%D%/query-reach.c \
	%D%/query.c \
	%D%/reinforce.c \
	%D%/restore.c \
	%D%/retreat.c \
	%D%/sequence.c \
	%D%/setup.c \
	%D%/standing.c \
	%D%/terrain.c \
	%D%/umpire.c \
	%D%/victory.c \
	%D%/words.c \
	%D%/words.h
