nobase_dist_pkgtcl_DATA += \
	%D%/advice.tcl \
	%D%/arrow.tcl \
	%D%/auto-answers.tcl \
	%D%/battle.tcl \
	%D%/blocks.tcl \
	%D%/cards.tcl \
	%D%/events.tcl \
	%D%/facts.tcl \
	%D%/gestures.tcl \
	%D%/look.tcl \
	%D%/moves.tcl \
	%D%/panels.tcl \
	%D%/part.tcl \
	%D%/piece-look.tcl \
	%D%/piece-sentences.tcl \
	%D%/piece-words.tcl \
	%D%/pieces.tcl \
	%D%/present.tcl \
	%D%/presenter.tcl \
	%D%/prices.tcl \
	%D%/reader.tcl \
	%D%/record.tcl \
	%D%/sentences.tcl \
	%D%/silent.tcl \
	%D%/supply.tcl \
	%D%/victory.tcl \
	%D%/words.tcl
