# lesson-autosave.tcl --
#
#       Keeps the match of a lesson, which nobody goes on with another day: its
#       file goes when it is closed, and where it was cut off, when the next one
#       begins.
#
#       set autosave [::wargame::match::LessonAutosave new GAME TEXT]
#                          asked as an Autosave is: autosave.tcl

need match/autosave match/beside match/holds match/match-paths

if {![info object isa class ::wargame::match::LessonAutosave]} {
    oo::class create ::wargame::match::LessonAutosave {
        superclass ::wargame::match::Autosave
    }
}

oo::define ::wargame::match::LessonAutosave {
    variable Path

    constructor {game text} {
        my Clean [::wargame::match::matchPaths folder lessons]
        next [::wargame::match::matchPaths new $game lessons] $text
    }

    destructor {
        if {[info exists Path]} {
            file delete $Path
            ::wargame::match::keptBeside drop $Path
        }
        next
    }

    method Clean {folder} {
        foreach old [glob -nocomplain -directory $folder *] {
            # Of a lesson, or of what is beside it.
            set lesson [regsub {(\.game)\.[^/]*$} $old {\1}]
            if {![catch {file type $old} type] && $type eq "file"
                    && [::wargame::match::holds holder $lesson] eq ""} {
                # Another program may begin one now; its lock goes with it.
                catch {::wargame::match::holds during $lesson {
                    if {$old ne "$lesson.lock"} {
                        file delete $old
                    }
                }}
            }
        }
    }

    # Nobody goes on with it.
    method Opened {} {}

    method MarkOf {path} {}

    method forsake {} {
        file delete $Path
    }
}
