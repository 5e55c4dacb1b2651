# open-marks.tcl --
#
#       Which matches are open.  While one is, there is a mark in the folder
#       open: a file that holds its path.  If nobody holds the match, it was cut
#       off.
#
#   ::wargame::match::openMarks
#       add PATH          the match is open from here on -> its mark
#       remove PATH       removes all marks of a match
#       cutOff ?LEARNCMD?    paths of matches that were never closed and go
#                         on; LEARNCMD PATH learns that, for outcome.tcl
#       forget PATH       do not ask about it again

need base/files match/holds match/match-paths match/outcome

namespace eval ::wargame::match::openMarks {
    namespace export add remove cutOff forget
    namespace ensemble create
}

proc ::wargame::match::openMarks::add {path} {
    # One that was left may have the number of this process.
    set folder [::wargame::match::matchPaths folder open]
    set n 1
    while {[file exists [set mark [file join $folder [pid]-$n]]]} {
        incr n
    }
    ::wargame::replace $mark $path\n
    ::wargame::base::partsGone $folder {\d+-\d+}
    return $mark
}

# Marks --
#
#       {MARK PATH...}
proc ::wargame::match::openMarks::Marks {} {
    try {
        set folder [::wargame::match::matchPaths folder open]
    } trap {WARGAME DISK} {} {
        return {}
    }
    return [concat {*}[lmap mark [lsort [glob -nocomplain -directory \
            $folder *]] {
        if {[catch {::wargame::base::readText $mark} path]} continue
        list $mark [regsub {\n$} $path ""]
    }]]
}

proc ::wargame::match::openMarks::remove {path} {
    foreach {mark marked} [Marks] {
        if {$marked eq $path} {
            # Where nothing can be written it stays, and says what is so.
            catch {file delete $mark}
        }
    }
}

# cutOff --
#
#       A file without text is of a program that was killed before it wrote any.
proc ::wargame::match::openMarks::cutOff {{learnCmd
        {::wargame::match::outcomes learn}}} {
    return [lsort -unique [lmap {mark path} [Marks] {
        if {![file isfile $path] || [file size $path] == 0
                || [::wargame::match::holds holder $path] ne ""
                || [IsOver $path $learnCmd]} continue
        set path
    }]]
}

proc ::wargame::match::openMarks::IsOver {path learnCmd} {
    {*}$learnCmd $path
    return [expr {[::wargame::match::outcomes known $path] ni {{} {{}}}}]
}

proc ::wargame::match::openMarks::forget {path} {
    if {[::wargame::match::holds holder $path] eq ""} {
        remove $path
        # And the lock file that was left, if that can be.
        catch {::wargame::match::holds during $path {}}
    }
}
