# widget-art.tcl --
#
#       What the ttk widgets draw of pictures, so that it is as sharp on any
#       screen and as large as the text: the ring of the focus, the marks of
#       check and radio buttons, the arrow of what opens a submenu.
#
#       widgetArt draw      draws them all in the colours of now; the elements
#                           are made the first time
#
#   The ring is within a widget's border: its outer line is the colour focus,
#   its inner one that of paper, so that it shows on dark buttons, too.

need look/theme-colors look/theme-fonts look/theme-sizes

namespace eval ::wargame::look::widgetArt {
    namespace export draw
    namespace ensemble create
    namespace import ::wargame::look::colors::color \
            ::wargame::look::fonts::font ::wargame::look::sizes::px \
            ::wargame::look::sizes::size
}

proc ::wargame::look::widgetArt::draw {} {
    package require svgphoto
    set ring [size focusRing]
    set mark [size mark]
    foreach {name drawing} [MarkDrawings] {
        WidgetPhoto $name [expr {$mark * 4 / 3}] $mark "<svg\
                xmlns=\"http://www.w3.org/2000/svg\"\
                viewBox=\"0 0 24 18\">$drawing</svg>"
    }
    set arrow [size arrow]
    WidgetPhoto opens [expr {$arrow * 3 / 2}] $arrow "<svg\
            xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 18 12\"><path\
            d=\"M9,1 L16,6 L9,11 Z\" fill=\"[color ink]\"/></svg>"
    # Larger than most that have it: Tk lays the middle of a picture again and
    # again over that of a widget, and takes long over many small ones.
    set wide [expr {160 * $ring}]
    set high [expr {24 * $ring}]
    WidgetPhoto ringOff $wide $high [RingSvg $wide $high $ring 0]
    WidgetPhoto ringOn $wide $high [RingSvg $wide $high $ring 1]
    RingElement $ring
    MarkElements
    RingLayouts
    ttk::style configure TCheckbutton -padding [px 1]
    ttk::style configure TRadiobutton -padding [px 1]
    foreach style {TCombobox TSpinbox} {
        ttk::style configure $style -arrowsize [size arrow]
    }
    # That of a menu is the height of an arrow, which is twice as wide.
    ttk::style configure TMenubutton -arrowsize [expr {[size arrow] / 2}]
    ttk::style configure TScrollbar -arrowsize [size arrow] -gripcount 0
    FoldedLists
    SelectsAll
}

# SelectsAll --
#
#       Ctrl-A selects all that is written, as everywhere but in Tk under X11.
proc ::wargame::look::widgetArt::SelectsAll {} {
    if {[tk windowingsystem] eq "x11"} {
        event delete <<LineStart>> <Control-Key-a>
        event add <<SelectAll>> <Control-Key-a>
    }
}

# FoldedLists --
#
#       A combobox's list looks like the paper it opens on.  The wheel scrolls
#       what it stands in, and picks nothing on the way.
proc ::wargame::look::widgetArt::FoldedLists {} {
    foreach {option value} [list font [font body] \
            background [color paperLift] foreground [color ink] \
            selectBackground [color gold] selectForeground [color ink] \
            selectBorderWidth 0 activeStyle none] {
        option add *TCombobox*Listbox.$option $value
    }
    foreach turn {MouseWheel Button-4 Button-5} {
        bind TCombobox <$turn> {}
    }
    # Return opens it, as it presses a button.
    foreach key {Return KP_Enter} {
        bind TCombobox <$key> {event generate %W <Down>}
    }
    foreach {key end} {Home 0 KP_Home 0 End end KP_End end} {
        bind TCombobox <$key> [format {
            ::wargame::look::widgetArt::PickEnd %%W %s
        } $end]
        bind ComboboxListbox <$key> [format {
            ::wargame::look::widgetArt::ActivateEnd %%W %s
            break
        } $end]
    }
}

# PickEnd --
#
#       The first or last of a combobox; one that is typed in keeps those keys.
proc ::wargame::look::widgetArt::PickEnd {box end} {
    if {[$box instate !readonly]} {
        event generate $box [expr {$end eq "end" ? "<<LineEnd>>"
            : "<<LineStart>>"}]
        return
    }
    set n [expr {$end eq "end" ? [llength [$box cget -values]] - 1 : 0}]
    if {[$box instate !disabled] && $n >= 0 && $n != [$box current]} {
        $box current $n
        event generate $box <<ComboboxSelected>>
    }
}

proc ::wargame::look::widgetArt::ActivateEnd {list end} {
    $list selection clear 0 end
    $list selection set $end
    $list activate $end
    $list see $end
}

