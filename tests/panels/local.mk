EXTRA_DIST += \
	%D%/card-row.test \
	%D%/ui-asked-words.test \
	%D%/ui-battle-answers.test \
	%D%/ui-battle-digits.test \
	%D%/ui-battle-holds.test \
	%D%/ui-battle.test \
	%D%/ui-card-rise.test \
	%D%/ui-digits.test \
	%D%/ui-initiative.test \
	%D%/ui-odds.test \
	%D%/ui-panel-keys.test \
	%D%/ui-prompts.test \
	%D%/ui-supply.test \
	%D%/ui-told.test
