# doors.tcl --
#
#       Whatever comes from a stranger is looked at where it arrives: one
#       question a kind of value, and 0 or 1 for an answer.  Which doors there
#       are is in doc/security.md.
#
#       door commitment TEXT      64 hexadecimal digits, lower case; so are
#       door secret TEXT          a player's share in the dice,
#       door key TEXT             a key, public or secret, and
#       door digest TEXT          what names a letter
#       door id TEXT              names a match by file: 16 such digits
#       door game TEXT            a game that is known here
#       door scenario TEXT GAME   a scenario of the game
#       door options TEXT GAME    NAME VALUE..., each known and said once
#       door file TEXT            a name for a file, of plain letters; never a
#                                 path
#       door name TEXT            a name that each system can keep, of any
#                                 letters
#       door display TEXT         a display of X; nothing that a pipeline of Tcl
#                                 takes for a file or another program
#       door number TEXT LEAST MOST   a whole number, as decimal digits
#       door flag TEXT            0 or 1
#       door text TEXT LONGEST    so many characters, none of control
#       door texts LIST MOST LONGEST  a list of so many texts
#
#       members TEXT NAME...      of a dictionary those members and no others;
#                                 an error if one is missing

need base/files

namespace eval ::wargame::base::door {
    namespace export commitment secret key digest id game scenario options \
            file name display number flag text texts
    namespace ensemble create
}

foreach kind {commitment secret key digest} {
    proc ::wargame::base::door::$kind {text} {
        return [regexp {^[0-9a-f]{64}$} $text]
    }
}

proc ::wargame::base::door::id {text} {
    return [regexp {^[0-9a-f]{16}$} $text]
}

proc ::wargame::base::door::game {text} {
    return [expr {[::wargame::base::aboutGame $text] ne ""}]
}

proc ::wargame::base::door::Known {game what} {
    set about [::wargame::base::aboutGame $game]
    return [expr {$about eq "" ? {} : [dict get $about $what]}]
}

proc ::wargame::base::door::scenario {text game} {
    return [expr {$text in [Known $game scenarios]}]
}

proc ::wargame::base::door::options {text game} {
    if {![string is list $text] || [llength $text] % 2} {
        return 0
    }
    set known [concat {*}[Known $game options]]
    set said {}
    foreach {name value} $text {
        if {$name in $said || ![dict exists $known $name]
                || $value ni [dict get $known $name]} {
            return 0
        }
        lappend said $name
    }
    return 1
}

proc ::wargame::base::door::file {text} {
    # No separator, nothing that hides it or makes it a command.
    return [expr {[regexp {^[[:alnum:]_][[:alnum:]_. -]*$} $text]
        && [string length $text] <= 120 && [name $text]}]
}

proc ::wargame::base::door::name {text} {
    # Windows takes no such signs, no dot or space last, and these words, with
    # whatever end, for its devices; elsewhere a name has 255 bytes, and some of
    # them are for .game and what is written beside.
    set device [string cat {^(?:con|prn|aux|nul|conin\$|conout\$} \
            {|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])\s*(?:\.|$)}]
    return [expr {$text ne ""
        && ![regexp {[/\\:*?"<>|[:cntrl:]]|^[.~]|[. ]$} $text]
        && ![regexp -nocase $device $text]
        && [string length [encoding convertto utf-8 $text]] <= 200}]
}

proc ::wargame::base::door::display {text} {
    return [regexp {^[\w:/\[][^\s<>|&]*$} $text]
}

proc ::wargame::base::door::number {text least most} {
    return [expr {[regexp {^(?:0|-?[1-9][0-9]{0,8})$} $text]
        && $text >= $least && $text <= $most}]
}

proc ::wargame::base::door::flag {text} {
    return [expr {$text in {0 1}}]
}

proc ::wargame::base::door::text {text longest} {
    return [expr {[string length $text] <= $longest
        && ![regexp {[[:cntrl:]]} $text]}]
}

proc ::wargame::base::door::texts {list most longest} {
    if {![string is list $list] || [llength $list] > $most} {
        return 0
    }
    foreach text $list {
        if {![text $text $longest]} {
            return 0
        }
    }
    return 1
}

proc ::wargame::base::members {text args} {
    set taken [dict create]
    foreach name $args {
        dict set taken $name [dict get $text $name]
    }
    return $taken
}
