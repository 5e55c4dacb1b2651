nobase_dist_pkgtcl_DATA += \
	%D%/advice.tcl \
	%D%/arrow.tcl \
	%D%/blocks.tcl \
	%D%/events.tcl \
	%D%/facts.tcl \
	%D%/fight-record.tcl \
	%D%/look.tcl \
	%D%/panels.tcl \
	%D%/part.tcl \
	%D%/piece-look.tcl \
	%D%/piece-sentences.tcl \
	%D%/piece-words.tcl \
	%D%/pieces.tcl \
	%D%/present.tcl \
	%D%/presenter.tcl \
	%D%/price-harm.tcl \
	%D%/prices.tcl \
	%D%/reader.tcl \
	%D%/sentences.tcl \
	%D%/silent.tcl \
	%D%/words.tcl
