EXTRA_DIST += \
	%D%/ui-start-folded.test \
	%D%/ui-start-options.test \
	%D%/ui-start-ready.test \
	%D%/ui-start-recent.test \
	%D%/ui-start-scenario.test \
	%D%/ui-start-sides.test \
	%D%/ui-start-size.test \
	%D%/ui-start.test
