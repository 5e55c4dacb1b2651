## La Bataille de la Moskowa.

check_PROGRAMS += \
	%D%/account \
	%D%/aim \
	%D%/arrivals \
	%D%/believed \
	%D%/best-end \
	%D%/calls \
	%D%/casualties \
	%D%/charge-odds \
	%D%/charts \
	%D%/charges \
	%D%/charging \
	%D%/column-heads \
	%D%/columns \
	%D%/commanders \
	%D%/deploying \
	%D%/dragoons \
	%D%/ending \
	%D%/evasion \
	%D%/exchange \
	%D%/fire \
	%D%/fog \
	%D%/forces \
	%D%/gaps \
	%D%/ground \
	%D%/guard \
	%D%/hands \
	%D%/howitzers \
	%D%/leaders \
	%D%/leading \
	%D%/manners \
	%D%/moments \
	%D%/morale \
	%D%/melee \
	%D%/melee-odds \
	%D%/movement \
	%D%/odds-fog \
	%D%/options \
	%D%/plan \
	%D%/points \
	%D%/post \
	%D%/post-office \
	%D%/prospects \
	%D%/query \
	%D%/query-cavalry \
	%D%/query-melee \
	%D%/refusals \
	%D%/regrouping \
	%D%/rout \
	%D%/reserve \
	%D%/scenario \
	%D%/scenes \
	%D%/second-look \
	%D%/sight \
	%D%/square-fire \
	%D%/squares \
	%D%/stacks \
	%D%/standing \
	%D%/standing-apart \
	%D%/tables \
	%D%/tasks \
	%D%/terrain \
	%D%/third-look \
	%D%/umpire \
	%D%/zones

%C%_account_SOURCES = %D%/account.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_aim_SOURCES = %D%/aim.c %D%/fires.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_arrivals_SOURCES = %D%/arrivals.c %D%/begin.h %D%/paragraph.h
%C%_believed_SOURCES = %D%/believed.c
%C%_best_end_SOURCES = %D%/best-end.c %D%/begin.h %D%/paragraph.h
%C%_calls_SOURCES = %D%/calls.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_casualties_SOURCES = %D%/casualties.c %D%/outcomes.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_charge_odds_SOURCES = %D%/charge-odds.c %D%/fights.h %D%/fires.h %D%/horse.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_charts_SOURCES = %D%/charts.c %D%/paragraph.h
%C%_charging_SOURCES = %D%/charging.c %D%/horse.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_charges_SOURCES = %D%/charges.c %D%/horse.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_column_heads_SOURCES = %D%/column-heads.c %D%/begin.h %D%/paragraph.h
%C%_columns_SOURCES = %D%/columns.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_commanders_SOURCES = %D%/commanders.c %D%/post.h %D%/outcomes.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_plan_SOURCES = %D%/plan.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h %D%/usual.h
%C%_post_SOURCES = %D%/post.c %D%/post.h %D%/outcomes.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_points_SOURCES = %D%/points.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_post_office_SOURCES = %D%/post-office.c %D%/post.h %D%/outcomes.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_deploying_SOURCES = %D%/deploying.c %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_odds_fog_SOURCES = %D%/odds-fog.c %D%/fights.h %D%/fires.h %D%/horse.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_options_SOURCES = %D%/options.c %D%/outcomes.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_dragoons_SOURCES = %D%/dragoons.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_ending_SOURCES = %D%/ending.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h %D%/usual.h
%C%_evasion_SOURCES = %D%/evasion.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_exchange_SOURCES = %D%/exchange.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_fire_SOURCES = %D%/fire.c %D%/fires.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_fog_SOURCES = %D%/fog.c %D%/outcomes.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_forces_SOURCES = %D%/forces.c %D%/paragraph.h
%C%_gaps_SOURCES = %D%/gaps.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_ground_SOURCES = %D%/ground.c %D%/paragraph.h
%C%_guard_SOURCES = %D%/guard.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_hands_SOURCES = %D%/hands.c %D%/begin.h %D%/paragraph.h
%C%_leaders_SOURCES = %D%/leaders.c %D%/outcomes.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_leading_SOURCES = %D%/leading.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_manners_SOURCES = %D%/manners.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h %D%/usual.h
%C%_moments_SOURCES = %D%/moments.c %D%/outcomes.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_morale_SOURCES = %D%/morale.c %D%/outcomes.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_melee_SOURCES = %D%/melee.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_melee_odds_SOURCES = %D%/melee-odds.c %D%/fights.h %D%/fires.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_movement_SOURCES = %D%/movement.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_howitzers_SOURCES = %D%/howitzers.c %D%/fires.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_prospects_SOURCES = %D%/prospects.c %D%/fires.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_query_cavalry_SOURCES = %D%/query-cavalry.c %D%/horse.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_query_melee_SOURCES = %D%/query-melee.c %D%/fights.h %D%/fires.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_query_SOURCES = %D%/query.c %D%/begin.h %D%/paragraph.h
%C%_refusals_SOURCES = %D%/refusals.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_regrouping_SOURCES = %D%/regrouping.c %D%/outcomes.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_rout_SOURCES = %D%/rout.c %D%/outcomes.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_reserve_SOURCES = %D%/reserve.c %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_scenario_SOURCES = %D%/scenario.c %D%/begin.h %D%/paragraph.h
%C%_scenes_SOURCES = %D%/scenes.c %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_second_look_SOURCES = %D%/second-look.c %D%/fights.h %D%/fires.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_sight_SOURCES = %D%/sight.c %D%/paragraph.h
%C%_square_fire_SOURCES = %D%/square-fire.c %D%/horse.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_squares_SOURCES = %D%/squares.c %D%/horse.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_stacks_SOURCES = %D%/stacks.c %D%/paragraph.h
%C%_standing_SOURCES = %D%/standing.c %D%/fights.h %D%/fires.h %D%/field.h \
	%D%/begin.h %D%/paragraph.h
