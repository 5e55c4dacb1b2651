# words.tcl --
#
#       What is said to players: only sentences of msgs/, msgs/GAME/ and the
#       folders there, in one of the languages that they are written in.
#
#       say KEY ARGUMENT...          the message, its %1$s... filled in, numbers
#                                    as minus has them, odds, 1.5:1, with the
#                                    decimal sign; in English if not translated
#       sayCount KEY N ARGUMENT...   the message KEY.FORM, in the form that the
#                                    language has for so many; %1$s is N
#       sayNumber FORMAT N           as [format] has it, with the language's
#                                    decimal sign
#       minus N, signed N            a number as people write it, with a minus
#                                    that is no hyphen; and with its sign, +3
#       halves N                     a number of halves: 5 is 2½
#       sayApart SENTENCES           joins them: "this; that", as the language
#                                    sets them apart
#       sayList NAMES ?MOST?         in a sentence: "this, that and one"; of
#                                    more than MOST, how many more there are
#       fromFace N                   the faces of a die from that one up: 4+
#       sayOr KEY WORDS              the message, or if there is none those
#                                    words
#       lineOf TEXT                  what somebody else may have written as one
#                                    line that is not too long to be shown
#       said KEY                     is there such a message?
#       sayOf GAME KEY ARGUMENT...   the game's own message, GAME.KEY, or
#                                    else that of all games, KEY
#       sayCountOf GAME KEY N ARGUMENT...    the game's own message of sayCount,
#                                    or that of all games
#       nameOf GAME KIND ROW         what a row of [places] or [roster] is
#                                    called, KIND place or unit: the message
#                                    GAME.KIND.KEY, or else the name it has
#       generalOf GAME ROW           who commands a row of [roster]: the message
#                                    GAME.general.KEY, or else the name he has
#       speak LANGUAGE               the language to speak from now on; "" is
#                                    that of the surroundings
#       language                     the language that is spoken
#       languages                    the languages that the program speaks

package require msgcat 1.6

need base/plurals

namespace eval ::wargame::base {
    variable Languages {en es fr ru}
    # Read once: msgcat's own preferences change with what is spoken.
    variable Surroundings
    if {![info exists Surroundings]} {
        set Surroundings [::msgcat::mcpreferences]
    }
    variable Language
    # Those whose words are here; none where this is read again, for that is to
    # read them again.
    variable Loaded {}
}

proc ::wargame::base::say {key args} {
    if {[string match *-* $args] || [string match *.*:* $args]
            || [string match *:*.* $args]} {
        set args [lmap word $args {Figure $word}]
    }
    # Asked for hundreds of times whenever a table shows something.
    variable Texts
    if {![info exists Texts($key)]} {
        if {![said $key]} {
            return [::msgcat::mc $key {*}$args]
        }
        set Texts($key) [namespace eval [Catalog $key] [list ::msgcat::mc $key]]
    }
    if {[llength $args] == 0} {
        return $Texts($key)
    }
    return [format $Texts($key) {*}$args]
}

proc ::wargame::base::sayCount {key n args} {
    return [say $key.[FormOf $key $n] $n {*}$args]
}

proc ::wargame::base::Figure {word} {
    if {[regexp {^(?:\d+\.\d+:\d+|\d+:\d+\.\d+)$} $word]} {
        return [string map [list . [say number.point]] $word]
    }
    return [minus $word]
}

proc ::wargame::base::sayApart {sentences} {
    return [join $sentences [say list.apart]]
}

proc ::wargame::base::sayList {names {most Inf}} {
    if {[llength $names] < 2} {
        return [lindex $names 0]
    } elseif {[llength $names] > $most} {
        return [say list.more [join [lrange $names 0 $most-1] ", "] \
                [expr {[llength $names] - $most}]]
    }
    set last [lindex $names end]
    return [join [lrange $names 0 end-1] ", "][say [expr {[Softens $last]
        ? "list.and.i" : "list.and"}]]$last
}

# Softens --
#
#       Does the word "and" change before that name?  In Spanish before the
#       sound of i, which "hielo" does not begin with, nor "II", the second.
proc ::wargame::base::Softens {name} {
    variable Language
    return [expr {$Language eq "es" && ![regexp {^[IVX]+\M} $name]
        && [regexp -nocase {^h?[i\u00ed](?![aeo\u00e1\u00e9\u00f3])} $name]}]
}

