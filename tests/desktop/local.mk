EXTRA_DIST += \
	%D%/bundle.test \
	%D%/desktop.test \
	%D%/completion.test \
	%D%/ui-opened.test
