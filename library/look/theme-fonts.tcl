# theme-fonts.tcl --
#
#       The fonts of the table by their roles, and which families are there.
#
#       fonts font ROLE          a Tk font, such as body
#       fonts family KIND ?STYLE?    a family that is there, for an SVG: serif,
#                                sans, narrow, numeral (lining figures); STYLE:
#                                of a font, italic may have another
#       fonts wide TEXT KIND WEIGHT      how many times its letters' size it is
#                                wide
#       fonts width TEXT FONT    the width of TEXT in pixels, FONT {FAMILY SIZE
#                                STYLE}
#       fonts hold               opens the fonts of a table's roles and keeps
#                                them open, so that the first table need not
#       fonts fit                gives the fonts that were asked for the size
#                                that text has now

need base/words look/theme-sizes

namespace eval ::wargame::look::fonts {
    namespace export font family wide width hold fit
    namespace ensemble create

    # role -> family, size in pixels, style
    variable Fonts {
        body {sans 13 normal}       bodyBold {sans 13 bold}
        small {sans 11 normal}      smallBold {sans 11 bold}
        prompt {sans 14 normal}     heading {serif 19 bold}
        title {serif 34 bold}       subtitle {serif 18 italic}
        italic {serif 15 italic}    area {serif 18 bold}
        clock {serif 15 bold}       number {serif 26 bold}
        button {sans 13 bold}       mono {mono 12 normal}
        caption {sans 12 bold}
        page {page 16 normal}       pageBold {page 16 bold}
        pageItalic {page 16 italic} pageSmall {page 14 normal}
        pageSmallBold {page 14 bold}                    pageGap {page 2 normal}
        pageSmallItalic {page 14 italic}                pageHead {page 16 bold}
        pageTitle {page 20 bold}    pageChapter {page 32 normal}
    }
    # KIND.LANGUAGE where the usual ones lack letters, or leave them blank; in
    # the Cyrillic italics of P052 \u043d cannot be told from \u0438.
    variable Families {
        serif {{EB Garamond} {EB Garamond 12} Cormorant Garamond
            {Adobe Garamond Pro} Georgia P052 {Liberation Serif} {DejaVu Serif}
            Times}
        serif.ru {Cormorant {Libertinus Serif} {Linux Libertine O} {PT Serif}
            Georgia P052 {Liberation Serif} {DejaVu Serif} Times}
        serif.italic.ru {Cormorant {Libertinus Serif} {Linux Libertine O}
            {PT Serif} Georgia {Liberation Serif} {DejaVu Serif} Times}
        page.italic.ru {{Source Serif 4} {Source Serif Pro} {PT Serif}
            {Liberation Serif} {DejaVu Serif} Times}
        page {{Source Serif 4} {Source Serif Pro} {Palatino Linotype} P052
            Palatino {URW Palladio L} Charter {Bitstream Charter} C059
            {Liberation Serif} {DejaVu Serif} Times}
        sans {{Source Sans 3} {Source Sans Pro} {Fira Sans} Inter {Open Sans}
            {Noto Sans} {Segoe UI} {Helvetica Neue} {Liberation Sans}
            {DejaVu Sans} Helvetica}
        numeral {C059 {Century Schoolbook} {URW Bookman} {Bookman Old Style}
            P052 Palatino {Liberation Serif} {DejaVu Serif} Times}
        narrow {{Fira Sans Condensed} {Open Sans Condensed}
            {Liberation Sans Narrow} {Nimbus Sans Narrow} {Arial Narrow}
            {DejaVu Sans Condensed} {Liberation Sans} Helvetica}
        mono {{Source Code Pro} {Fira Mono} {Noto Sans Mono} Menlo Consolas
            {Liberation Mono} {DejaVu Sans Mono} Courier}
    }
}

proc ::wargame::look::fonts::family {kind {style ""}} {
    variable Families
    variable Found
    foreach own [list $kind.$style $kind] {
        append own .[::wargame::base::language]
        if {[dict exists $Families $own]} {
            set kind $own
            break
        }
    }
    if {![info exists Found($kind)]} {
        package require Tk
        set there [::font families]
        set Found($kind) [lindex [dict get $Families $kind] end]
        foreach family [dict get $Families $kind] {
            if {$family in $there} {
                set Found($kind) $family
                break
            }
        }
    }
    return $Found($kind)
}

proc ::wargame::look::fonts::wide {text kind weight} {
    return [expr {[width $text [list [family $kind] -100 $weight]] / 100.0}]
}

proc ::wargame::look::fonts::width {text font} {
    # The same few words are measured again and again.
    variable Measured
    set key [list $font $text]
    if {![info exists Measured($key)]} {
        if {[array size Measured] > 4000} {
            array unset Measured
        }
        Hold $font
        set Measured($key) [::font measure $font $text]
    }
    return $Measured($key)
}

# Hold --
#
#       A font that nobody shows would be made again each time it is asked
#       about: a canvas that is never seen shows it.
proc ::wargame::look::fonts::Hold {font} {
    variable Held
    Measuring
    if {[dict exists $Held $font]} {
        return
    } elseif {[dict size $Held] > 40} {
        .measured delete {!kept}
        set Held [dict create]
    }
    dict set Held $font [.measured create text 0 0 -font $font]
}

proc ::wargame::look::fonts::Measuring {} {
    variable Held
    if {![winfo exists .measured]} {
        canvas .measured
        # Not among the windows.
        lower .measured
        set Held [dict create]
        # Each widget begins with one of these, whatever it is told next.
        foreach font {TkDefaultFont TkFixedFont TkMenuFont TkTextFont} {
            .measured create text 0 0 -tags kept -font $font
        }
        # For these two each photo that is shown asks the display server anew,
        # unless somebody has them.
        .measured create rectangle 0 0 1 1 -tags kept -fill white \
                -outline black
        # The first photo that is shown asks for 256 colours, and the last
        # forgets them.
        .measured create image 0 0 -tags kept -image [image create photo \
                wargame_first -width 1 -height 1]
    }
}

proc ::wargame::look::fonts::hold {} {
    variable Fonts
    Measuring
    foreach kind {sans serif narrow numeral} {
        foreach weight {normal bold} {
            wide 0 $kind $weight
        }
    }
    .measured delete role
    foreach role [dict keys $Fonts] {
        # Those of rules are opened with the rules.
        if {![string match page* $role]} {
            .measured create text 0 0 -tags {kept role} -font [font $role] \
                    -text {abcdefghijklmnopqrstuvwxyz 0123456789}
        }
    }
}

proc ::wargame::look::fonts::font {role} {
    variable Fonts
    dict get $Fonts $role
    set font wargame_$role
    if {$font ni [::font names]} {
        ::font create $font {*}[FontOptions $role]
    }
    return $font
}

proc ::wargame::look::fonts::FontOptions {role} {
    variable Fonts
    lassign [dict get $Fonts $role] kind size style
    return [list -family [family $kind $style] -size [expr {
            -round($size * [::wargame::look::sizes scale]
                * [::wargame::look::sizes density])}] \
        -weight [expr {$style eq "bold" ? "bold" : "normal"}] \
        -slant [expr {$style eq "italic" ? "italic" : "roman"}]]
}

proc ::wargame::look::fonts::fit {} {
    variable Fonts
    foreach role [dict keys $Fonts] {
        if {"wargame_$role" in [::font names]} {
            ::font configure wargame_$role {*}[FontOptions $role]
        }
    }
}
