## Tests of the engine.

check_PROGRAMS += \
	%D%/alike \
	%D%/answered \
	%D%/better \
	%D%/bodies \
	%D%/deployed \
	%D%/earlier \
	%D%/hex \
	%D%/hits \
	%D%/hurried \
	%D%/parts \
	%D%/past \
	%D%/reasons \
	%D%/room \
	%D%/rounds \
	%D%/search \
	%D%/shapes \
	%D%/thrift \
	%D%/unseen

%C%_alike_SOURCES = %D%/alike.c
%C%_answered_SOURCES = %D%/answered.c
%C%_better_SOURCES = %D%/better.c
%C%_bodies_SOURCES = %D%/bodies.c $(fuzz)
%C%_deployed_SOURCES = %D%/deployed.c
%C%_earlier_SOURCES = %D%/earlier.c $(fuzz)
%C%_hex_SOURCES = %D%/hex.c
%C%_hex_LDADD = librules.la -lm
%C%_hits_SOURCES = %D%/hits.c
%C%_hurried_SOURCES = %D%/hurried.c
%C%_parts_SOURCES = %D%/parts.c $(fuzz)
%C%_past_SOURCES = %D%/past.c $(fuzz)
%C%_reasons_SOURCES = %D%/reasons.c
%C%_room_SOURCES = %D%/room.c $(fuzz)
%C%_rounds_SOURCES = %D%/rounds.c
%C%_search_SOURCES = %D%/search.c
%C%_shapes_SOURCES = %D%/shapes.c
%C%_thrift_SOURCES = %D%/thrift.c
%C%_unseen_SOURCES = %D%/unseen.c $(fuzz)

EXTRA_DIST += \
	%D%/analysis-better.test \
	%D%/analysis-parts.test \
	%D%/analysis-phases.test \
	%D%/analysis.test \
	%D%/commit-reveal.test \
	%D%/computer-reasons.test \
	%D%/expects.test \
	%D%/computer.test \
	%D%/damage.test \
	%D%/group-ends.test \
	%D%/group-undo.test \
	%D%/group.test \
	%D%/later.test \
	%D%/match-class.test \
	%D%/match-disk.test \
	%D%/match-files.test \
	%D%/match-views.test \
	%D%/match.test \
	%D%/prices.test \
	%D%/standing.test \
	%D%/umpire-dice.test \
	%D%/umpire.test \
	%D%/undo-end.test
