# tutorial.tcl --
#
#       Bloody Monday: its tutorial, as tutorial/plans.tcl takes it.  The
#       words are the messages monday.tutorial.KEY.

need tutorial/plans

# The seventh of September, six in the morning.  Ney attacks the Kamenka
# thicket; the umpire moves up a division there, and Jagers to meet it, so that
# there are hits to be distributed.  An officer plays the Russians; but they
# stand in the thicket, where Bagration attacks as Ney did, and pass when the
# lesson comes to passing.
::wargame::tutorial::plans add monday {
    scenario monday     secret 0000000000000007   seed 1
    actions {}
} {
    {key welcome
        prepare {{place R42 kamenka_thicket}
            {place F19 kamenka_meadow}} at impulse}
    {key impulse    rule 4.0    wants chose_tactical
        show tactical
        missed {march pass}}
    {key leader     rule 5.1    wants activated     during activate
        frame {shevardino_east great_redoubt south_fleche}
        show {{move F18 kamenka_meadow} {activate F18} activate*}
        missed move}
    {key engage     rule 1.2.2  wants engaged
        show {{move F20 kamenka_thicket} {move * kamenka_thicket} done}
        missed {inspire battle raid}}
    {key guns       rule 5.2.1  wants {unlimbered battle_began}
        during move
        show {{move F19 kamenka_thicket} {move F23 kamenka_meadow}
            {unlimber F23} unlimber*}
        missed inspire}
    {key inspire    rule 5.2.2  wants {inspired battle_began showdown}
        show {inspire* done}}
    {key support    rule 5.3.1
        wants {gun_fired showdown battle_won still_contested}
        show {commit* done}}
    {key combat     rule 5.3.4
        wants {battle_won still_contested chose_tactical chose_pass}
        show {hit* fight* done}}
    {key answer     rule 5.3.2  wants {stood retreated chose_pass}
        show {stand done}
        missed impulse}
    {key stand      rule 5.3.6
        wants {battle_won still_contested chose_pass}
        show {hit* withdraw* done}
        missed impulse}
    {key pass       rule 7.0    wants turn_began
        show {pass done}
        missed {activate march}}
    {key logistics  rule 3.1    wants {{commanded F01}}
        frame {doronino shevardino shevardino_east}
        show {{activate F01} activate*}
        missed impulse}
    {key restore    rule 3.6    wants restored
        show {restore* reinforce done}
        missed impulse}
    {key end}
} {
    pass {
        impulse pass
    }
    {welcome impulse leader engage guns inspire support combat answer stand} {
        impulse tactical
        activate {{activate R32} done}
        move {{move R37 kamenka_thicket} done}
        battle {{fight kamenka_thicket}}
        stand stand
        raid done
        pass done
    }
}
