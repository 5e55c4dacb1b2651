# log-lines.tcl --
#
#       Napoleon at the Berezina: events as sentences.

need base/words present/part games/berezina games/berezina/events

if {![info object isa class ::wargame::berezina::LogLines]} {
    oo::class create ::wargame::berezina::LogLines {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::berezina::LogLines {
    variable Calendar Words

    method line {event} {
        set what [dict get $event what]
        set about [dict get $event about]
        if {$what eq "turn_began"} {
            return [$Calendar when [lindex $about 0]]
        }
        set form $what[my Variant $what $about]
        set words [my EventWords $what $about]
        set key berezina.event.$form
        set text [expr {[dict exists $::wargame::berezina::EventCount $form]
            ? [::wargame::base::sayCount $key [lindex $about [dict get \
                $::wargame::berezina::EventCount $form]] {*}$words]
            : [::wargame::base::say $key {*}$words]}]
        return [string toupper $text 0 0]
    }

    method Variant {what about} {
        # What is appended to the key of its sentence.
        switch -glob -- $what {
            set_* {
                return [my VariantSet $what $about]
            }
            track_moved {
                # Before the first turn it is put somewhere for no reason.
                lassign $about - by why
                return [expr {$why eq "none" ? ".start"
                    : $by < 0 ? ".down" : ""}]
            }
            russian_moved {
                # From the entry to the hex of that name.
                lassign [lrange $about 1 2] from to
                return [expr {[$Words told $from] eq [$Words told $to]
                    ? ".in" : ""}]
            }
            fmet {
                lassign $about - roll dice
                return [expr {$roll == [::tcl::mathop::+ {*}$dice] ? ""
                    : ".led"}]
            }
            built {
                lassign $about - - bridge sections
                return [expr {$bridge == 0 ? ".causeway"
                    : $sections > 0 ? ".some" : ""}]
            }
            awaited {
                return [expr {[lindex $about 3] ? ".comes" : ""}]
            }
            aroused - not_released {
                lassign $about total - dice
                return [expr {$total == $dice ? "" : ".as"}]
            }
            forded {
                lassign $about - total harmed dice
                return [expr {$harmed ? "" : ".unharmed"}][expr {
                    $total == $dice ? "" : ".as"}]
            }
            worked { return [expr {[lindex $about 2] > 1 ? ".far" : ""}] }
            broke { return [expr {[lindex $about 2] > 1 ? ".both" : ""}] }
            half_fell {
                return [expr {[lindex $about 2] eq "west" ? ".west" : ""}]
            }
        }
        return ""
    }

    method VariantSet {what about} {
        # The same of what an umpire has put right.
        switch -- $what {
            set_treasure {
                return [expr {[lindex $about 1] ? ".has" : ""}]
            }
            set_moved - set_released {
                return [expr {[lindex $about 1] ? ".1" : ""}]
            }
            set_frost {
                set frost [lindex $about 0]
                return [expr {$frost eq "none" ? "" : ".$frost"}]
            }
            set_contact - set_crossed {
                return [expr {[lindex $about 0] ? "" : ".0"}]
            }
            set_works {
                return [expr {[lindex $about 1] eq "russian" ? ".1" : ""}]
            }
        }
        return ""
    }

    method EventWords {what about} {
        set words [lmap word $about {$Words told $word}]
        lassign $about first second third fourth
        switch -- $what {
            phase_began {
                set words [list [::wargame::base::say berezina.phase.$first]]
            }
            arrives - released - entry_die {
                lset words 0 [::wargame::base::say berezina.corps.$first]
            }
            random_event {
                set words [list [::wargame::berezina::letter $first] \
                    [::wargame::base::say berezina.chance.$first]]
            }
            track_moved {
                set words [list [$Words box $first] [::wargame::base::sayOr \
                        berezina.shift.$third ""]]
            }
            set_track { lset words 0 [$Words box $first] }
            decider {
                lset words 0 [::wargame::base::say berezina.decider.$first]
            }
            aimed {
                lset words 2 [::wargame::base::say berezina.aim.$third]
            }
            russian_moved {
                lset words 3 [::wargame::base::say berezina.by.$fourth]
            }
            awaited {
                set words [list [::wargame::base::say berezina.corps.$first] \
                        [my Awaited $first $second $third]]
            }
            aroused - not_released {
                lset words 1 [::wargame::base::fromFace $second]
            }
            hit - missed { lset words 2 [::wargame::base::fromFace $third] }
            worked - broke - held {
                lset words 3 [::wargame::base::fromFace $fourth]
            }
            set_bridge \
                    { lset words 2 [::wargame::base::say berezina.half.$third] }
            ended {
                lset words 1 [::wargame::base::say berezina.level.$second]
            }
        }
        return $words
    }

    method Awaited {corps limit added} {
        # What dice must fall for a formation to come: of one die at most that,
        # of two with what is added at least.
        if {$corps ne "avant_garde"} {
            return [expr {$limit == 1 ? 1 : "1\u2013$limit"}]
        }
        return [expr {$added ? [::wargame::base::say berezina.needs.added \
            $limit+ [::wargame::base::signed $added]] : "$limit+"}]
    }
}
