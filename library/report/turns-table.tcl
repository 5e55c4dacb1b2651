# turns-table.tcl --
#
#       The turns of a match with figures of each, the sums last.
#
#   set table [::wargame::report::TurnsTable new PATH]
#                       a new frame, with which it goes
#       show COLUMNS HEADINGS ROWS    the first column is the turn.  A row stays
#                       where it is: somebody may have scrolled to it

need base/objects look/theme look/tree

if {![info object isa class ::wargame::report::TurnsTable]} {
    oo::class create ::wargame::report::TurnsTable
}

oo::define ::wargame::report::TurnsTable {
    variable Tree

    constructor {path} {
        set Tree [::wargame::look::tree $path -bar needed -columns turn \
                -show headings -height 6 -selectmode none]
        ::wargame::base::goesWith $path [self]
    }

    method show {columns headings rows} {
        if {[$Tree cget -columns] ne $columns} {
            $Tree configure -columns $columns
        }
        set n 0
        foreach column $columns heading $headings {
            my Column $column $heading [lmap row $rows { lindex $row $n }]
            incr n
        }
        my Rows $rows
        $Tree configure -height [expr {min(9, [llength $rows])}]
    }

    method Column {column heading cells} {
        # As wide as what stands in it; the turns give way to no other.
        set font [::wargame::look::theme font body]
        set anchor [expr {$column eq "turn" ? "w" : "e"}]
        set wide [expr {[::tcl::mathfunc::max {*}[lmap word \
                [list $heading {*}$cells] {
            font measure $font $word
        }]] + [::wargame::look::theme px 20]}]
        $Tree heading $column -text $heading -anchor $anchor
        $Tree column $column -anchor $anchor -width $wide \
                -minwidth [expr {$column eq "turn" ? $wide : 20}]
    }

    method Rows {rows} {
        set items [$Tree children {}]
        $Tree delete [lrange $items [llength $rows] end]
        for {set n [llength $items]} {$n < [llength $rows]} {incr n} {
            $Tree insert {} end
        }
        foreach item [$Tree children {}] row $rows {
            $Tree item $item -values $row -tags {}
        }
        $Tree item [lindex [$Tree children {}] end] -tags strong
    }
}
