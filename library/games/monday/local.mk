nobase_dist_pkgtcl_DATA += \
	%D%/battle-asks.tcl \
	%D%/battle-units.tcl \
	%D%/battle.tcl \
	%D%/blocks-art.tcl \
	%D%/blocks.tcl \
	%D%/cards-impulse.tcl \
	%D%/cards.tcl \
	%D%/describe.tcl \
	%D%/eagles.tcl \
	%D%/hands.tcl \
	%D%/inspect.tcl \
	%D%/markers.tcl \
	%D%/odds.tcl \
	%D%/prompts.tcl \
	%D%/record.tcl \
	%D%/stacks.tcl \
	%D%/supply-rows.tcl \
	%D%/supply.tcl \
	%D%/tally.tcl \
	%D%/tracks.tcl \
	%D%/units.tcl \
	%D%/victory.tcl \
	%D%/words.tcl
