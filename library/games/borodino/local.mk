nobase_dist_pkgtcl_DATA += \
	%D%/advice.tcl \
	%D%/auto-answers.tcl \
	%D%/battle-asks.tcl \
	%D%/battle.tcl \
	%D%/blocks-art.tcl \
	%D%/blocks.tcl \
	%D%/cards.tcl \
	%D%/events.tcl \
	%D%/gestures.tcl \
	%D%/ledger.tcl \
	%D%/look.tcl \
	%D%/panels.tcl \
	%D%/prices.tcl \
	%D%/reader.tcl \
	%D%/record.tcl \
	%D%/sentences.tcl \
	%D%/supply.tcl \
	%D%/tutorial.tcl \
	%D%/victory.tcl \
	%D%/words.tcl