%C%_standing_apart_SOURCES = %D%/standing-apart.c %D%/fights.h \
	%D%/fires.h %D%/field.h %D%/begin.h %D%/paragraph.h
%C%_tables_SOURCES = %D%/tables.c %D%/begin.h %D%/paragraph.h
%C%_tasks_SOURCES = %D%/tasks.c %D%/begin.h %D%/paragraph.h %D%/usual.h
%C%_terrain_SOURCES = %D%/terrain.c %D%/paragraph.h
%C%_third_look_SOURCES = %D%/third-look.c %D%/fights.h %D%/fires.h \
	%D%/field.h %D%/begin.h %D%/paragraph.h
%C%_umpire_SOURCES = %D%/umpire.c %D%/outcomes.h %D%/field.h %D%/begin.h \
	%D%/paragraph.h
%C%_zones_SOURCES = %D%/zones.c %D%/paragraph.h

EXTRA_DIST += %D%/moskowa-arms.test \
	%D%/moskowa-division.test \
	%D%/moskowa-examples.test %D%/moskowa-games.test \
	%D%/moskowa-guard.test \
	%D%/moskowa-accounts.test \
	%D%/moskowa-hints.test %D%/moskowa-killed.test \
	%D%/moskowa-looks.test %D%/moskowa-apart.test %D%/moskowa-asks.test \
	%D%/moskowa-reckoned.test %D%/moskowa-rest.test \
	%D%/moskowa-victory.test \
	%D%/ui-hints.test \
	%D%/ui-in-hand.test \
	%D%/ui-body-name.test %D%/ui-body.test %D%/ui-broken-off.test \
	%D%/ui-facing.test %D%/ui-figures.test %D%/ui-fires.test \
	%D%/ui-instead.test \
	%D%/ui-moskowa.test %D%/ui-played.test %D%/ui-reckoned.test \
	%D%/ui-shapes.test \
	%D%/ui-turn-cost.test %D%/ui-widening.test
EXTRA_DIST += %D%/moskowa-ready.test %D%/ui-body-ahead.test
EXTRA_DIST += %D%/moskowa-formation.test %D%/moskowa-player.test %D%/rules-charts.test %D%/rules-moskowa.test %D%/rules-scenarios.test %D%/ui-rules-charts.test %D%/ui-cards.test %D%/ui-charges.test %D%/ui-common.test %D%/ui-evading.test %D%/ui-forces.test %D%/ui-lesson.test
EXTRA_DIST += %D%/ui-arms.test %D%/ui-commanders.test %D%/ui-commanders-far.test \
	%D%/ui-commanders-same.test \
	%D%/ui-goal.test %D%/ui-card-told.test %D%/ui-first-orders.test %D%/ui-halted.test %D%/ui-held.test \
	%D%/ui-log.test %D%/ui-messages.test %D%/ui-messenger.test %D%/ui-morning-keys.test
EXTRA_DIST += %D%/messages-secret.test %D%/messages-undo.test \
	%D%/orders-secret.test
