check_PROGRAMS += %D%/orders %D%/reasons %D%/target
%C%_orders_SOURCES = %D%/orders.c
%C%_reasons_SOURCES = %D%/reasons.c tests/core/told-reasons.c \
	tests/core/told-reasons.h
%C%_target_SOURCES = %D%/target.c

EXTRA_DIST += \
	%D%/advice-command.test \
	%D%/battle-faces.test \
	%D%/borodino-battle.test \
	%D%/borodino-bombard.test \
	%D%/borodino-command.test \
	%D%/borodino-diagrams.test \
	%D%/borodino-forces.test \
	%D%/borodino-games.test \
	%D%/borodino-movement.test \
	%D%/borodino-night.test \
	%D%/borodino-retreat.test \
	%D%/borodino-rulings.test \
	%D%/borodino-scenarios.test \
	%D%/borodino-sequence.test \
	%D%/borodino-square.test \
	%D%/borodino-standing.test \
	%D%/borodino-supply.test \
	%D%/borodino-terrain.test \
	%D%/odds.test \
	%D%/ui-fit-borodino.test \
	%D%/ui-supply-hint.test
