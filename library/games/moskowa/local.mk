nobase_dist_pkgtcl_DATA += \
	%D%/advice.tcl \
	%D%/auto-answers.tcl \
	%D%/cards-asks.tcl \
	%D%/cards-fire.tcl \
	%D%/cards-melee.tcl \
	%D%/cards-parts.tcl \
	%D%/cards.tcl \
	%D%/counters-art.tcl \
	%D%/counters.tcl \
	%D%/events.tcl \
	%D%/fires.tcl \
	%D%/formations.tcl \
	%D%/gestures.tcl \
	%D%/ground.tcl \
	%D%/hex-names.tcl \
	%D%/ledger.tcl \
	%D%/look.tcl \
	%D%/panels.tcl \
	%D%/prices.tcl \
	%D%/reader.tcl \
	%D%/sentences.tcl \
	%D%/tutorial.tcl \
	%D%/unit-names.tcl \
	%D%/victory.tcl \
	%D%/words-commanders.tcl \
	%D%/words-events.tcl \
	%D%/words.tcl
