# tutorial.tcl --
#
#       La Bataille de la Moskowa: its tutorial, as tutorial/plans.tcl takes it.
#       The words are the messages moskowa.tutorial.KEY.

need tutorial/plans

# The fifth of September, the evening, before Shevardino: three turns.  For the
# second the umpire brings a regiment, a battery and cavalry up to the Russians;
# in the third he has one of the pupil's regiments rout.  The Russians stand and
# hold their fire, until an officer plays them at the end.
::wargame::tutorial::plans add moskowa {
    scenario shewardino   secret 0000000000000007   seed 1812
    actions {}
} {
    {key welcome}
    {key march      rule Movement.1     wants stepped
        show {{take f_I_5_61} {step *} put}
        missed {target defender}}
    {key turn       rule Facing.1       wants turned
        show {{take f_I_5_61} turn* put}
        missed {target defender}}
    {key square     rule Square.4       wants square    during {unit step}
        show {{take f_I_5_57} square put done}
        missed {target defender}}
    {key charge     rule Charge.16      wants {declared charge meets_square}
        at unit
        prepare {{place f_I_3_7L 03051} {facing 03051 2}
            {place f_I_I_6 02951} {unlimbered f_I_I_6 1} {facing 02951 1}
            {place f_I_I_2 02650}}
        frame {02650 02951 03051 03151 03252}
        show {declare* charge {take f_I_I_2} {step 03050} {step 02950}
            {step 02850} {step 02751} put}
        missed {target defender}}
    {key fire       rule Fire.4         wants {fired weak}
        show {{aim 03151} aim* fire attempt* charge {step 03050} put done *}
        missed defender}
    {key melee      rule Melee.1        wants melee
        show {{attack 03151} attack* fight advance* evade* done put *}}
    {key rally      rule Rally          wants {{checked f_I_5_25}}
        at unit
        prepare {{routing f_I_5_25 1}}
        show {done put *}}
    {key end}
} {
    {welcome march turn square charge fire melee rally} {
        * {done put hold fire fight *}
    }
}
