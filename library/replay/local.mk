nobase_dist_pkgtcl_DATA += \
	%D%/replay-bar.tcl \
	%D%/replay-computers.tcl \
	%D%/replay-notes.tcl \
	%D%/replay-player.tcl \
	%D%/replay-seat.tcl \
	%D%/replay.tcl \
	%D%/time-line.tcl
