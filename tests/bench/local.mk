EXTRA_DIST += \
	%D%/bench.tcl
