EXTRA_DIST += \
	%D%/rules-text.test \
	%D%/ui-handbook.test \
	%D%/ui-rules-search.test \
	%D%/ui-rules.test
