## La Bataille de la Moskowa.

check_PROGRAMS += \
	%D%/charts \
	%D%/forces \
	%D%/ground \
	%D%/hands \
	%D%/movement \
	%D%/query \
	%D%/scenario \
	%D%/sight \
	%D%/stacks \
	%D%/terrain \
	%D%/zones

%C%_charts_SOURCES = %D%/charts.c %D%/paragraph.h
%C%_forces_SOURCES = %D%/forces.c %D%/paragraph.h
%C%_ground_SOURCES = %D%/ground.c %D%/paragraph.h
%C%_hands_SOURCES = %D%/hands.c %D%/begin.h %D%/paragraph.h
%C%_movement_SOURCES = %D%/movement.c %D%/begin.h %D%/paragraph.h
%C%_query_SOURCES = %D%/query.c %D%/begin.h %D%/paragraph.h
%C%_scenario_SOURCES = %D%/scenario.c %D%/begin.h %D%/paragraph.h
%C%_sight_SOURCES = %D%/sight.c %D%/paragraph.h
%C%_stacks_SOURCES = %D%/stacks.c %D%/paragraph.h
%C%_terrain_SOURCES = %D%/terrain.c %D%/paragraph.h
%C%_zones_SOURCES = %D%/zones.c %D%/paragraph.h
