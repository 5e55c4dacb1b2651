nobase_dist_pkgtcl_DATA += \
	%D%/advice.tcl \
	%D%/auto-answers.tcl \
	%D%/battle-asks.tcl \
	%D%/battle-parts.tcl \
	%D%/battle-units.tcl \
	%D%/battle.tcl \
	%D%/blocks-art.tcl \
	%D%/blocks.tcl \
	%D%/cards-impulse.tcl \
	%D%/cards.tcl \
	%D%/eagles.tcl \
	%D%/events.tcl \
	%D%/gestures.tcl \
	%D%/look.tcl \
	%D%/markers.tcl \
	%D%/panels.tcl \
	%D%/prices.tcl \
	%D%/reader.tcl \
	%D%/record.tcl \
	%D%/sentences.tcl \
	%D%/supply-rows.tcl \
	%D%/supply.tcl \
	%D%/tracks.tcl \
	%D%/tutorial.tcl \
	%D%/victory.tcl \
	%D%/words.tcl
