nobase_dist_pkgtcl_DATA += \
	%D%/battle.tcl \
	%D%/blocks-art.tcl \
	%D%/blocks.tcl \
	%D%/cards.tcl \
	%D%/describe.tcl \
	%D%/odds.tcl \
	%D%/prompts.tcl \
	%D%/record.tcl \
	%D%/stacks.tcl \
	%D%/supply.tcl \
	%D%/tally.tcl \
	%D%/tutorial.tcl \
	%D%/victory.tcl \
	%D%/words.tcl
