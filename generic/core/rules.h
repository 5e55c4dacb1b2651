/*
 * rules.h --
 *
 *      What a game is made of, and the few verbs its rules are written in.
 *      Every folder beside core/ includes this header and exports one
 *      symbol, its `const WgRules`, which no file of it names: whatever needs
 *      the rules is handed them.
 *
 *      A position is a `Game`: one flat block of memory, copied with `=`.
 *      Each game completes `struct Game` in its own header, with a WgFlow as
 *      the first member and no pointers.  The core knows it only by name.
 *      Equal positions are equal bytes: a struct that is assigned as a whole
 *      has no padding.
 *
 *      Pieces stand in *slots*, numbered 0 to pieces-1.  Which piece of the
 *      roster stands in which slot is shuffled at the start of a match by its
 *      secret, each side's within its own slots.  So the number of a slot is
 *      a token that all may see and follow, and says nothing about the piece.
 */

#ifndef RULES_H
#define RULES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bits.h"
#include "deeds.h"
#include "members.h"
#include "rows.h"
#include "text.h"
#include "wargame.h"

typedef struct Game Game;

enum { WG_ARGS = 3, WG_DICE = 6, WG_DEPTH = 10, WG_EVENTS = 160, WG_ABOUT = 4 };
enum { WG_OPTIONS = 12, WG_PIECES = 1024, WG_MAY = 6144 };
enum { WG_COMMANDERS = 8 };     /* of a side: no game has more */

/* One thing a player may do.  The verb tells what the arguments are; what a
   verb does not use is 0. */
typedef struct WgAction {
    int16_t verb;
    int16_t arg[WG_ARGS];
} WgAction;

/*
 * A word with typed arguments, one letter each:
 *      u  the slot of a piece          p  a place
 *      n  a number                     s  a side
 *      l  a number of steps that the first piece loses (events only)
 *      d  dice (events only): the last throw, all of it; not one of WG_ABOUT
 * and in capitals, of events only, the letter of a WgValues: one of its words.
 */
typedef struct WgWord {
    const char *name;
    const char *args;
    bool back;                  /* of a verb: it takes something back; chance
                                   players use it only when there is nothing
                                   else.  Of an event: nothing done before it
                                   can be taken back, since that nothing else
                                   happened before it tells something */
    const char *rule;           /* its paragraph; "": none */
    int8_t harm;                /* of an event without `l`: the steps that the
                                   first piece loses; less than 0: gets back */
} WgWord;

/* ---- decisions ---- */

/*
 * Judges an answer: NULL where the rules allow it, otherwise the paragraph
 * that forbids it and the key of a message, "5.5 pinned".  The arguments are
 * within their types' ranges, whatever the caller typed.  Changes nothing.
 */
typedef const char *WgJudge(const Game *, const WgAction *);

/* Collects what may be done: the proposals that the judge does not forbid. */
typedef struct WgOffer {
    const Game *game;
    WgJudge *judge;
    int count;
    WgAction action[WG_MAY];
} WgOffer;

/* Offer an action if the judge allows it; or without asking the judge, where
   the proposer has already done so. */
void wg_propose(WgOffer *, int verb, int a, int b, int c);

static inline void
wg_may(WgOffer *out, int verb, int a, int b, int c)
{
    assert(out->count < WG_MAY);
    out->action[out->count++] = (WgAction){ (int16_t)verb,
        { (int16_t)a, (int16_t)b, (int16_t)c } };
}

/* A question put to one side: what it may answer, and what each answer does. */
typedef struct WgDecision {
    const char *rule;           /* paragraph of the rulebook, "5.4" */
    const char *name;
    void (*propose)(const Game *, WgOffer *);
    WgJudge *judge;
    void (*apply)(Game *, const WgAction *);
    bool silent;                /* asked where there is one answer, too, which
                                   the table gives: no enemy learns that */
    bool declines;              /* Done refuses there what is offered once */
} WgDecision;

/* ---- several actions that are one move ---- */

enum { WG_WAYS = 6144 };

/* A place to which a piece could go, and the last action that brings it
   there. */
