EXTRA_DIST += \
	%D%/accident.tcl \
	%D%/autosave.tcl \
	%D%/battle-panel.tcl \
	%D%/berezina-cards.tcl \
	%D%/berezina-russians.tcl \
	%D%/berezina.tcl \
	%D%/board.tcl \
	%D%/borodino.tcl \
	%D%/calibrate.tcl \
	%D%/calls.tcl \
	%D%/cli.tcl \
	%D%/contest.tcl \
	%D%/drawn.tcl \
	%D%/far-played.tcl \
	%D%/far.tcl \
	%D%/finding.tcl \
	%D%/fit.tcl \
	%D%/floors.tcl \
	%D%/ford.tcl \
	%D%/french.tcl \
	%D%/games.tcl \
	%D%/group.tcl \
	%D%/inputs-keys.tcl \
	%D%/inputs.tcl \
	%D%/keyboard.tcl \
	%D%/layout.tcl \
	%D%/letters-doors.tcl \
	%D%/letters-dying.tcl \
	%D%/letters-window.tcl \
	%D%/letters.tcl \
	%D%/lookout.tcl \
	%D%/mac.tcl \
	%D%/make-diagrams.tcl \
	%D%/make-examples.tcl \
	%D%/make-games.tcl \
	%D%/make-pictures.tcl \
	%D%/map-chart.tcl \
	%D%/map.tcl \
	%D%/messages.tcl \
	%D%/monday-battles.tcl \
	%D%/monday-logistics.tcl \
	%D%/monday-options.tcl \
	%D%/monday-panels.tcl \
	%D%/monday.tcl \
	%D%/moskowa-names.tcl \
	%D%/odds.tcl \
	%D%/part-graph.tcl \
	%D%/prompts.tcl \
	%D%/pupil.tcl \
	%D%/quiet.tcl \
	%D%/replay.tcl \
	%D%/report.tcl \
	%D%/robot-keys.tcl \
	%D%/robot-mouse.tcl \
	%D%/robot-waits.tcl \
	%D%/robot-window.tcl \
	%D%/robot.tcl \
	%D%/commanders.tcl \
	%D%/roles.tcl \
	%D%/rules-window.tcl \
	%D%/selecting.tcl \
	%D%/source-code.tcl \
	%D%/start.tcl \
	%D%/table.tcl \
	%D%/tinkering.tcl \
	%D%/turn.tcl \
	%D%/twins.tcl \
	%D%/ui-panels.tcl \
	%D%/umpire.tcl

## How many points a French player comes to at the Berezina: doc/berezina.md.

CALIBRATE_MATCHES = 100
calibrate: all
	WARGAME_BUILD='$(abs_builddir)' $(TCLSH) \
		$(srcdir)/tests/support/calibrate.tcl $(CALIBRATE_MATCHES)
.PHONY: calibrate
