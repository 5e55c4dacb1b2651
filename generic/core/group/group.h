/*
 * group.h --
 *
 *      A group's order is planned on a trial: a whole position that may be
 *      the true one, determinized from what the mover may know, always by
 *      the same lots.  So a plan follows from that view alone.  When it is
 *      done, the rules judge each step again in the true position.
 */

#ifndef GROUP_H
#define GROUP_H

#include "../match/match.h"
#include "../moving.h"

/* A piece of the group and where it is sent. */
typedef struct Sent {
    int16_t unit, to;
    int16_t passed;             /* by road: of the places on its way */
} Sent;

enum { GROUP_PLACES = 30 };     /* on the way of a column */

/* The way of those who go by road. */
typedef struct Road {
    int count;
    int16_t place[GROUP_PLACES];
    int16_t passed[WG_PIECES];  /* [slot] how many it passes on trial */
    const char *bar[WG_PIECES]; /* [slot] why it goes no farther, or NULL */
} Road;

typedef struct Group {
    int side;
    int count;
    int16_t toward;             /* who is nearer to this place goes first; -1 */
    bool keeps;                 /* a formation: as Trial.keeps */
    bool judged;                /* who rests is known */
    Sent sent[WG_PIECES];
    const char *rests[WG_PIECES];   /* why each stays while others go; NULL */
} Group;

/* How far a piece comes. */
typedef enum Fate { STAYS, SHORT, ARRIVES } Fate;

/* The actions of a plan, in their order. */
typedef struct Steps {
    WgAction *step;
    int count, capacity;
} Steps;

/* What comes of one order of the group. */
typedef struct Plan {
    Group *group;
    int16_t order[WG_PIECES];   /* indices of the group */
    uint8_t fate[WG_PIECES];    /* of each of it */
    bool crowded[WG_PIECES];    /* who stays lacks room, in the end */
    bool late[WG_PIECES];       /* whose move would end it for all: goes last */
    bool unsure[WG_PIECES];     /* goes only if a question is declined */
    int arrive, fall_short;
    Steps steps;
} Plan;

typedef struct Trial {
    const WgRules *rules;
    int side;
    Game *start, *g;            /* determinized: at first, and now */
    Game *view;                 /* where g is redacted for the mover */
    Game *before;               /* g before one was sent, to go back to */
    bool *known;                /* [slot]: recognised by the mover at first */
    bool *enemy;                /* [place]: one stands there, and nobody goes
                                   there; NULL: they may */
    int verbs;                  /* that bring a piece to a place now */
    int16_t verb[WG_OPTIONS];
    bool thrifty;               /* nobody goes where there is no room to stay:
                                   of several, and on a march */
    int within;                 /* nor nearer to one than so many places */
    bool keeps;                 /* who cannot come to where it should goes no
                                   way that ends no nearer, straight */
    Road *road;                 /* by road, one behind another; NULL: not */
    bool body;                  /* they go in the order given, and no other */
    int front;                  /* to which all turn in the end, -1: to none */
    bool over;                  /* dice, an enemy shown, another question:
                                   nobody goes on */
    bool assumes;               /* that who is asked declines, so that they do:
                                   the other side, or the mover */
    bool declined;              /* somebody was taken to have declined */
    WgOffer *offer;
    WgWays *ways;
} Trial;

/* ---- trial.c ---- */

/* A trial of the present decision; NULL where the side is not asked, or what
   it knows fits no position. */
Trial *wg_trial_new(const WgMatch *, int side);
void wg_trial_free(Trial *);
void wg_trial_reset(Trial *);
/* From now on nobody goes where an enemy stands, as the mover sees it, nor
   nearer to one than so many places. */
void wg_trial_beware(Trial *, const Game *seen, int within);

/* Do it if the rules allow it. */
bool wg_trial_step(Trial *, const WgAction *, Steps *);

/* Go the whole of a way of t->ways, or as far as the rules allow.  True: to its
   end. */
bool wg_trial_follow(Trial *, int way, Steps *);
/* The piece that was led is let go. */
void wg_trial_put_down(Trial *, Steps *);

/* What the mover sees of it now. */
const Game *wg_trial_view(Trial *);
/* The verbs offered that bring a piece to a place, those offered first first:
   into t->verb. */
void wg_trial_verbs(Trial *);
/* Has what was done last shown the mover what was not to be foreseen? */
bool wg_trial_shows(Trial *);


/* What ends the question, of those offered in t->offer; NULL: nothing does. */
const WgAction *wg_trial_find_done(const Trial *);

/* Is what is asked now still what was asked by that decision? */
bool wg_is_same_question(const WgRules *, int decision, int now);

/* Do one action, if the rules allow it.  True: its question is over, and undo
   would not come back to it. */
bool wg_trial_closes(Trial *, const WgAction *);

/* Do one action, if the rules allow it.  True: it was, and the same is asked
   still. */
