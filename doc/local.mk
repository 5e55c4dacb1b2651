dist_doc_DATA = LICENSE NEWS.md README.md \
	%D%/adding-a-game.md \
	%D%/architecture.md \
	%D%/bench.md \
	%D%/berezina.md \
	%D%/borodino.md \
	%D%/glossary.md \
	%D%/handbook.md \
	%D%/inputs.md \
	%D%/ladder-history.md \
	%D%/ladder.md \
	%D%/languages.md \
	%D%/macos.md \
	%D%/monday.md \
	%D%/moskowa.md \
	%D%/pictures.md \
	%D%/play-by-file.md \
	%D%/releasing.md \
	%D%/reviewed.md \
	%D%/security.md \
	%D%/style.md \
	%D%/tinkering.md \
	%D%/windows.md
nobase_dist_pkgtcl_DATA += %D%/handbook.md
man_MANS = %D%/grognard.1
%D%/grognard.1: %D%/grognard.1.in Makefile
	$(AM_V_GEN)$(MKDIR_P) %D% && \
	$(edit) $(srcdir)/%D%/grognard.1.in > $@-t && mv $@-t $@
CLEANFILES += %D%/grognard.1
docpicturesdir = $(docdir)/pictures
dist_docpictures_DATA = \
	%D%/pictures/battle.png \
	%D%/pictures/berezina-morale.png \
	%D%/pictures/berezina.png \
	%D%/pictures/deployment.png \
	%D%/pictures/drawn.png \
	%D%/pictures/monday-battle.png \
	%D%/pictures/monday.png \
	%D%/pictures/moskowa-afar.png \
	%D%/pictures/moskowa-charge.png \
	%D%/pictures/rules.png \
	%D%/pictures/start.png \
	%D%/pictures/supply.png \
	%D%/pictures/table.png \
	%D%/pictures/tutorial.png \
	%D%/pictures/umpire.png \
	%D%/pictures/victory.png
EXTRA_DIST += %D%/grognard.1.in %D%/pictures.sh %D%/sheets.sh
