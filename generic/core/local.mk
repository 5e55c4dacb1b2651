## The engine.

librules_la_SOURCES += \
	%D%/bits.h \
	%D%/catalog.c \
	%D%/chance.c \
	%D%/common.h \
	%D%/computer.h \
	%D%/deeds.h \
	%D%/extents.c \
	%D%/flow.c \
	%D%/fnv.h \
	%D%/games.c \
	%D%/memory.c \
	%D%/messages.h \
	%D%/moments.c %D%/moments.h \
	%D%/offer.c \
	%D%/playing.c \
	%D%/playing.h \
	%D%/queries.c \
	%D%/queries.h \
	%D%/members.h \
	%D%/moving.h \
	%D%/rows.h %D%/rules.h \
	%D%/sealed-box.c \
	%D%/setup.c \
	%D%/simulate.c \
	%D%/stages.c %D%/stages.h \
	%D%/standing.h \
	%D%/standings.h \
	%D%/text.c \
	%D%/text.h \
	%D%/password-hash.c \
	%D%/views.h \
	%D%/wargame.h
