EXTRA_DIST += \
	%D%/ui-keyboard.test \
	%D%/ui-layout.test \
	%D%/ui-memory.test \
	%D%/ui-words.test