# WidgetPhoto --
#
#       The photo of that name shows the drawing from now on, and so does all
#       that has it.
proc ::wargame::look::widgetArt::WidgetPhoto {name wide high svg} {
    set photo wargame_$name
    if {$photo ni [image names]} {
        svgphoto::soft $photo
    }
    svgphoto::render $photo $svg $wide $high
}

proc ::wargame::look::widgetArt::RingSvg {wide high ring on} {
    set svg "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 $wide\
            $high\"><g fill=\"none\" stroke-opacity=\"$on\">"
    set line [expr {$ring * 2 / 3.0}]
    foreach {inset width key} [list \
        [expr {$line / 2}] $line focus \
        [expr {($ring + $line) / 2.0}] [expr {$ring - $line}] paperLift \
    ] {
        append svg "<rect x=\"$inset\" y=\"$inset\" rx=\"[expr {$ring
            * 1.4 - $inset}]\" width=\"[expr {$wide - 2 * $inset}]\"\
            height=\"[expr {$high - 2 * $inset}]\" stroke-width=\"$width\"\
            stroke=\"[color $key]\"/>"
    }
    return $svg</g></svg>
}

# MarkDrawings --
#
#       Boxes and circles of 18 units, empty and marked; at the right is a gap.
proc ::wargame::look::widgetArt::MarkDrawings {} {
    set box "<rect x=\"1.5\" y=\"1.5\" width=\"15\" height=\"15\" rx=\"2.5\"\
            fill=\"[color paperLift]\" stroke=\"[color inkSoft]\"\
            stroke-width=\"1.6\"/>"
    set circle "<circle cx=\"9\" cy=\"9\" r=\"7.6\"\
            fill=\"[color paperLift]\" stroke=\"[color inkSoft]\"\
            stroke-width=\"1.6\"/>"
    set tick "<path d=\"M4.6,9.4 L8,12.8 L13.6,5.4\" fill=\"none\"\
            stroke=\"[color ink]\" stroke-width=\"2.6\"\
            stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    set dot "<circle cx=\"9\" cy=\"9\" r=\"4\" fill=\"[color ink]\"/>"
    return [list checkOff $box checkOn $box$tick radioOff $circle \
            radioOn $circle$dot]
}

proc ::wargame::look::widgetArt::RingElement {ring} {
    if {"Focus.ring" ni [ttk::style element names]} {
        ttk::style element create Focus.ring image {wargame_ringOff
            focus wargame_ringOn} -border [expr {2 * $ring}] \
            -padding $ring -sticky nsew -width [expr {4 * $ring + 2}] \
            -height [expr {4 * $ring + 2}]
    }
}

proc ::wargame::look::widgetArt::MarkElements {} {
    foreach kind {check radio} {
        if {"Mark.$kind" ni [ttk::style element names]} {
            ttk::style element create Mark.$kind image [list \
                    wargame_${kind}Off selected wargame_${kind}On] -sticky ""
        }
    }
}

# RingLayouts --
#
#       As those of clam, within the ring and without its dotted line.
proc ::wargame::look::widgetArt::RingLayouts {} {
    ttk::style layout TButton {
        Button.border -sticky nswe -border 1 -children {Focus.ring -sticky nswe
            -children {Button.padding -sticky nswe -children {
                Button.label -sticky nswe}}}
    }
    ttk::style layout TMenubutton {
        Menubutton.border -sticky nswe -children {Focus.ring -sticky nswe
            -children {Menubutton.indicator -side right -sticky {}
                Menubutton.padding -sticky we -children {
                    Menubutton.label -side left -sticky {}}}}
    }
    ttk::style layout TCombobox {
        Combobox.downarrow -side right -sticky ns
        Combobox.field -sticky nswe -children {Focus.ring -sticky nswe
            -children {Combobox.padding -sticky nswe -children {
                Combobox.textarea -sticky nswe}}}
    }
    ttk::style layout Rule.TLabel {
        Label.fill -sticky nswe -children {Focus.ring -sticky nswe -children {
            Label.padding -sticky nswe -children {Label.label -sticky nswe}}}
    }
    foreach {style kind name} {
        TCheckbutton check Checkbutton   TRadiobutton radio Radiobutton
    } {
        ttk::style layout $style [format {
            Focus.ring -sticky nswe -children {%1$s.padding -sticky nswe
                -children {Mark.%2$s -side left -sticky {}
                    %1$s.label -side left -sticky nswe}}
        } $name $kind]
    }
}
