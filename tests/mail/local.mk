EXTRA_DIST += \
	%D%/answering.test \
	%D%/letters-beside.test \
	%D%/letters-commanders.test \
	%D%/letters-commanders-crossed.test \
	%D%/letters-crossed.test \
	%D%/letters-deaths.test \
	%D%/letters-doors.test \
	%D%/letters-failing.test \
	%D%/letters-forged.test \
	%D%/letters-held.test \
	%D%/letters-messages.test \
	%D%/letters-refused.test \
	%D%/letters-standing.test \
	%D%/letters-turn.test \
	%D%/letters.test \
	%D%/ui-letters-battle.test \
	%D%/ui-letters-commanders.test \
	%D%/ui-letters-computer.test \
	%D%/ui-letters-files.test \
	%D%/ui-letters-stopped.test \
	%D%/ui-letters.test
