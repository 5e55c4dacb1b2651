# tutorial.tcl --
#
#       La Bataille de la Moskowa: its tutorial, as tutorial/plans.tcl takes it.
#       The words are the messages moskowa.tutorial.KEY.

need tutorial/plans

# The seventh of September, seven in the morning, before the fleches: all that a
# turn has comes in the first of them.
::wargame::tutorial::plans add moskowa {
    scenario fleches   secret 0000000000000007   seed 1812
    actions {}
} {
    {key welcome}
    {key march      rule Movement.1     wants stepped
        show {{take f_I_4_85} {step *} put}
        missed {aim attack}}
    {key turn       rule Facing.1       wants turned
        show {{take f_I_4_85} turn* put}
        missed {aim attack}}
    {key square     rule Square.4       wants square
        show {{take f_I_4_108} square put}
        missed {aim attack}}
    {key charge     rule Charge.16      wants {declared charge meets_square}
        show {declare* charge {take f_I_I_2} {step *} put}
        missed {aim attack}}
    {key fire       rule Fire.4         wants {fired weak}
        show {aim* fire attempt* charge put done *}
        missed attack}
    {key melee      rule Melee.1        wants melee
        show {attack* fight advance* evade* done put *}}
    {key rally      rule Rally}
    {key end}
} {
    * {done put hold fire fight *}
}
