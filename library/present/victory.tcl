# victory.tcl --
#
#       The contract Victory: how a match ended, or stands, and the throw on
#       which it may end; see panels/victory.tcl and panels/initiative.tcl.
#
#       scene MOMENT           both sides' points, piece by piece
#       throw MOMENT           the throw for initiative that was just made:
#                              winner, heading, text, rule, dice {{N N} {N N}},
#                              of the sides; {} where there is none
#
#   A scene:
#       winner    side's word, or "": nobody's, or not yet
#       heading text rule
#       sides     a list of two dictionaries: side, total, told (the same in
#                 words, if it is not known for sure), share (what is on the bar
#                 instead, where something else decided), parts, a list of
#                 {TITLE VP ITEMS ?TRACK?}; ITEMS: {FACE VP} or {TEXT VP}, VP ""
#                 for what has none; TRACK: {FILLED ALL} boxes
#       scale     where one side alone has points: levels, from the worst for
#                 it, {TITLE COLOR LEAST} each; level, the number of its own;
#                 part, how far it is in that, 0 to 1; points
#       story     {TITLE MOST COLOR {LABEL AMOUNT}...}: a bar a turn.  Both may
#                 be missing

need present/part

if {![info object isa class ::wargame::present::Victory]} {
    oo::class create ::wargame::present::Victory {
        superclass ::wargame::present::Part
    }
}

oo::define ::wargame::present::Victory {
    variable Sentences

    method scene {moment} {
        # The totals alone.
        return [dict create winner "" rule "" \
            heading [$Sentences title $moment] text "" \
            sides [lmap side {0 1} {
                dict create side side$side total [$moment score $side] parts {}
            }]]
    }

    method throw {moment} {
        return {}
    }
}
