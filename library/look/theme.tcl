# theme.tcl --
#
#       How the table looks: the theme and the size of text that are chosen, and
#       what follows from them.  It is loaded without a display, too: who draws
#       pictures as text needs it.
#
#       theme use NAME ?TEXTSCALE?  engraved, contrast or colour_safe; 1 to 2
#       theme names, color KEY, side N, sides, tint KEY OF SHARE
#                                   colours: see theme-colors.tcl
#       theme font ROLE, family KIND ?STYLE?, wide TEXT KIND WEIGHT,
#             width TEXT FONT, hold
#                                   fonts: see theme-fonts.tcl
#       theme size KEY, px N, density
#                                   sizes: see theme-sizes.tcl
#       theme stamp                 another when colours, or how large text is,
#                                   are others
#       theme define NAME COLORS ?LIKE?, title NAME
#                                   a person's own: see theme-own.tcl
#       theme letter KEY            the letter or sign beside a colour that
#                                   means something
#       theme apply                 make the ttk widgets look so; sends the
#                                   virtual event <<WargameTheme>> to windows

need base/words look/theme-colors look/theme-fonts look/theme-own \
        look/theme-sizes look/theme-style

namespace eval ::wargame::look::theme {
    namespace import ::wargame::look::colors::* ::wargame::look::fonts::* \
            ::wargame::look::sizes::* ::wargame::look::ownThemes::*
    namespace export use names color side sides tint font family wide width \
            hold size px density letter stamp define title apply
    namespace ensemble create

    variable Letters {
        side0 F             side1 R             good +
        bad x               hit x               warn !
        guard G             supply S
    }
}

proc ::wargame::look::theme::use {name {textScale 1.0}} {
    if {$name ni [names]} {
        return -code error "no theme \"$name\""
    }
    wear $name
    scale $textScale
    apply
}

proc ::wargame::look::theme::letter {key} {
    variable Letters
    return [::wargame::base::sayOr letter.$key [dict get $Letters $key]]
}

proc ::wargame::look::theme::stamp {} {
    return [list [worn] [scale]]
}

proc ::wargame::look::theme::apply {} {
    package require Tk
    fit
    ::wargame::look::ttkStyle apply
    event generate . <<WargameTheme>> -when tail
}
