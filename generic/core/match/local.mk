## A match and its history.

librules_la_SOURCES += \
	%D%/apply.c \
	%D%/columns.c \
	%D%/columns.h \
	%D%/commit-reveal.c \
	%D%/copy.c \
	%D%/determinize.c \
	%D%/entry.c \
	%D%/event-lists.c \
	%D%/event-text.c \
	%D%/events-umpire.c \
	%D%/events.c \
	%D%/flow-text.c \
	%D%/foreseen.c \
	%D%/header.c \
	%D%/history.c \
	%D%/load.c \
	%D%/match.h \
	%D%/messages.c \
	%D%/members.c \
	%D%/past.c \
	%D%/position.c \
	%D%/reader.c \
	%D%/remote.c \
	%D%/save.c \
	%D%/seats.c \
	%D%/sightings.c \
	%D%/snapshot.c \
	%D%/standing-answers.c \
	%D%/standing-levels.c \
	%D%/standing-list.c \
	%D%/standing-orders.h \
	%D%/standing-text.c \
	%D%/standing-whose.c \
	%D%/standing.c \
	%D%/state.c \
	%D%/umpire.c \
	%D%/redo.c \
	%D%/undo-piece.c \
	%D%/undo.c \
	%D%/view.c \
	%D%/words.c
