EXTRA_DIST += \
	%D%/catalog.test \
	%D%/languages.test \
	%D%/leisure.test \
	%D%/lists.test \
	%D%/moment.test \
	%D%/prefs.test \
	%D%/steady.test \
	%D%/style.test \
	%D%/timer.test \
	%D%/windowing.test
