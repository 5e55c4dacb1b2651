# tutorial.tcl --
#
#       Borodino 1812: its tutorial, as tutorial/plans.tcl takes it.
#       The words are the messages borodino.tutorial.KEY.

need tutorial/plans

# The seventh of September, six in the morning; both armies stand as they stood.
# At Utitsa the umpire leaves a worn division and militia, enough for some
# rounds, and gives the French their cavalry: three against two.  An officer
# plays the Russians, who send nobody there before the battle.
::wargame::tutorial::plans add borodino {
    scenario borodino   secret 0000000000000007   seed 12
    actions {historical done historical done}
} {
    {key welcome    at command
        prepare {{place R15 utitskii_kurgan} {place R44 utitskii_kurgan}
            {place R05 utitskii_kurgan} {place R31 utitsa}
            {strength R16 2}
            {place F35 southern_marsh}}}
    {key activate   rule 5.2    wants {activated advanced}
        frame {old_smolensk_road utitsa utitskii_kurgan}
        show {{activate F08} done}
        missed {bombard move hq_move straggle}}
    {key bombard    rule 5.3    wants bombarded
        show {{bombard * utitsa} bombard* done}
        missed {move hq_move straggle}}
    {key attack     rule 5.4    wants attacked
        show {{move F19 utitsa} {move * utitsa} move* done}
        missed {hq_move straggle}}
    {key finish     rule 5.7    wants battle_began
        frame {old_smolensk_road utitsa utitskii_kurgan}
        gathers {utitsa F19 F20 F35}
        show {{move F19 utitsa} {move F20 utitsa} {move F35 utitsa} done}}
    {key battle     rule 6.3    wants battle_won
        show {fire* hit* regroup* done *}}
    {key supply     rule 7.2    wants supplied
        show {supply*}
        missed {command burn}}
    {key end}
} {
    {welcome activate bombard attack finish} {
        command done   bombard done   move done   hq_move done   straggle done
    }
}
