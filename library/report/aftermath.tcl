# aftermath.tcl --
#
#       The window of how a match went so far: plots, the ledger of luck, and
#       what keeps them as a page or a table.
#
#       openAftermath PATH MATCH VIEWER PRESENTER ?FILECMD? ?SEECMD?
#               ?COMMANDER?      a new window, while PRESENTER is there; one
#                                that is open goes.  FILECMD: where the match is
#                                kept.  SEECMD: see analysis-page.tcl.
#                                COMMANDER: which of several sits there

need base/files base/words match/analysis match/luck look/key-press look/modal \
        look/pictures look/button-bar look/side-window look/theme look/tree \
        look/window-size report/analysis-page report/report report/report-csv

if {![info object isa class ::wargame::report::Aftermath]} {
    oo::class create ::wargame::report::Aftermath {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::report::openAftermath {
    path match viewer presenter {fileCmd {string cat ""}} {seeCmd ""}
    {commander ""}
} {
    destroy $path
    Aftermath new $path $match [list $viewer $commander] $presenter $fileCmd \
            $seeCmd
}

oo::define ::wargame::report::Aftermath {
    variable Path Match Sitter Viewer Report Pictures Presenter FileCmd SeeCmd

    constructor {path match sitter presenter fileCmd seeCmd} {
        set Sitter $sitter
        set Match $match
        set FileCmd $fileCmd
        set SeeCmd $seeCmd
        set Viewer [expr {[$match side] eq "nobody" ? "umpire"
            : [lindex $Sitter 0]}]
        set Presenter $presenter
        set Report [::wargame::report::Report new $match $Viewer $Presenter \
                [{*}$FileCmd] $Sitter]
        # None that is not shown: while a match is analysed there is another
        # each few seconds.
        set Pictures [::wargame::look::Pictures new 2000 0]
        my Open $path Aftermath [::wargame::base::say report.window]
        my Build
    }

    destructor {
        foreach part {Report Pictures} {
            if {[info exists $part]} {
                [set $part] destroy
            }
        }
    }

    method Build {} {
        set pad [::wargame::look::theme size margin]
        ttk::style configure TNotebook.Tab \
                -font [::wargame::look::theme font button] \
                -padding [list $pad [::wargame::look::theme px 5]]
        # Clam would make the one that is shown smaller.
        ttk::style map TNotebook.Tab -padding {} -expand {} -background [list \
            selected [::wargame::look::theme color paper] \
            {} [::wargame::look::theme color paperSunk]]
        ttk::notebook $Path.pages -padding [::wargame::look::theme px 6]
        $Path.pages add [my Course $Path.pages.course] \
                -text [::wargame::base::say report.course]
        if {[[$Presenter events] keepsLuck]} {
            $Path.pages add [my Luck $Path.pages.luck] \
                    -text [::wargame::base::say report.luck]
        }
        if {[::wargame::match::Analysis isKnown $Match]
                && [[$Match remote] seat] eq "nobody"} {
            $Path.pages add [my Analysis $Path.pages.analysis] \
                    -text [::wargame::base::say analysis.page]
        }
        ttk::notebook::enableTraversal $Path.pages
        ttk::frame $Path.keep
        foreach {what cmd} [list \
            save {my Keep .html} table {my Keep .csv} \
        ] {
            ttk::button $Path.keep.$what -text [::wargame::base::say \
                    report.$what] \
                    -command [namespace code $cmd]
            pack $Path.keep.$what -side left -padx [list 0 $pad]
        }
        ttk::button $Path.keep.close -text [::wargame::base::say help.close] \
                -command [list destroy $Path]
        pack $Path.keep.close -side right
        pack $Path.keep -side bottom -fill x -padx $pad -pady $pad
        pack $Path.pages -fill both -expand 1
        focus $Path.keep.save
    }

    method Plot {window svg} {
        # A label that shows it, as large as it was drawn if two have room.
        $Pictures trim
        regexp {viewBox="0 0 (\d+) (\d+)"} $svg - width height
        lassign [::wargame::look::roomOnScreen $Path] wide high
        set line [font metrics [::wargame::look::theme font area] -linespace]
        set share [expr {min([::wargame::look::theme density],
            (0.5 * $high - 5.2 * $line) / $height)}]
        return [ttk::label $window -image [$Pictures picture $svg \
            [expr {round($share * $width)}] [expr {round($share * $height)}]]]
    }

    method Course {page} {
        # The plots of turns, one below the other.
        ttk::frame $page -padding [::wargame::look::theme size margin]
        dict for {name svg} [$Report plots 1060] {
            if {$name eq "luck"} continue
            ttk::label $page.${name}Said -style Heading.TLabel \
                    -text [::wargame::base::say report.plot.$name]
            pack $page.${name}Said [my Plot $page.$name $svg] -anchor w
        }
        return $page
    }

    method Analysis {page} {
        if {![::wargame::match::Analysis isFor $Match $Viewer]} {
            ttk::frame $page -padding [::wargame::look::theme size margin]
            pack [ttk::label $page.refused -wraplength \
                    [::wargame::look::theme px 1000] -text \
                    [::wargame::base::say analysis.refused]] -anchor w
            return $page
        }
        ::wargame::report::AnalysisPage new $page $Match $FileCmd $Viewer \
                $Presenter [namespace code {my Plot}] $SeeCmd $Sitter
        return $page
    }

    method Luck {page} {
        set gap [::wargame::look::theme size gap]
        ttk::frame $page -padding [::wargame::look::theme size margin]
        if {![llength [$Report fights]]} {
            pack [ttk::label $page.none \
                    -text [::wargame::base::say report.luck.nothing]] -anchor w
            return $page
        }
        set wide [::wargame::look::theme px 1000]
        ttk::label $page.what -text [::wargame::base::say report.luck.what] \
                -wraplength $wide
        ttk::label $page.plotSaid -style Small.TLabel -wraplength $wide \
                -text [::wargame::base::say report.plot.luck]
        pack $page.what [my Sums $page.sums] \
                [my Plot $page.plot [dict get [$Report plots] luck]] \
                $page.plotSaid -anchor w -pady [list 0 $gap]
        pack [my Fights $page.fights] -fill both -expand 1
        return $page
    }

    method Sums {frame} {
        # A line of each side.
        ttk::frame $frame
        set columns {side dice expected rolled ahead share word}
        set column 0
        foreach key $columns {
            my Cell $frame 0 $column Small.TLabel \
                    [::wargame::base::say luck.column.$key]
            incr column
        }
        set row 0
        foreach sum [$Report sums] {
            set cells [list [[$Presenter words] sideName $row] \
                {*}[::wargame::match::luck cells $sum] \
                [::wargame::base::say luck.[::wargame::match::luck word $sum]]]
            incr row
            set column 0
            foreach cell $cells {
                my Cell $frame $row $column TLabel $cell
                incr column
            }
            $frame.c$row,0 configure -font [::wargame::look::theme font \
                    bodyBold] \
                -foreground [::wargame::look::theme color \
                    [::wargame::look::theme side [expr {$row - 1}]]Dark]
        }
        return $frame
    }

    method Cell {frame row column style text} {
        # Numbers at the right of their columns.
        ttk::label $frame.c$row,$column -style $style -text $text
        grid $frame.c$row,$column -row $row -column $column \
                -sticky [expr {$column in {0 6} ? "w" : "e"}] \
                -padx [list 0 [::wargame::look::theme px 26]]
    }

    method Fights {frame} {
        # A line a fight.
        set columns {turn fight}
        foreach side {0 1} {
            lappend columns dice$side expected$side rolled$side
        }
        set list [::wargame::look::tree $frame -bar needed -columns $columns \
                -show headings -height 7 -selectmode none]
        set lines [my FightLines]
        set n 0
        foreach column $columns {
            set side [string index $column end]
            set key [string trimright $column 01]
            set text [::wargame::base::say luck.column.$key]
            if {$key eq "dice"} {
                set text [::wargame::base::say luck.column.diceOf \
                        [[$Presenter words] sideName $side]]
            }
            set anchor [expr {$key in {turn fight} ? "w" : "e"}]
            $list heading $column -text $text -anchor $anchor
            $list column $column -anchor $anchor \
                    -stretch [expr {$key eq "fight"}] \
                    -width [my Widest $text [lmap line $lines {
                        lindex $line $n
                    }]]
            incr n
        }
        foreach line $lines {
            $list insert {} end -values $line
        }
        return $frame
    }

    method FightLines {} {
        return [lmap fight [$Report fights] {
            set cells [list [$Report turnName [dict get $fight turn]] \
                    [$Report fightName $fight]]
            foreach sum [::wargame::match::luck sums [list $fight]] {
                lassign [::wargame::match::luck cells $sum] dice expected rolled
                lappend cells [expr {$dice ? $dice : ""}] $expected $rolled
            }
            set cells
        }]
    }

    method Widest {heading cells} {
        # The width that a column needs.
        set wide [font measure [::wargame::look::theme font caption] $heading]
        foreach cell [lsort -unique $cells] {
            set wide [expr {max($wide, \
                [font measure [::wargame::look::theme font body] $cell])}]
        }
        return [expr {$wide + [::wargame::look::theme px 20]}]
    }

    method Keep {kind} {
        # Where the person wants it.
        set name [dict get {.html page .csv csv} $kind]
        set path [::wargame::look::modal \
                tk_getSaveFile -parent $Path -defaultextension $kind \
            -initialfile [dict get [$Match about] game]$kind \
            -filetypes [list [list [::wargame::base::say report.$name] $kind]]]
        if {$path ne ""} {
            my save $path
        }
    }

    method save {path} {
        # As the end of its name says.
        if {[file extension $path] eq ".csv"} {
            set text [::wargame::report::reportCsv $Match $Viewer $Presenter]
        } else {
            set text [$Report page]
        }
        try {
            ::wargame::base::writeText $path $text $Viewer
        } trap {WARGAME EXIT} {message} {
            ::wargame::look::modal tk_messageBox -parent $Path -icon error \
                -title [::wargame::base::say app.title] -message $message
        }
    }
}
