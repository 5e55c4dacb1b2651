EXTRA_DIST += \
	%D%/fuzz-doors.tcl
