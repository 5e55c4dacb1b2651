# marks.tcl --
#
#       Which matches are open: what [::wargame::match::autosave cutOff] and [forget] do,
#       and a Autosave.  While a match is open there is a mark in the folder "open":
#       a file that holds the path.  If nobody holds the match, it was cut off.

need base/files match/holds

namespace eval ::wargame::match::autosave {}

# mark --
#
#       A match is open from here on -> its mark.
proc ::wargame::match::autosave::mark {path} {
    # One that was left may have the number of this process.
    set n 1
    while {[file exists [set mark [file join [folder open] [pid]-$n]]]} {
        incr n
    }
    ::wargame::replace $mark $path\n
    return $mark
}

# Marks --
#
#       {MARK PATH...}
proc ::wargame::match::autosave::Marks {} {
    try {
        set folder [folder open]
    } trap {WARGAME DISK} {} {
        return {}
    }
    return [concat {*}[lmap mark [lsort [glob -nocomplain -directory \
            $folder *]] {
        if {[catch {::wargame::base::readText $mark} path]} continue
        list $mark [regsub {\n$} $path ""]
    }]]
}

proc ::wargame::match::autosave::unmark {path} {
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
proc ::wargame::match::autosave::cutOff {} {
    return [lsort -unique [lmap {mark path} [Marks] {
        if {![file isfile $path] || [file size $path] == 0
                || [::wargame::match::holds holder $path] ne ""} continue
        set path
    }]]
}

proc ::wargame::match::autosave::forget {path} {
    if {[::wargame::match::holds holder $path] eq ""} {
        unmark $path
        # And the lock file that was left, if that can be.
        catch {::wargame::match::holds during $path {}}
    }
}