typedef struct WgWay {
    int16_t place;
    int16_t before;             /* the way to the place before it, -1: where
                                   it stands */
    int16_t cost;               /* all of it, in the game's own points */
    bool within;                /* it can go all of it now; else it lacks the
                                   points */
    bool ends;                  /* no way goes on: dice are thrown there */
    WgAction step;
} WgWay;

typedef struct WgWays {
    int count;
    WgWay way[WG_WAYS];
} WgWays;

/* ---- procedures ---- */

/* A procedure of the rulebook: a list of steps that ends with {0}.  Most steps
   have the first three alone. */
typedef struct WgStep {
    const char *rule;
    const char *name;
    void (*run)(Game *);
    const char *stage;          /* of the order of play, what clients show of
                                   it: "movement"; NULL: none.  See stages.h */
    int calls;                  /* the procedure that it calls, 0: none.  Of a
                                   step without a stage, its stages are of the
                                   same order.  Told of these, and of what
                                   calls again and again beside a step of
                                   another stage */
    bool (*when)(const Game *); /* it is left out where this, of what all may
                                   know, is false; NULL: never */
} WgStep;

/* An event of the last action, and who is told of it. */
typedef struct WgEvent {
    uint8_t kind;               /* index of the game's events */
    uint8_t to;                 /* one bit a viewer */
    int16_t about[WG_ABOUT];
} WgEvent;

/* What the faces of a die mean in an event, a bit each, 1 << 1 to 1 << 6. */
typedef struct WgFaces {
    uint8_t hit;
    uint8_t own;                /* those that hit who throws */
} WgFaces;

/* Where the game stands in its procedures.  The core writes this. */
typedef struct WgFlow {
    int8_t side;                /* who must act */
    uint8_t decision;           /* what is asked, when it is a player */
    uint8_t dice;               /* how many dice, when it is chance */
    uint8_t asker;              /* the frame that asked */
    uint8_t depth;              /* procedures begun and not finished */
    struct { uint8_t proc, step; } frame[WG_DEPTH];
    uint8_t thrown;             /* dice in the last throw */
    uint8_t die[WG_DICE];       /* 1..6 */
    uint8_t events;             /* of event[] */
    WgEvent event[WG_EVENTS];   /* since the last action; wiped in views */
} WgFlow;

/* ---- a game ---- */

/* A number of the rules that clients show. */
typedef struct WgConstant {
    const char *name;           /* "last_round" */
    int value;
} WgConstant;

/* A page of clients that is of no verb, event or decision. */
typedef struct WgTopic {
    const char *name;           /* "victory" */
    const char *rule;           /* its paragraph */
} WgTopic;

/* The words of an enumeration, 0 first, ending with NULL; for clients. */
typedef struct WgValues {
    const char *name;           /* "phase" */
    const char *const *words;
    char letter;                /* of the arguments of events that are of it,
                                   'P'; 0: none is */
    const char *const *rules;   /* the paragraph of an event with each; NULL:
                                   the event's own */
} WgValues;

/* Lots that are drawn alike whenever they are drawn from the same number. */
typedef struct WgLots {
    uint64_t state;
} WgLots;
unsigned wg_lot(WgLots *, unsigned below);

typedef struct WgOption {
    const char *name;
    const char *values;         /* "off on": the first is the default */
    int since;                  /* the version of the rules that has it first;
                                   0: all.  Older matches lack it */
} WgOption;

/* How a match begins. */
typedef struct WgSetup {
    int version;                /* of the rules it was begun with */
    int scenario;
    int8_t option[WG_OPTIONS];  /* index of the value chosen */
    int16_t piece[WG_PIECES];   /* the piece in each slot */
    int16_t lot[WG_PIECES];     /* the pieces of each side as they are drawn
                                   by lot; of which `piece` tells nothing */
} WgSetup;

