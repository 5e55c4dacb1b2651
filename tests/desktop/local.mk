EXTRA_DIST += \
	%D%/desktop.test \
	%D%/completion.test \
	%D%/ui-opened.test
