EXTRA_DIST += \
	%D%/turn-stories.test \
	%D%/turn.test \
	%D%/ui-accident.test \
	%D%/ui-by-keys.test \
	%D%/ui-computer.test \
	%D%/ui-costs.test \
	%D%/ui-dice.test \
	%D%/ui-disk.test \
	%D%/ui-ends.test \
	%D%/ui-far-gone.test \
	%D%/ui-far.test \
	%D%/ui-hotseat.test \
	%D%/ui-inputs-sixty.test \
	%D%/ui-inputs.test \
	%D%/ui-meanwhile.test \
	%D%/ui-once.test \
	%D%/ui-play.test \
	%D%/ui-shared-view.test \
	%D%/ui-since.test \
	%D%/ui-solitaire.test \
	%D%/ui-standing.test \
	%D%/ui-table.test \
	%D%/ui-turn.test \
	%D%/ui-umpire-password.test \
	%D%/ui-umpire.test \
	%D%/ui-unlooked.test \
	%D%/ui-windows.test
