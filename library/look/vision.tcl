# vision.tcl --
#
#       How well colours are told apart, by any eyes.  Colours are #rrggbb.
#
#       vision contrast A B      1 to 21, as WCAG 2 computes it
#       vision kinds             protanopia deuteranopia tritanopia
#       vision seen KIND COLOR   as eyes of that kind see it
#       vision distance A B      CIEDE2000: 2 is seen side by side, 10 at a
#                                glance
#       vision least A B         the least distance, of usual eyes and of all
#                                those kinds

namespace eval ::wargame::look::vision {
    namespace export contrast kinds seen distance least
    namespace ensemble create

    # Machado, Oliveira and Fernandes 2009, severity 1, of linear RGB.
    variable Matrices {
        protanopia {
            0.152286  1.052583 -0.204868
            0.114503  0.786281  0.099216
           -0.003882 -0.048116  1.051998
        }
        deuteranopia {
            0.367322  0.860646 -0.227968
            0.280085  0.672501  0.047413
           -0.011820  0.042940  0.968881
        }
        tritanopia {
            1.255528 -0.076749 -0.178779
           -0.078411  0.930809  0.147602
            0.004733  0.691367  0.303900
        }
    }
    # Linear sRGB to XYZ, over the white of D65.
    variable Xyz {
        0.433953 0.376219 0.189828
        0.212673 0.715152 0.072175
        0.017757 0.109477 0.872765
    }
    variable Degree [expr {acos(-1) / 180}]
}

proc ::wargame::look::vision::contrast {a b} {
    lassign [lsort -real [list [Luminance $a] [Luminance $b]]] dark light
    return [expr {($light + 0.05) / ($dark + 0.05)}]
}

proc ::wargame::look::vision::Luminance {color} {
    lassign [Linear $color] red green blue
    return [expr {0.2126 * $red + 0.7152 * $green + 0.0722 * $blue}]
}

proc ::wargame::look::vision::Linear {color} {
    scan $color #%2x%2x%2x red green blue
    return [lmap part [list $red $green $blue] {
        set part [expr {$part / 255.0}]
        expr {$part <= 0.04045 ? $part / 12.92
            : (($part + 0.055) / 1.055) ** 2.4}
    }]
}

proc ::wargame::look::vision::Coded {linear} {
    set color #
    foreach part $linear {
        set part [expr {max(0.0, min(1.0, $part))}]
        set part [expr {$part <= 0.0031308 ? 12.92 * $part
            : 1.055 * $part ** (1 / 2.4) - 0.055}]
        append color [format %02x [expr {round(255 * $part)}]]
    }
    return $color
}

proc ::wargame::look::vision::Times {matrix vector} {
    lassign $vector x y z
    return [lmap {a b c} $matrix {
        expr {$a * $x + $b * $y + $c * $z}
    }]
}

proc ::wargame::look::vision::kinds {} {
    variable Matrices
    return [dict keys $Matrices]
}

proc ::wargame::look::vision::seen {kind color} {
    variable Matrices
    return [Coded [Times [dict get $Matrices $kind] [Linear $color]]]
}

proc ::wargame::look::vision::least {a b} {
    set least [distance $a $b]
    foreach kind [kinds] {
        set least [expr {min($least,
            [distance [seen $kind $a] [seen $kind $b]])}]
    }
    return $least
}

# ---- CIEDE2000, in the names of its authors (Sharma, Wu, Dalal 2005) ----

proc ::wargame::look::vision::Lab {color} {
    variable Xyz
    lassign [lmap part [Times $Xyz [Linear $color]] {
        expr {$part > 0.008856 ? $part ** (1 / 3.0)
            : 7.787 * $part + 16 / 116.0}
    }] x y z
    return [list [expr {116 * $y - 16}] [expr {500 * ($x - $y)}] \
            [expr {200 * ($y - $z)}]]
}

proc ::wargame::look::vision::Hue {a b} {
    # 0 to 360 degrees.
    variable Degree
    if {$a == 0 && $b == 0} {
        return 0.0
    }
    set h [expr {atan2($b, $a) / $Degree}]
    return [expr {$h < 0 ? $h + 360 : $h}]
}

proc ::wargame::look::vision::distance {one other} {
    variable Degree
    lassign [Lab $one] L1 a1 b1
    lassign [Lab $other] L2 a2 b2
    set C7 [expr {((hypot($a1, $b1) + hypot($a2, $b2)) / 2) ** 7}]
    set G [expr {1.5 - 0.5 * sqrt($C7 / ($C7 + 25.0 ** 7))}]
    set C1 [expr {hypot($G * $a1, $b1)}]
    set C2 [expr {hypot($G * $a2, $b2)}]
    set h1 [Hue [expr {$G * $a1}] $b1]
    set h2 [Hue [expr {$G * $a2}] $b2]
    lassign [Hues $C1 $h1 $C2 $h2] dh h
    set L [expr {($L1 + $L2) / 2}]
    set C [expr {($C1 + $C2) / 2}]
    set T [expr {1 - 0.17 * cos(($h - 30) * $Degree)
        + 0.24 * cos(2 * $h * $Degree)
        + 0.32 * cos((3 * $h + 6) * $Degree)
        - 0.20 * cos((4 * $h - 63) * $Degree)}]
    set light [expr {($L2 - $L1) / (1 + 0.015 * ($L - 50) ** 2
        / sqrt(20 + ($L - 50) ** 2))}]
    set chroma [expr {($C2 - $C1) / (1 + 0.045 * $C)}]
    set hue [expr {2 * sqrt($C1 * $C2) * sin($dh / 2 * $Degree)
        / (1 + 0.015 * $C * $T)}]
    set turn [expr {-2 * sqrt($C ** 7 / ($C ** 7 + 25.0 ** 7))
        * sin(60 * exp(-((($h - 275) / 25) ** 2)) * $Degree)}]
    return [expr {sqrt($light ** 2 + $chroma ** 2 + $hue ** 2
        + $turn * $chroma * $hue)}]
}

proc ::wargame::look::vision::Hues {C1 h1 C2 h2} {
    # Their difference and their mean, the short way round.
    if {$C1 * $C2 == 0} {
        return [list 0.0 [expr {$h1 + $h2}]]
    }
    set dh [expr {$h2 - $h1}]
    set h [expr {($h1 + $h2) / 2}]
    if {abs($dh) > 180} {
        set dh [expr {$dh > 0 ? $dh - 360 : $dh + 360}]
        set h [expr {$h < 180 ? $h + 180 : $h - 180}]
    }
    return [list $dh $h]
}
