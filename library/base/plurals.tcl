# plurals.tcl --
#
#       Which form of a message a whole number takes in a language, by the
#       plural rules of Unicode's CLDR.
#
#       plural forms LANGUAGE       the forms that a language has: one few many
#                                   other
#       plural of LANGUAGE N        the one for a number
#       plural choices LANGUAGE N   where to look for its message, best first:
#                                   none at all may have words of its own, zero

namespace eval ::wargame::base::plural {
    # FORM CONDITION... on a number n, the first that holds.
    variable Rules {
        en {one {$n == 1} other 1}
        es {one {$n == 1} other 1}
        fr {one {$n < 2} other 1}
        ru {
            one  {$n % 10 == 1 && $n % 100 != 11}
            few  {$n % 10 in {2 3 4} && $n % 100 ni {12 13 14}}
            many 1
        }
    }
    namespace export forms of choices
    namespace ensemble create
}

proc ::wargame::base::plural::forms {language} {
    variable Rules
    return [dict keys [dict get $Rules $language]]
}

proc ::wargame::base::plural::of {language n} {
    variable Rules
    foreach {form condition} [dict get $Rules $language] {
        if $condition {
            return $form
        }
    }
}

proc ::wargame::base::plural::choices {language n} {
    set form [of $language $n]
    return [expr {$n == 0 ? [list zero $form] : [list $form]}]
}
