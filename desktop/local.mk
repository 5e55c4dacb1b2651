## The program among those of a desktop: its entry, its icons, what it opens,
## what a shop tells of it, and completion for shells.

applicationsdir = $(datadir)/applications
dist_applications_DATA = %D%/grognard.desktop
mimedir = $(datadir)/mime/packages
dist_mime_DATA = %D%/grognard.xml
metainfodir = $(datadir)/metainfo
metainfo_DATA = %D%/grognard.metainfo.xml
bashcompletiondir = $(datadir)/bash-completion/completions
bashcompletion_DATA = %D%/bash/grognard
zshcompletiondir = $(datadir)/zsh/site-functions
zshcompletion_DATA = %D%/zsh/_grognard
fishcompletiondir = $(datadir)/fish/vendor_completions.d
fishcompletion_DATA = %D%/fish/grognard.fish
completions = $(bashcompletion_DATA) $(zshcompletion_DATA) \
	$(fishcompletion_DATA)

## Without a homepage there is none to name, and no pictures from there.
%D%/grognard.metainfo.xml: %D%/grognard.metainfo.xml.in Makefile
	$(AM_V_GEN)$(MKDIR_P) %D% && if test -z '$(HOMEPAGE)'; then \
		without='/<url/d;/<screenshots>/,/<\/screenshots>/d'; \
	fi && $(edit) -e "$$without" \
		$(srcdir)/%D%/grognard.metainfo.xml.in > $@-t && mv $@-t $@

$(completions): package/stamp %D%/completion.tcl library/shell/commands.tcl \
		%D%/completion-bash.tcl %D%/completion-fish.tcl \
		%D%/completion-zsh.tcl
	$(AM_V_GEN)shell=$@ && shell=$${shell%/*} && shell=$${shell##*/} && \
	$(MKDIR_P) %D%/$$shell && LD_PRELOAD='$(PRELOAD)' \
	ASAN_OPTIONS=detect_leaks=0 $(TCLSH) $(srcdir)/%D%/completion.tcl \
		$$shell package > $@-t && mv $@-t $@

## Icons: drawn once as SVG; the windows have a few of them, too.
icon_sizes = 16 22 24 32 48 64 128 256
hicolordir = $(datadir)/icons/hicolor
icons = %D%/icons/stamp
scalableappsdir = $(hicolordir)/scalable/apps
dist_scalableapps_DATA = %D%/grognard.svg
scalablemimesdir = $(hicolordir)/scalable/mimetypes
dist_scalablemimes_DATA = %D%/application-x-grognard.svg
windowicons = icons/grognard-16.png icons/grognard-32.png \
	icons/grognard-48.png icons/grognard-128.png
nobase_nodist_pkgtcl_DATA += $(windowicons)

all-local: $(icons)
%D%/icons/stamp: %D%/grognard.svg %D%/application-x-grognard.svg Makefile
	$(AM_V_GEN)for size in $(icon_sizes); do \
		at=%D%/icons/$${size}x$$size && \
		$(MKDIR_P) $$at/apps $$at/mimetypes && \
		$(RSVG_CONVERT) -w $$size -o $$at/apps/grognard.png \
			$(srcdir)/%D%/grognard.svg && \
		$(RSVG_CONVERT) -w $$size \
			-o $$at/mimetypes/application-x-grognard.png \
			$(srcdir)/%D%/application-x-grognard.svg || exit 1; \
	done && touch $@
$(windowicons): %D%/grognard.svg
	$(AM_V_GEN)$(MKDIR_P) icons && size=$@ && size=$${size#*-} && \
	$(RSVG_CONVERT) -w $${size%.png} -o $@-t $(srcdir)/%D%/grognard.svg && \
		mv $@-t $@

install-data-local: $(icons)
	for size in $(icon_sizes); do for kind in apps mimetypes; do \
		at=$${size}x$$size/$$kind && \
		$(MKDIR_P) "$(DESTDIR)$(hicolordir)/$$at" && \
		$(INSTALL_DATA) %D%/icons/$$at/*.png \
			"$(DESTDIR)$(hicolordir)/$$at" || exit 1; \
	done; done
uninstall-local:
	for size in $(icon_sizes); do \
		at="$(DESTDIR)$(hicolordir)/$${size}x$$size" && \
		rm -f "$$at/apps/grognard.png" \
			"$$at/mimetypes/application-x-grognard.png"; \
	done

CLEANFILES += $(metainfo_DATA) $(completions) $(windowicons)
EXTRA_DIST += %D%/launcher.c %D%/completion.tcl %D%/completion-bash.tcl \
	%D%/completion-fish.tcl %D%/completion-zsh.tcl \
	%D%/grognard.metainfo.xml.in %D%/Info.plist.in
