EXTRA_DIST += \
	%D%/ui-after-done.test \
	%D%/ui-back.test \
	%D%/ui-counsel.test \
	%D%/ui-dimming.test \
	%D%/ui-double-click.test \
	%D%/ui-drop-tag.test \
	%D%/ui-few-keys.test \
	%D%/ui-finish.test \
	%D%/ui-formation.test \
	%D%/ui-group-dice.test \
	%D%/ui-groups.test \
	%D%/ui-keyboard.test \
	%D%/ui-layout-windows.test \
	%D%/ui-layout.test \
	%D%/ui-marches.test \
	%D%/ui-memory.test \
	%D%/ui-menus.test \
	%D%/ui-next-stack.test \
	%D%/ui-question.test \
	%D%/ui-ringed.test \
	%D%/ui-score.test \
	%D%/ui-sought.test \
	%D%/ui-standing-row.test \
	%D%/ui-tray.test \
	%D%/ui-waiting.test \
	%D%/ui-where-to.test \
	%D%/ui-words.test
