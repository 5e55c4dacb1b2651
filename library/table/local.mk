nobase_dist_pkgtcl_DATA += \
	%D%/agreed-choices.tcl \
	%D%/dice-menu.tcl \
	%D%/dice-source.tcl \
	%D%/far-pipe.tcl \
	%D%/far-role.tcl \
	%D%/handover.tcl \
	%D%/keys-elsewhere.tcl \
	%D%/match-window.tcl \
	%D%/match-windows.tcl \
	%D%/program-answers.tcl \
	%D%/place.tcl \
	%D%/play-window.tcl \
	%D%/role-place.tcl \
	%D%/role-window.tcl \
	%D%/secrets.tcl \
	%D%/seen.tcl \
	%D%/shown.tcl \
	%D%/computers-menu.tcl \
	%D%/table-computers.tcl \
	%D%/table-dice.tcl \
	%D%/table-file.tcl \
	%D%/table-place.tcl \
	%D%/table-roles.tcl \
	%D%/table.tcl \
	%D%/turn.tcl \
	%D%/typed-dice.tcl
