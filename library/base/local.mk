nobase_dist_pkgtcl_DATA += \
	%D%/base.tcl \
	%D%/checked.tcl \
	%D%/doors.tcl \
	%D%/files.tcl \
	%D%/layouts.tcl \
	%D%/leisure.tcl \
	%D%/loader.tcl \
	%D%/objects.tcl \
	%D%/plurals.tcl \
	%D%/prefs.tcl \
	%D%/requests.tcl \
	%D%/system.tcl \
	%D%/timer.tcl \
	%D%/windowing.tcl \
	%D%/words.tcl
