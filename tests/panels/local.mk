EXTRA_DIST += \
	%D%/ui-battle.test \
	%D%/ui-odds.test \
	%D%/ui-panel-keys.test \
	%D%/ui-prompts.test \
	%D%/ui-supply.test
