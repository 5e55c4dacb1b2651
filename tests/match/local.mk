EXTRA_DIST += \
	%D%/autosave.test \
	%D%/memory.test
