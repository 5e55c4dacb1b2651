# theme-style.tcl --
#
#       How the ttk widgets look, in the colours and fonts of the theme.
#
#       ttkStyle apply      make them look so
#
#   Styles of its own: Default.TButton; Side0.TButton and Side1.TButton, of a
#   side; Desk, Sunk and Lift, .TFrame and .TLabel, by what they lie on;
#   Lift.TCheckbutton, Recent.TButton, Row.TButton, Heading.TLabel, Small.TLabel
#   and Rule.TLabel.
#
#   They are made here, once: whenever a style is told anything ttk lays all
#   widgets of all windows again.

need look/theme-colors look/theme-fonts look/theme-sizes look/widget-art

namespace eval ::wargame::look::ttkStyle {
    namespace export apply
    namespace ensemble create
    namespace import ::wargame::look::colors::color \
            ::wargame::look::colors::tint ::wargame::look::fonts::font \
            ::wargame::look::sizes::px
}

proc ::wargame::look::ttkStyle::apply {} {
    ttk::style theme use clam
    set paper [color paper]
    set ink [color ink]
    ttk::style configure . -background $paper -foreground $ink \
            -fieldbackground [color paperLift] -troughcolor [color paperSunk] \
            -bordercolor [color paperEdge] \
            -lightcolor $paper -darkcolor $paper \
            -selectbackground [color gold] -selectforeground $ink \
            -insertcolor $ink -font [font body] -focuscolor [color focus] \
            -arrowcolor $ink
    ButtonStyles
    LabelStyles
    BoxStyles
    ttk::style configure TPanedwindow -background [color paperEdge]
    ttk::style configure Sash -sashthickness [px 6] -gripcount 0
    ::wargame::look::widgetArt draw
    FileDialog
}

proc ::wargame::look::ttkStyle::FileDialog {} {
    # That of Tk begins without what is hidden, and has a button for it.
    if {[tk windowingsystem] eq "x11" && [auto_load ::tk::dialog::file::]
            && !$::tk::dialog::file::showHiddenBtn} {
        set ::tk::dialog::file::showHiddenBtn 1
        set ::tk::dialog::file::showHiddenVar 0
    }
}

proc ::wargame::look::ttkStyle::ButtonStyles {} {
    # What opens a menu stands in one row with what answers at once.
    foreach style {TButton TMenubutton} {
        ttk::style configure $style -font [font button] -padding [px 4] \
                -background [color button] -bordercolor [color buttonEdge] \
                -lightcolor [color buttonLit] -darkcolor [color button] \
                -relief raised -anchor center
        ttk::style map $style -background [list disabled [color paper] \
                    pressed [color paperSunk] active [color buttonLit]] \
                -foreground [list disabled [color inkFaint]] -bordercolor \
                    [list focus [color focus] disabled [color paperEdge]]
    }
    foreach {style background} {
        Default.TButton goldDark Side0.TButton side0 Side1.TButton side1
    } {
        ttk::style configure $style -background [color $background] \
                -foreground [color paperLift] \
                -lightcolor [tint $background paperLift 0.2] \
                -darkcolor [color $background]
        ttk::style map $style \
                -background [list disabled [color paperSunk] \
                    active [tint $background paperLift 0.15]] \
                -foreground [list disabled [color inkFaint]]
    }
    ttk::style configure Recent.TButton -anchor w -justify left \
            -font [font body]
    ttk::style configure Row.TButton -padding [px 3] -width -4 \
            -font [font body]
}

proc ::wargame::look::ttkStyle::LabelStyles {} {
    foreach {style background foreground} {
        Desk desk deskText   Sunk paperSunk ink   Lift paperLift ink
    } {
        ttk::style configure $style.TFrame -background [color $background]
        ttk::style configure $style.TLabel -background [color $background] \
                -foreground [color $foreground]
    }
    ttk::style configure Heading.TLabel -font [font heading]
    ttk::style configure Small.TLabel -font [font small] \
            -foreground [color inkSoft]
    ttk::style configure Rule.TLabel -font [font italic] \
            -foreground [color link]
}

proc ::wargame::look::ttkStyle::BoxStyles {} {
    set ink [color ink]
    ttk::style configure Lift.TCheckbutton -background [color paperLift]
    ttk::style map Lift.TCheckbutton \
            -background [list active [color paperLift]] \
            -indicatorcolor [list selected [color goldDark]]
    ttk::style map TCombobox \
            -fieldbackground [list readonly [color paperLift]] \
            -background [list readonly [color button]] \
            -foreground [list readonly $ink] \
            -selectbackground [list readonly [color paperLift]] \
            -selectforeground [list readonly $ink] \
            -bordercolor [list focus [color focus]]
    ttk::style configure TCombobox -padding [px 3]
}
