nobase_dist_pkgtcl_DATA += \
	%D%/aside.tcl \
	%D%/battle-ask.tcl \
	%D%/battle-odds.tcl \
	%D%/battle.tcl \
	%D%/card-rows.tcl \
	%D%/card-top.tcl \
	%D%/card.tcl \
	%D%/field-band.tcl \
	%D%/field-lines.tcl \
	%D%/field.tcl \
	%D%/initiative.tcl \
	%D%/moves-list.tcl \
	%D%/moves.tcl \
	%D%/odds.tcl \
	%D%/panel-letters.tcl \
	%D%/panel.tcl \
	%D%/panels.tcl \
	%D%/supply.tcl \
	%D%/victory-scale.tcl \
	%D%/victory.tcl
