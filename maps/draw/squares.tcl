# squares.tcl --
#
#       A drawing cut into squares, each a drawing by itself, so that a program
#       need draw no more of it than it shows, as sharp as it likes.
#
#       A file of squares has two lines of text, "squares WIDTH HEIGHT SIDE", in
#       pixels if a square is drawn so large; and where each begins, counted from
#       the end of the second line, and at last where all end.  Then the squares,
#       each an SVG by zlib, row by row from the upper left one.

# cutSheet --
#
#       Writes what CMD draws, of a sheet {WIDTH HEIGHT} in metres, as squares
#       of SIDE pixels of a picture so many pixels wide.
proc cutSheet {size width side cmd} {
    global sheet cell
    set sheet [file tempfile]
    fconfigure $sheet -encoding utf-8
    {*}$cmd
    seek $sheet 0
    lassign $size across down
    set scale [expr {$width / double($across)}]
    set metres [expr {$side / $scale}]
    # As many as a reader counts.
    set columns [expr {($width + $side - 1) / $side}]
    set rows [expr {(int(round($down * $scale)) + $side - 1) / $side}]
    Deal [split [read $sheet] \n] $metres $columns $rows
    close $sheet
    set offsets 0
    set body ""
    for {set j 0} {$j < $rows} {incr j} {
        for {set i 0} {$i < $columns} {incr i} {
            append body [zlib compress [encoding convertto utf-8 [Square \
                    $i $j $metres]] 9]
            lappend offsets [string length $body]
        }
    }
    puts "squares $width [expr {int(round($down * $scale))}] $side"
    puts $offsets
    fconfigure stdout -translation binary
    puts -nonewline $body
}

# Square --
#
#       The SVG of one; those at the lower and right edges are as large as the
#       others.
proc Square {i j metres} {
    global sheet cell
    set x [expr {$i * $metres}]
    set y [expr {$j * $metres}]
    set sheet [file tempfile]
    drawWash $x $y [expr {$x + $metres}] [expr {$y + $metres}]
    seek $sheet 0
    set image [read $sheet]
    close $sheet
    set text [format {<svg xmlns="http://www.w3.org/2000/svg" viewBox="%.2f\
            %.2f %.2f %.2f">} $x $y $metres $metres]
    append text $image [expr {[info exists cell($i,$j)] ? $cell($i,$j) : ""}]
    return [append text </svg>]
}

# Deal --
#
#       Appends each line of an SVG to the squares that it is seen in, cell(i,j).
proc Deal {lines metres columns rows} {
    global cell
    set group ""
    set depth 0
    foreach line $lines {
        if {[string match <g* $line]} {
            incr depth
        }
        if {$depth} {
            append group $line
            if {[string match </g* $line] && [incr depth -1] == 0} {
                regexp {translate\((-?[\d.]+)[ ,](-?[\d.]+)} $group - x y
                Into [list $x $y $x $y] 170 $metres $columns $rows $group
                set group ""
            }
        } elseif {[regexp {^<path d="([^"]*)"(.*)$} $line - data rest]} {
            DealPath $data $rest $metres $columns $rows
        } elseif {[regexp {[ c]x="(-?[\d.]+)".* c?y="(-?[\d.]+)"} $line \
                - x y]} {
            Into [list $x $y $x $y] 60 $metres $columns $rows $line
        }
    }
}

proc Into {box margin metres columns rows text} {
    global cell
    foreach square [Touched $box $margin $metres $columns $rows] {
        append cell($square) $text
    }
}

# Touched --
#
#       The squares that a box touches with a margin about it: i,j each.
proc Touched {box margin metres columns rows} {
    lassign $box x0 y0 x1 y1
    set found {}
    set i1 [expr {min($columns - 1, int(($x1 + $margin) / $metres))}]
    set j1 [expr {min($rows - 1, int(($y1 + $margin) / $metres))}]
    for {set j [expr {max(0, int(($y0 - $margin) / $metres))}]} {$j <= $j1} \
            {incr j} {
        for {set i [expr {max(0, int(($x0 - $margin) / $metres))}]} \
                {$i <= $i1} {incr i} {
            lappend found $i,$j
        }
    }
    return $found
}

# DealPath --
#
#       A path, to each square those of its parts that are seen there.
proc DealPath {data rest metres columns rows} {
    global cell
    array set seen {}
    foreach part [regexp -all -inline {M[^M]*} $data] {
        lassign [PartBox $part] box margin
        set large [expr {[string length $part] > 1500
                && [string index [string trimright $part] end] eq "Z"}]
        foreach square [Touched $box $margin $metres $columns $rows] {
            append seen($square) [expr {$large
                    ? [Clipped $part $square $metres] : $part}]
        }
    }
    foreach {square part} [array get seen] {
        append cell($square) "<path d=\"$part\"$rest"
    }
}

# Clipped --
#
#       Of a large shape what is seen in a square and some way about it.
proc Clipped {part square metres} {
    set shape [regexp -all -inline -- {-?\d+(?:\.\d+)?} $part]
    lassign [split $square ,] i j
    foreach {axis sign limit} [list \
            0 1 [expr {$i * $metres - 70}] 0 -1 [expr {-($i + 1) * $metres - 70}] \
            1 1 [expr {$j * $metres - 70}] 1 -1 [expr {-($j + 1) * $metres - 70}]] {
        set shape [ClipAt $shape $axis $sign $limit]
    }
    return [expr {[llength $shape] ? [straight $shape Z] : ""}]
}

# ClipAt --
#
#       What of a shape is beyond a limit of x (axis 0) or y, times a sign.
proc ClipAt {shape axis sign limit} {
    set clipped {}
    lassign [lrange $shape end-1 end] x0 y0
    foreach {x1 y1} $shape {
        set from [expr {$sign * ($axis ? $y0 : $x0) - $limit}]
        set to [expr {$sign * ($axis ? $y1 : $x1) - $limit}]
        if {($from >= 0) != ($to >= 0)} {
            set t [expr {$from / ($from - $to)}]
            lappend clipped [expr {$x0 + $t * ($x1 - $x0)}] \
                    [expr {$y0 + $t * ($y1 - $y0)}]
        }
        if {$to >= 0} {
            lappend clipped $x1 $y1
        }
        set x0 $x1
        set y0 $y1
    }
    return $clipped
}

# PartBox --
#
#       {BOX MARGIN} of one part of a path: of its points, or of the first if
#       the others are counted from it, which are near.
proc PartBox {part} {
    if {[regexp {^M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)$} $part - x y x1]} {
        return [list [list $x $y $x1 $y] 20]
    }
    if {[regexp {[a-zHV]} $part]} {
        regexp {^M\s*(-?[\d.]+)[ ,](-?[\d.]+)} $part - x y
        return [list [list $x $y $x $y] 80]
    }
    set numbers [regexp -all -inline -- {-?\d+(?:\.\d+)?} \
            [regsub -all {A\S+ \S+ \d \d \d } $part " "]]
    return [list [bounds $numbers] 40]
}