proc ::wargame::base::minus {n} {
    # Not by [expr], to which +3 is 3.
    if {[regexp {^-[\d.]+$} $n]} {
        return \u2212[string range $n 1 end]
    }
    return $n
}

proc ::wargame::base::signed {n} {
    return [minus [format %+d $n]]
}

proc ::wargame::base::halves {n} {
    set whole [expr {$n / 2}]
    return [expr {$n % 2 == 0 ? $whole : $whole ? "$whole\u00bd" : "\u00bd"}]
}

proc ::wargame::base::fromFace {n} {
    return [expr {$n >= 6 ? 6 : "$n+"}]
}

proc ::wargame::base::sayNumber {format n} {
    return [string map [list . [say number.point]] [format $format $n]]
}

proc ::wargame::base::sayOr {key words} {
    return [expr {[said $key] ? [say $key] : $words}]
}

proc ::wargame::base::lineOf {text} {
    set line [string trim [regsub -all {\s*[[:cntrl:]\u2028\u2029]\s*} \
            [string range $text 0 2000] " "]]
    return [expr {[string length $line] <= 500 ? $line
        : "[string range $line 0 498]\u2026"}]
}

proc ::wargame::base::said {key} {
    variable Said
    if {![info exists Said($key)]} {
        set Said($key) \
                [namespace eval [Catalog $key] [list ::msgcat::mcexists $key]]
    }
    return $Said($key)
}

proc ::wargame::base::sayOf {game key args} {
    if {[said $game.$key]} {
        return [say $game.$key {*}$args]
    }
    return [say $key {*}$args]
}

proc ::wargame::base::sayCountOf {game key n args} {
    set own $game.$key
    return [sayCount [expr {[said $own.[FormOf $own $n]] ? $own : $key}] $n \
            {*}$args]
}

proc ::wargame::base::nameOf {game kind row} {
    return [sayOr $game.$kind.[dict get $row key] [dict get $row name]]
}

proc ::wargame::base::generalOf {game row} {
    set key $game.general.[dict get $row key]
    if {[said $key]} {
        return [say $key]
    } elseif {[dict get $row commander] eq [dict get $row name]} {
        return [nameOf $game unit $row]
    }
    return [dict get $row commander]
}

proc ::wargame::base::language {} {
    variable Language
    return $Language
}

proc ::wargame::base::languages {} {
    variable Languages
    return $Languages
}

proc ::wargame::base::speak {language} {
    variable Languages
    variable Language
    variable Surroundings
    set wishes [list $language]
    if {[info exists ::env(LANGUAGE)]} {
        lappend wishes {*}[split $::env(LANGUAGE) :]
    }
    foreach wish [concat $wishes $Surroundings en] {
        set Language [lindex [split $wish _.@] 0]
        if {$Language in $Languages} {
            break
        }
    }
    LoadWords $Language
    # For what others say: Tk in its dialogs, Tcl of the months.
    ::msgcat::mclocale $Language
}

# FormOf --
#
#       Which of the forms of a message a number takes.  KEY.zero need not be
#       there.
proc ::wargame::base::FormOf {key n} {
    variable Language
    foreach language [list $Language en] {
        foreach form [plural::choices $language $n] {
            if {[namespace eval ::wargame::base::words_$language \
                    [list ::msgcat::mcexists $key.$form]]} {
                return $form
            }
        }
    }
    return other
}

# Catalog --
#
#       The namespace in which to ask for a message.  Each language has one, so
#       that English is at hand for what another one lacks.
proc ::wargame::base::Catalog {key} {
    variable Language
    set catalog ::wargame::base::words_$Language
    if {[namespace eval $catalog [list ::msgcat::mcexists $key]]} {
        return $catalog
    }
    return ::wargame::base::words_en
}

proc ::wargame::base::LoadWords {language} {
    # What was found so far may be another now.
    variable Texts
    variable Said
    array unset Texts
    array unset Said
    variable Loaded
    if {$language in $Loaded} {
        return
    }
    lappend Loaded $language
    set folders [list [file join $::wargame::directory library msgs]]
    while {[llength $folders]} {
        set folders [lassign $folders folder]
        namespace eval ::wargame::base::words_$language [format {
            ::msgcat::mcpackagelocale set %s
            ::msgcat::mcload %s
        } $language [list $folder]]
        lappend folders {*}[glob -nocomplain -type d -directory $folder *]
    }
}

::wargame::base::LoadWords en
::wargame::base::speak [expr {[info exists ::wargame::base::Language]
    ? $::wargame::base::Language : ""}]