/* How the players of one side write to each other: messages.h. */
typedef struct WgMessages {
    bool (*has_words)(int verb);        /* is a message written by it? */
    int event;                  /* that tells of it, its number first */
    /* May this commander of the side, a number from anywhere, read that one? */
    bool (*may_read)(const Game *, int side, int reader, int number);
    /* The number by which he counts the one that this is about, of the event;
       0: he may not read it. */
    int (*number_of)(const Game *, int side, int reader,
            const int16_t about[]);
    /* Which commander of the side that acts is asked; who has a unit.  -1: its
       side has one. */
    int (*asked)(const Game *);
    int (*commander_of)(const Game *, int slot);
    /* In a copy: wipe what this one does not know of his side's messages, and
       give them the numbers by which he counts. */
    void (*redact)(Game *, int side, int reader);
    /* Has a message reached him, from one position to the next? */
    bool (*learns)(const Game *, const Game *after, int side, int reader);
} WgMessages;

struct WgThrow;
typedef struct WgRules {
    const char *name;
    int version;                        /* of the rules, in saved matches */
    const char *sides[2];
    const char *scenarios;              /* "shevardino borodino campaign" */
    const WgOption *options;            /* end with {0}, as all tables */
    size_t size;                        /* sizeof(struct Game) */

    int pieces;                         /* and slots */
    int second;                         /* the first piece of the second side */
    int places;
    const char *(*piece_key)(int piece);
    const char *(*place_key)(int place);
    void (*piece_text)(int piece, WgText *);    /* more pairs for wg_roster() */
    void (*place_text)(int place, WgText *);    /* and for wg_places() */

    const WgWord *verbs;
    const WgWord *amendments;           /* what an umpire may change */
    const WgWord *events;
    /* Does this event tell of dice that hit, and with which faces?  Of about[]
       it has the numbers alone.  NULL: none does. */
    bool (*faces)(int event, const int16_t *about, WgFaces *out);
    const WgDecision *decisions;
    const struct WgStanding *standings; /* see standings.h; NULL: none */
    int (*corps_of)(int piece);         /* from 1 on, 0: it has none; or NULL */
    int (*arm_of)(int piece);           /* the same of arms: line, light ... */
    const char *arms;                   /* their names, in their order */
    const WgStep *const *procedures;    /* the first is the whole game; ends
                                           with NULL */
    const WgMember *members;            /* of views and positions sent */
    const WgValues *values;             /* NULL: none */
    const WgConstant *constants;        /* NULL: none */
    const WgTopic *topics;              /* NULL: none */

    void (*setup)(Game *, const WgSetup *);
    int (*piece_in)(const Game *, int slot);    /* -1 in a slot redacted */
    bool all_recognised;                /* no slot ever is, for anybody */
    void (*redact)(Game *, int viewer); /* wipe what viewer may not know */
    /* Determinize: put by lot in the place of all that was wiped what may be
       there, such that the game can go on and redact() wipes the same again.
       False if that cannot be: the members contradict each other.  NULL in a
       game that is not played by file. */
    bool (*determinize)(Game *, int viewer, WgLots *);
    int (*score)(const Game *, int side);       /* of a redacted position too */
    int (*winner)(const Game *);        /* at the end: a side, or WG_NOBODY */
    /* How many turns its scenario has; NULL: that is not told. */
    int (*turns)(const Game *);
    /* For wg_odds(): of the throw awaited, which faces (0..5) mean the same;
       each is given the lowest of its kind.  NULL: all differ. */
    void (*equivalent_faces)(const Game *, uint8_t kind[6]);
    int (*throws)(const Game *, struct WgThrow *out);   /* odds.h; or NULL */
    /* And how far a fight has come by it, more the later; equal positions meet
       at equal progress alone.  NULL: throws are counted. */
    int (*progress)(const Game *);
    const struct WgAnswer *const *answers;      /* queries.h; NULL ends all */
    /* What this answer, which is offered, costs whom the position is redacted
       for: " WORD NUMBER" each, {} for none.  False: no price is told.
       NULL: of none. */
    bool (*price)(const Game *, const WgAction *, WgText *);
    /* Where a piece could go by several actions of what is asked now, the
       least dear way to each place; also to what is beyond its points.  NULL:
       a move is one action. */
    void (*ways)(const Game *, int piece, WgWays *out);
    /* Where a piece is, -1: nowhere.  NULL: in a game with neither of these. */
    int (*place_of)(const Game *, int piece);
    /* The place that lies from `place` as `to` lies from `from`; -1: none.
       NULL: places lie in no pattern. */
    int (*shifted)(int place, int from, int to);
    /* How many steps two places are apart, whatever lies between; -1: by none.
       NULL: of a way round it is not known whether it begins backwards.  Where
       places lie in no pattern, what is in the way of a piece is looked for
       only where it can be led to. */
    int (*apart)(int place, int other);
    /* Why who may go there could not stay at the end of the phase; or NULL. */
    const char *(*no_room)(const Game *, int piece, int place);
    /* How many of its side's pieces are in a place, and how many may be there
       when the phase ends; false: not too many.  NULL: moves never overfill a
       place. */
    bool (*crowd)(const Game *, int side, int place, int *count, int *limit);
    bool (*is_spent)(const Game *, int piece);  /* wg_match_still(); or NULL */
    bool (*has_moved)(const Game *, int piece); /* wg_match_moved(); or NULL */
    bool (*takes_part)(const Game *, int piece);    /* ever; NULL: all do */
    const struct WgMoving *moving;      /* moving.h; NULL: a game without */
    const WgMessages *messages;         /* NULL: none are written */
    WgJudge *judge_amendment;           /* of arguments within their ranges */
    void (*amend)(Game *, const WgAction *);
    const char *(*broken)(const Game *);    /* the invariant that fails */
    const struct WgPlayer *player;      /* see playing.h; or NULL */
} WgRules;

