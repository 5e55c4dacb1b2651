EXTRA_DIST += \
	%D%/damage.test \
	%D%/fair.test \
	%D%/match.test \
	%D%/prices.test \
	%D%/umpire.test
