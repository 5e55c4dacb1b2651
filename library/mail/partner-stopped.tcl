# partner-stopped.tcl --
#
#       That the computer partner of a match by file was stopped by its player:
#       kept beside the match, in FILE.stopped, so that it answers nothing by
#       itself when the program is started again.
#
#       partnerStopped of FILE        was it?
#       partnerStopped note FILE YES  keeps that it was, or is no more.  What
#                                     cannot be written holds for this run alone
#
#   Whatever else than that word is in the file, it says nothing.

need base/files

namespace eval ::wargame::mail::partnerStopped {
    namespace export of note
    namespace ensemble create
    variable Word stopped
}

proc ::wargame::mail::partnerStopped::of {path} {
    variable Word
    return [expr {[file exists $path.stopped]
        && ![catch {::wargame::base::readText $path.stopped 100} text]
        && $text eq "$Word\n"}]
}

proc ::wargame::mail::partnerStopped::note {path yes} {
    variable Word
    if {$yes} {
        catch {::wargame::replace $path.stopped $Word\n}
    } else {
        catch {file delete $path.stopped}
    }
}
