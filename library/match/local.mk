nobase_dist_pkgtcl_DATA += \
	%D%/agreed.tcl \
	%D%/autosave.tcl \
	%D%/bookmarks.tcl \
	%D%/chance.tcl \
	%D%/chapters.tcl \
	%D%/choices.tcl \
	%D%/dice-kept.tcl \
	%D%/holds.tcl \
	%D%/luck.tcl \
	%D%/marks.tcl \
	%D%/match.tcl \
	%D%/memories.tcl \
	%D%/memory.tcl \
	%D%/moment.tcl \
	%D%/odds-query.tcl \
	%D%/odds-service.tcl \
	%D%/recent.tcl \
	%D%/replay-cursor.tcl \
	%D%/saved.tcl \
	%D%/seat-match.tcl \
	%D%/tally.tcl \
	%D%/versions.tcl \
	%D%/worker-child.tcl \
	%D%/worker.tcl
