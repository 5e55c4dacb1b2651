EXTRA_DIST += \
	%D%/autosave-shared.test \
	%D%/autosave.test \
	%D%/halted-kept.test \
	%D%/kept-list.test \
	%D%/marches.test \
	%D%/memory.test \
	%D%/messages.test \
	%D%/outcome.test \
	%D%/players-remembered.test \
	%D%/seat-match.test \
	%D%/sightings.test \
	%D%/thinker.test \
	%D%/waiting-kept.test \
	%D%/who-played.test
