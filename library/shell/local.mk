nobase_dist_pkgtcl_DATA += \
	%D%/cli-games.tcl \
	%D%/cli-letter.tcl \
	%D%/cli-replay.tcl \
	%D%/cli-report.tcl \
	%D%/cli-shot.tcl \
	%D%/cli-show.tcl \
	%D%/cli-simulate.tcl \
	%D%/cli-verify.tcl \
	%D%/display.tcl \
	%D%/far-child.tcl \
	%D%/far-home.tcl \
	%D%/help.tcl \
	%D%/main.tcl \
	%D%/menus.tcl \
	%D%/opening.tcl \
	%D%/options.tcl \
	%D%/replay-menus.tcl \
	%D%/role-menus.tcl \
	%D%/serves.tcl \
	%D%/shell.tcl \
	%D%/shot.tcl \
	%D%/table-menus.tcl \
	%D%/view-menus.tcl \
	%D%/windows.tcl
