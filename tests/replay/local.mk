EXTRA_DIST += \
	%D%/replay.test \
	%D%/ui-replay-marks.test \
	%D%/ui-replay.test