/* The side of a slot, and a side's slots from first_of() to before end_of(),
   in a game of so many, of which the second side has those from `second` on. */
#define WG_SLOTS_OF_SIDES(second, slots) \
    static inline int side_of(int u) { return u >= (second); } \
    static inline int first_of(int side) { return side ? (second) : 0; } \
    static inline int end_of(int side) { return side ? (slots) : (second); }

/* ---- the verbs of rules ----
 *
 * A step or an apply() uses at most one of ask, roll, call and over, and
 * uses it last.
 */
void wg_ask(Game *, int side, int decision); /* wait for a player */
void wg_roll(Game *, int dice);             /* wait for 1..WG_DICE dice */
void wg_call(Game *, int procedure);        /* do that, then the next step */
void wg_again(Game *);                      /* in apply(): then ask it again */
void wg_repeat(Game *);                     /* in a step: then run it again */
void wg_back(Game *);                       /* ... then the step before it */
void wg_call_again(Game *, int procedure);  /* ... do that, then run it again */
void wg_leave(Game *);                      /* end the procedure that is running
                                               (in apply(): that asked) */
void wg_go_from(Game *, int procedure, int step);   /* in amend(): go on there
                                               in that procedure, which runs */
void wg_over(Game *);                       /* the game ends here */
int wg_die(const Game *, int i);            /* the i-th die of the last throw */
int wg_thrown(const Game *);                /* how many */

/* Tell all, one side (and the umpire), or whom that left out, what happened. */
void wg_tell(Game *, int event, int a, int b, int c, int d);
void wg_tell_side(Game *, int side, int event, int a, int b, int c, int d);
void wg_tell_others(Game *, int side, int event, int a, int b, int c, int d);

/* ---- for the core, searches and the C tests ---- */

void wg_begin(const WgRules *, Game *, const WgSetup *);
/* Leave what is under way for one procedure alone; then nobody acts. */
void wg_begin_at(const WgRules *, Game *, int procedure);
/* If this procedure is under way, forget what called it. */
bool wg_alone(Game *, int procedure);
void wg_offer(const WgRules *, const Game *, WgOffer *out);
void wg_offer_of(const WgDecision *, const Game *, WgOffer *out);
const char *wg_judge(const WgRules *, const Game *, const WgAction *);
/* How many pieces may answer with this verb, whose first argument is one. */
int wg_able(const WgOffer *, int verb);
bool wg_is_under_way(const Game *, int procedure);
void wg_do(const WgRules *, Game *, const WgAction *);
void wg_throw(const WgRules *, Game *, const uint8_t *dice);
void wg_amend(const WgRules *, Game *, const WgAction *);

extern const WgRules *const wg_all_rules[];     /* games.c */

#endif /* RULES_H */
