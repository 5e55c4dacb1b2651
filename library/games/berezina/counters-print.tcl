# counters-print.tcl --
#
#       What is printed about the drawing on a counter of Napoleon at the
#       Berezina: the formation's bar and sign, names, size, figures.
#
#       counterPrint bar FACE Y SMALL    the formation's, with name and chest
#       counterPrint barColor FACE           the bar's colour
#       counterPrint sign FACE X Y ROOM HIGH COLOR   the formation's, centred
#       counterPrint fitted FACE X Y ROOM COLOR      the first name that fits
#       counterPrint size FACE Y             the symbol of its size
#       counterPrint figures FACE SMALL WORN Y       rating and allowance
#       counterPrint figure X Y ANCHOR HIGH FIXED COLOR TEXT     a single figure
#       counterPrint ground WORN             the colour of letters on a face

need base/words look/cardboard look/theme look/wood \
        games/berezina/counters-art games/berezina/steps

namespace eval ::wargame::berezina::counterPrint {
    namespace export bar barColor sign fitted size figures figure ground
    namespace ensemble create
    namespace import ::wargame::berezina::counterArt::chest

    # The colour of a formation's bar, and how much of light or shadow is in it,
    # so that words on it are read; its sign is its numeral or the message
    # berezina.counters.sign.NAME.
    variable Bars {
        ii corps.light_blue     engineers {corps.0 shadow 0.3}
        headquarters gold       old_guard {corps.7 shadow 0.2}
        iii {corps.3 shadow 0.3}        young_guard corps.1
        guard_cavalry corps.4   reserve_cavalry {corps.5 paperLift 0.3}
        viii corps.brown_v      iv corps.pink
        ix {corps.13 shadow 0.1}        i {corps.14 paperLift 0.3}
        none corps.17
        tchlaplatz corps.12     langeron corps.2
        danube {corps.10 paperLift 0.35} wittgenstein corps.1
        yermaloff corps.pink    avant_garde {corps.13 shadow 0.1}
        main_army {corps.7 shadow 0.2}
    }
    variable Sizes {I I II II III III X × XX ×× XXX ×××}
}

# sign --
#
#       Of the formation, beside its colour, centred.
proc ::wargame::berezina::counterPrint::sign {face x y room high color} {
    set corps [dict get $face corps]
    set sign [::wargame::base::sayOr berezina.counters.sign.$corps \
            [string toupper $corps]]
    return [::wargame::look::wood text $x $y middle \
            [::wargame::look::wood fit $sign sans \
        bold $high $room] sans bold $color $sign]
}

# bar --
#
#       The formation's colour and sign, the name, and the chest with the
#       treasure.
proc ::wargame::berezina::counterPrint::bar {face y small} {
    set color [barColor $face]
    set on [::wargame::look::wood on $color]
    set svg [::wargame::look::cardboard bar $y $color]
    set chest [expr {[dict get $face treasure] eq "1"}]
    set low [expr {$y + 15.6}]
    if {$small} {
        append svg [sign $face [expr {$chest ? 47 : 60}] [expr {$low + 0.9}] \
                60 20 $on]
    } else {
        set room [expr {$chest ? 64 : 84}]
        append svg [fitted $face 16 $low $room $on]
    }
    if {$chest} {
        append svg [chest [expr {$small ? 92 : 96}] [expr {$y + 10}]]
    }
    return $svg
}

proc ::wargame::berezina::counterPrint::barColor {face} {
    variable Bars
    lassign [dict get $Bars [dict get $face corps]] key light share
    return [expr {$light eq "" ? [::wargame::look::theme color $key]
        : [::wargame::look::theme tint $key $light $share]}]
}

# fitted --
#
#       The first of its names that fits.
proc ::wargame::berezina::counterPrint::fitted {face x y room color} {
    foreach name [dict get $face label] {
        foreach kind {sans narrow} {
            set size [::wargame::look::wood fit $name $kind bold 14 $room]
            if {$size >= 11} break
        }
        if {$size >= 9.5} break
    }
    return [::wargame::look::wood text $x $y start $size $kind bold $color \
            $name]
}

# size --
#
#       The symbol of its size, on white if it is the shell of one (2.2.2).
proc ::wargame::berezina::counterPrint::size {face y} {
    variable Sizes
    set text [dict get $Sizes [dict get $face size]]
    set worn [::wargame::berezina::steps worn [dict get $face losses]]
    set svg ""
    if {[dict get $face shell]} {
        append svg [format {<rect x="45" y="%s" width="30" height="9.6"
            fill="%s"/>} [expr {$y - 8.2}] [::wargame::look::theme color \
                    paperLift]]
    }
    return [append svg [::wargame::look::wood text 60 $y middle 12 sans bold \
        [ground [expr {$worn || [dict get $face shell]}]] $text]]
}

# figures --
#
#       The combat rating at the left, the movement allowance at the right.
proc ::wargame::berezina::counterPrint::figures {face small worn y} {
    set color [ground $worn]
    set high [expr {$small ? 36 : 28}]
    set svg ""
    foreach {now printed x anchor} {
        rating printed 15 start   allowance points 105 end
    } {
        set fixed [dict exists $face $printed]
        set text [expr {[dict exists $face $now] ? [dict get $face $now]
            : $fixed ? [dict get $face $printed]
            : $now eq "allowance" && [dict exists $face code]
            ? [dict get $face code] : ""}]
        append svg [figure $x $y $anchor $high $fixed $color $text]
    }
    return $svg
}

# figure --
#
#       Slanted if the morale track gives it.
proc ::wargame::berezina::counterPrint::figure {x y anchor high fixed color
        text} {
    return "<g font-style=\"[expr {$fixed ? "normal" : "italic"}]\">[
        ::wargame::look::wood text $x $y $anchor $high numeral bold $color \
                $text]</g>"
}

# ground --
#
#       The colour of letters on a face.
proc ::wargame::berezina::counterPrint::ground {worn} {
    return [::wargame::look::theme color [expr {$worn ? "ink" : "paperLift"}]]
}
