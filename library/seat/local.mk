nobase_dist_pkgtcl_DATA += \
	%D%/clock.tcl \
	%D%/hand-odds.tcl \
	%D%/in-words.tcl \
	%D%/ledger.tcl \
	%D%/log-keys.tcl \
	%D%/log.tcl \
	%D%/notes.tcl \
	%D%/orders.tcl \
	%D%/seat-answer.tcl \
	%D%/seat-card.tcl \
	%D%/seat-hands.tcl \
	%D%/seat-history.tcl \
	%D%/seat-keys.tcl \
	%D%/seat-meanwhile.tcl \
	%D%/seat-moves.tcl \
	%D%/seat-panes.tcl \
	%D%/seat.tcl \
	%D%/tracks.tcl \
	%D%/umpire-form.tcl \
	%D%/umpire-seat.tcl
