EXTRA_DIST += \
	%D%/cli-files.test \
	%D%/cli-full.test \
	%D%/cli-ladder-jobs.test \
	%D%/cli-ladder-keep.test \
	%D%/cli-ladder.test \
	%D%/cli-rooms.test \
	%D%/cli.test \
	%D%/ui-choices-unkept.test \
	%D%/ui-display.test \
	%D%/ui-fit-windows.test \
	%D%/ui-languages.test \
	%D%/ui-mac.test \
	%D%/ui-menu-able.test \
	%D%/ui-russian.test \
	%D%/ui-shot.test
