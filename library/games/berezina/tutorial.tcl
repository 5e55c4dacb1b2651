# tutorial.tcl --
#
#       Napoleon at the Berezina: its tutorial, as tutorial/plans.tcl takes
#       it.  The words are the messages berezina.tutorial.KEY.

need tutorial/plans

# The twenty-fifth of November, four in the morning.  The march from Borissow
# would take a day: the umpire saves it.  The rules move the Russians.
::wargame::tutorial::plans add berezina {
    scenario solitaire  secret 0000000000000012   seed 1812
    actions {}
} {
    {key welcome}
    {key setup      rule 11.3   wants turn_began    show done}
    {key river      rule 6.4}
    {key move       rule 6.1    wants moved
        show {{move corbineau 5310} {move corbineau *} done}
        missed {fire build}}
    {key fire       rule 7.2    wants {hit missed}  show {fire* done}
        missed build}
    {key build      rule 8.1    wants built         show {build* done}
        missed move}
    {key morale     rule 5.1    wants {fmet fmet_stopped}   show done}
    {key cross      rule 8.3    wants exit_chosen
        prepare {{place corbineau 3813} {bridge 3813 1 4}} at move
        show {{move corbineau 3814} {cross corbineau 3814 1} {exit 1013}
            exit*}
        missed fire}
    {key leave      rule 10.1   wants left_map
        prepare {{place castex 1013}} at move
        show {{leave castex} leave*}
        missed fire}
    {key end}
} {}
