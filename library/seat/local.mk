nobase_dist_pkgtcl_DATA += \
	%D%/answers.tcl \
	%D%/board-pane.tcl \
	%D%/choice-menu.tcl \
	%D%/clock.tcl \
	%D%/hand-odds.tcl \
	%D%/hints.tcl \
	%D%/history.tcl \
	%D%/in-words.tcl \
	%D%/key-actions.tcl \
	%D%/ledger.tcl \
	%D%/lights.tcl \
	%D%/log-keys.tcl \
	%D%/log.tcl \
	%D%/meanwhile.tcl \
	%D%/mouse.tcl \
	%D%/notes.tcl \
	%D%/orders-card.tcl \
	%D%/orders.tcl \
	%D%/panel-place.tcl \
	%D%/panes.tcl \
	%D%/seat-part.tcl \
	%D%/seat.tcl \
	%D%/side-windows.tcl \
	%D%/status-line.tcl \
	%D%/tracks.tcl \
	%D%/umpire-form.tcl \
	%D%/umpire-seat.tcl
