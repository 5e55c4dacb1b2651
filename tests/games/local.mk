EXTRA_DIST += \
	%D%/berezina-solitaire.game \
	%D%/berezina-solitaire.position \
	%D%/berezina-two_players.game \
	%D%/berezina-two_players.position \
	%D%/borodino-borodino.game \
	%D%/borodino-borodino.position \
	%D%/borodino-campaign.game \
	%D%/borodino-campaign.position \
	%D%/borodino-shevardino.game \
	%D%/borodino-shevardino.position \
	%D%/diagram-1.game \
	%D%/diagram-1.position \
	%D%/diagram-2.game \
	%D%/diagram-2.position \
	%D%/diagram-3.game \
	%D%/diagram-3.position \
	%D%/diagram-4.game \
	%D%/diagram-4.position \
	%D%/monday-last_blood.game \
	%D%/monday-last_blood.position \
	%D%/monday-monday.game \
	%D%/monday-monday.position \
	%D%/moskowa-played.game
