# table-file.tcl --
#
#       The file of a table's match: kept elsewhere, moved by another program,
#       not written when the table closes.
#
#   set file [::wargame::table::TableFile new TABLE]
#       saveAs         asks for another file, and writes a copy
#       moved FROM TO  another program changed the match's file, or it is gone
#       holds PATH     is it that one?
#       mayClose       is all on the disk, or does who closes it know that it
#                      is not?

need base/words look/boxes look/modal match/beside match/holds match/saved \
        present/last-turn table/match-windows

if {![info object isa class ::wargame::table::TableFile]} {
    oo::class create ::wargame::table::TableFile
}

oo::define ::wargame::table::TableFile {
    variable Table Match Autosave Forgone

    constructor {table} {
        set Table $table
        set Match [$table match]
        set Autosave [$table autosave]
        set Forgone 0
    }

    method holds {path} {
        return [expr {[::wargame::match::holds real $path] eq [$Autosave path]}]
    }

    method saveAs {} {
        set path [::wargame::look::modal \
                tk_getSaveFile -parent [$Table window] \
                -initialfile [my CopyName] \
                -defaultextension .game -confirmoverwrite 0 \
                -title [::wargame::base::say file.save] \
                -filetypes [list [list [::wargame::base::say file.kind] .game] \
                    [list [::wargame::base::say file.all] *]]]
        if {$path ne "" && ![my holds $path]} {
            my SaveTo $path
        }
    }

    method CopyName {} {
        # Not that of the match itself, nor of another file there.
        set name [file rootname [file tail [$Autosave path]]]
        for {set n 2} {[file exists $name-$n.game]} {incr n} {}
        return $name-$n.game
    }

    method SaveTo {path} {
        # This program may hold it, too: for another table.
        if {[::wargame::table::matchWindows tableOf $path] ne ""} {
            ::wargame::look::errorBox [::wargame::base::say file.held \
                    [file tail $path] \
                    [::wargame::match::holds holder $path]]
            return
        } elseif {[file exists $path] && ![my Replaces $path]} {
            return
        }
        try {
            ::wargame::match::holds during $path {
                ::wargame::match::holds write $path replace [$Match save]
                ::wargame::match::keptBeside copy [$Autosave path] $path
            }
            if {[$Table seat] ne ""} {
                [$Table seat] message [::wargame::base::say file.saved \
                        [file tail $path]]
            }
        } trap {WARGAME HELD} {message} {
            ::wargame::look::errorBox $message
        } trap WARGAME {message} {
            $Table unkept $message file.unkept.copy
        }
    }

    method Replaces {path} {
        # What is in that file will be lost, and is named.
        set what ""
        try {
            set match [::wargame::match::readMatch $path]
            set about [$match about]
            set turn [::wargame::present::lastTurn of $match]
            set what "[::wargame::base::say [dict get $about game].title], [
                expr {[llength $turn]
                ? [::wargame::present::lastTurn inWords {*}$turn]
                : [::wargame::base::sayCount count.actions [$match length]]}]"
            $match destroy
        } trap WARGAME {} {}
        return [expr {[::wargame::look::modal \
                tk_messageBox -parent [$Table window] -icon warning \
            -type yesno -default no -title [::wargame::base::say file.save] \
            -message [::wargame::base::say [expr {$what eq "" ? "file.replaces"
                : "file.replaces.match"}] [file tail $path] $what]] eq "yes"}]
    }

    method moved {from to} {
        [[$Table dice] source] moved
        foreach window [concat [$Table roles] \
                [::wargame::table::matchWindows all]] {
            $window keptIn $Match [$Autosave path]
        }
        ::wargame::look::modal \
                tk_messageBox -parent [$Table window] -icon warning \
                -title [::wargame::base::say app.title] \
                -message [::wargame::base::say [expr {$from ne $to
                    && [file exists $from] ? "file.moved" : "file.gone"}] \
                    $from $to]
    }

    method mayClose {} {
        if {$Forgone} {
            return 1
        }
        try {
            [$Match saver] catchUp
        } trap {WARGAME DISK} {message} {
            set Forgone [expr {[::wargame::look::modal \
                    tk_messageBox -parent [$Table window] \
                -icon warning -type okcancel -default cancel \
                -title [::wargame::base::say app.title] -message \
                [::wargame::base::say \
                    file.unsaved.close $message]] eq "ok"}]
            return $Forgone
        }
        return 1
    }
}
