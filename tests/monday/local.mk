check_PROGRAMS += %D%/plans %D%/chance %D%/ending
%C%_plans_SOURCES = %D%/plans.c
%C%_chance_SOURCES = %D%/chance.c
%C%_ending_SOURCES = %D%/ending.c

EXTRA_DIST += \
	%D%/monday-areas.test \
	%D%/monday-asked.test \
	%D%/monday-combat.test \
	%D%/monday-faq.test \
	%D%/monday-final.test \
	%D%/monday-fire.test \
	%D%/monday-games.test \
	%D%/monday-initiative.test \
	%D%/monday-isolation.test \
	%D%/monday-last-blood.test \
	%D%/monday-log.test \
	%D%/monday-logistics.test \
	%D%/monday-map-room.test \
	%D%/monday-map.test \
	%D%/monday-options-armies.test \
	%D%/monday-options-units.test \
	%D%/monday-options.test \
	%D%/monday-reinforcements.test \
	%D%/monday-sent.test \
	%D%/monday-setup.test \
	%D%/monday-tactical.test \
	%D%/monday-tutorial.test \
	%D%/monday-undo.test \
	%D%/monday-units.test \
	%D%/monday-words.test \
	%D%/odds-monday.test \
	%D%/ui-fit-monday.test \
	%D%/ui-monday-asks.test \
	%D%/ui-monday-orders.test \
	%D%/ui-monday-battle.test \
	%D%/ui-monday-draws.test \
	%D%/ui-monday-final.test \
	%D%/ui-monday-guns.test \
	%D%/ui-monday-panels.test \
	%D%/ui-monday.test
