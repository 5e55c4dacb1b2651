# beside.tcl --
#
#       What lies beside a match, in files named like it, and what becomes of
#       each of them when something becomes of the match.
#
#       keptBeside isThere FILE   has FILE anything beside it?
#       keptBeside copy FILE TO   for a copy of the match that somebody saves in
#                                 the file TO, which may have had another match
#       keptBeside move FILE TO   for the match, which goes on in TO
#       keptBeside drop FILE      removes it, if there is no match any more
#       keptBeside tidy FILE      removes what a program left that was ended
#                                 while it wrote the match or what is beside it
#
#   Each is read and written in a file of its own: dice-kept, players-kept,
#   bookmarks, marches, waiting-kept, halted-kept and analysis; the letters,
#   whose name match-paths.tcl finds, and partner-stopped, by mail.  None is
#   readable for others on the machine.

need base/files

namespace eval ::wargame::match::keptBeside {
    namespace export isThere copy move drop tidy
    namespace ensemble create

    # By what the name ends with, where it goes: "copied" with every copy;
    # "moved" only where the match goes on, since it is for the eyes of one
    # side; "never": it stays, and without its match it is still worth keeping.
    variable Goes {
        .letters never      .post    never
        .dice    copied     .players copied     .analysis copied
        .notes   moved      .marches moved      .waiting moved
        .halted  moved      .stopped moved
    }
}

proc ::wargame::match::keptBeside::Ends {args} {
    # Of what goes there, or of all.
    variable Goes
    set ends {}
    foreach {end goes} $Goes {
        if {$goes in $args || ![llength $args]} {
            lappend ends $end
        }
    }
    return $ends
}

proc ::wargame::match::keptBeside::isThere {path} {
    foreach end [Ends] {
        if {[file exists $path$end]} {
            return 1
        }
    }
    return 0
}

proc ::wargame::match::keptBeside::copy {path to} {
    # What was beside a match that was there before is not of this one.
    foreach end [Ends moved] {
        Remove $to$end
    }
    foreach end [Ends copied] {
        Copy $path$end $to$end
    }
}

proc ::wargame::match::keptBeside::move {path to} {
    foreach end [Ends copied moved] {
        Copy $path$end $to$end
    }
}

proc ::wargame::match::keptBeside::Copy {file to} {
    # One that cannot be read is as good as none.
    if {[file isfile $file]
            && ![catch {::wargame::base::readText $file} text]} {
        ::wargame::replace $to $text
    } else {
        Remove $to
    }
}

proc ::wargame::match::keptBeside::Remove {file} {
    # A folder of that name is somebody's.
    if {![file isdirectory $file]} {
        file delete $file
    }
}

proc ::wargame::match::keptBeside::drop {path} {
    if {![file exists $path]} {
        foreach end [Ends copied moved] {
            Remove $path$end
        }
    }
}

proc ::wargame::match::keptBeside::tidy {path} {
    # What else has such a name is somebody's.
    foreach part [Found $path "{[join [linsert [Ends] 0 {}] ,]}.part-*"] {
        if {[file type $part] eq "file"
                && [regexp {\.part-\d+-\d+$} $part]} {
            catch {file delete $part}
        }
    }
}

proc ::wargame::match::keptBeside::Found {path pattern} {
    # Of the files beside it, those whose names end so.  A tilde that stands
    # first is one, which [file tail] would say otherwise.
    set tail [string map {\\ \\\\ * \\* ? \\? \[ \\[ \] \\] \{ \\{ \} \\}} \
            [string range $path [string last / $path]+1 end]]
    # There may be a folder in which one may write, but not read.
    if {[catch {glob -nocomplain -directory [file dirname $path] -- \
            $tail$pattern} found]} {
        return {}
    }
    return $found
}