bool wg_trial_does(Trial *, const WgAction *);

/* Is it asked who moves, in a game that has a question of its own for it? */
bool wg_trial_is_moving(const Trial *);
void wg_trial_copy(const Trial *, Game *to, const Game *from);

/* ---- trial-send.c ---- */

/* Send a piece there, as far as it can where `far`; its actions are added to
   `steps`. */
Fate wg_trial_send(Trial *, const Sent *, bool far, Steps *steps);
/* One of a formation that finds no way or no room goes to the place nearest to
   that where it should be, nearer than it stands. */
Fate wg_trial_send_near(Trial *, const Sent *, Steps *steps);
/* It turns where it stands to the front of all, if there is one. */
void wg_trial_face(Trial *, int unit, Steps *);

/* Why there is no room for it to stay there, in that position of the trial;
   those who went before may have filled it, or left it.  NULL: there is, or
   nobody has to keep within it. */
const char *wg_trial_no_room(const Trial *, const Game *, int unit, int place);
bool wg_trial_is_full(const Trial *, int unit, int place);

/* The ways of a piece at present, in t->ways; the one to a place, -1: none. */
void wg_trial_ways(Trial *, int unit);
int wg_find_way(const WgWays *, int place);

/* ---- trial-road.c ---- */

/* Send a piece by road, through the places that it has not passed, as far as
   there is room in the column; one that is too large by its parts. */
Fate wg_trial_send_by_road(Trial *, const Sent *, Steps *);
/* How far it has to go at least, in places. */
int wg_road_left(const Trial *, const Sent *);

/* ---- trial-why.c ---- */

/* Why it cannot go there now, as the mover knows it: "3.31 no-room". */
const char *wg_trial_why(Trial *, const Sent *);

/* ---- trial-done.c ---- */

/* Do one action, if it is allowed and the same is asked after it, without dice
   or anything that the mover learns. */
void wg_trial_foresees(Trial *, const WgAction *);
/* Is the same side asked after an action, or the whole of a way, of t->ways,
   without dice and without that either side learned anything, so that undo
   comes back?  Nothing stays done. */
bool wg_trial_comes_back(Trial *, const WgAction *);
bool wg_trial_way_comes_back(Trial *, int way);
/* Are dice thrown when that, which is offered, is done? */
bool wg_trial_throws(const Trial *, const WgAction *);
/* The name of the event with which the rules would answer that action, or if it
   is NULL the last step of a way, of t->ways; "-": none. */
const char *wg_trial_event(Trial *, const WgAction *, int way);
/* Say Done.  True: the same side is asked something else, without dice and
   without having learned anything; the trial goes on from there, with what is
   offered then in t->offer. */
bool wg_trial_done(Trial *);

/* ---- ways.c ---- */

/* The steps of a way, the first first, each in braces. */
void wg_print_way(WgText *, const WgMatch *, const WgWays *, int way);

/* ---- sequences.c ---- */

/* The first order: as they were named, or the foremost first. */
void wg_first_order(const Trial *, const Group *, int16_t order[WG_PIECES]);

/* Make the order of a try from the one before it; false: no more. */
bool wg_next_order(Trial *, Plan *, int try);

/* ---- turns.c ---- */

/* Does it stand there from the first? */
bool wg_trial_is_there(const Trial *, const Sent *);
/* Send the group of a plan in its order, from the start of the trial: what
   becomes of each, and its steps. */
void wg_try_order(Trial *, Plan *);
/* Find who of the group rests while others of it are sent: nobody, unless some
   others go by themselves. */
void wg_find_resting(const Trial *, Group *);
/* Does one of the group stay, by that, because the troops do that it goes
   with? */
bool wg_plan_stays_with(const Trial *, const Plan *, int who);

/* ---- plan.c ---- */

/* How many of the group arrive by the best plan. */
int wg_count_arrivals(Trial *, Group *);
/* The best plan, on a trial made for it, with the steps that the caller
   frees. */
void wg_find_plan(Trial *, Group *, Plan *);

/* ---- plan-text.c ---- */

/* A plan as clients are told of it; and why its only piece comes short. */
void wg_print_plan(WgText *, const WgMatch *, Trial *, const Plan *);
void wg_print_short(WgText *, Trial *, const Plan *);

/* ---- what texts say ---- */

/* read.c: a group of pieces by their keys, each sent to the place `to`, -1:
   none yet.  False if one is no piece of that side, or named twice. */
bool wg_read_group(const WgMatch *, int side, const char *pieces, int to,
        Group *out);
int wg_read_place(const WgMatch *, const char *key, size_t length); /* or -1 */

/* The next of a list of actions, "{move F10 gorki} put ...", without braces;
   NULL after the last or where it is none.  The caller frees it. */
char *wg_take_action(const char **list);

#endif /* GROUP_H */
