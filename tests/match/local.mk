EXTRA_DIST += \
	%D%/autosave-shared.test \
	%D%/autosave.test \
	%D%/memory.test
