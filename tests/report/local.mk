EXTRA_DIST += \
	%D%/analysed.test \
	%D%/analysis-cards.test \
	%D%/analysis-words.test \
	%D%/report-pages.test \
	%D%/report.test \
	%D%/ui-analysis-goes-on.test \
	%D%/ui-analysis-kept.test \
	%D%/ui-analysis-room.test \
	%D%/ui-analysis-show.test \
	%D%/ui-analysis-turns.test \
	%D%/ui-analysis.test
