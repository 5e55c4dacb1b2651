EXTRA_DIST += \
	%D%/board-parts.test \
	%D%/ui-blocks.test \
	%D%/ui-board.test \
	%D%/ui-density.test \
	%D%/ui-piles.test
