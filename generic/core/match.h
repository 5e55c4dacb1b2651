/*
 * match.h --
 *
 *      What a match holds, for the files of core/ that work on one.
 */

#ifndef MATCH_H
#define MATCH_H

#include "rules.h"

/* What an umpire may do in every game, as verbs of his Done. */
enum { UMPIRE_BACK = -1, UMPIRE_NOTE = -2, UMPIRE_DICE = -4,
    UMPIRE_SEAT = -5 };

/* And a side in a match with fair dice. */
enum { REVEAL = -3 };

enum { UMPIRE_TEXT = 240, FAIR_DIGITS = 64 };

/* Whom a note or a seat is for, beside the sides. */
enum { BOTH = 2, UMPIRES = 3 };

/* An action done: by whom, and whether undo stops at it. */
typedef struct Done {
    int8_t side;                /* WG_CHANCE: the dice are in `die`, as are
                                   those that an umpire sets */
    bool barrier;
    uint8_t dice;
    uint8_t die[WG_DICE];
    WgAction action;
    char *text;                 /* an umpire's words, a secret revealed; the
                                   match's, or NULL */
    uint32_t hash;              /* of its line and all lines before */
    int throw;                  /* the last throw that stands after it, as
                                   the number of its action; 0: none */
    int since;                  /* how many actions after a position kept */
    Game *after;                /* of some, the position after it, kept */
} Done;

/* Something told.  For each viewer, which arguments it recognised. */
typedef struct Heard {
    int32_t n;                  /* after this many actions */
    int8_t side;                /* who acted */
    uint8_t knew[4];            /* [viewer]: one bit an argument */
    uint8_t dice;
    uint8_t die[WG_DICE];
    bool umpire;                /* of his action itself: see its Done */
    WgTold told;
} Heard;

/* What one side was told before its match was lent to it, as news are. */
typedef struct Tale {
    int n;
    char *text;
} Tale;

/* What a match stands on that is played apart by one side: see loan.c. */
typedef struct Loan {
    int side;                   /* who borrowed it */
    int before;                 /* actions done when it was lent */
    uint64_t lots;              /* what is imagined follows from this */
    Game *seen, *start;         /* the position as lent, and as imagined */
    bool away;                  /* the last action is for the lender to do */
    Tale *tale;
    int tales, room;
} Loan;

struct WgMatch {
    const WgRules *rules;
    WgSetup setup;
    char secret[17];
    char fair[2][FAIR_DIGITS + 1];      /* commitments; "": none */
    Game *game;                 /* the position now */
    Game *seen;                 /* room for a redacted copy */
    uint8_t *known[3];          /* [viewer][slot]: recognised now */
    uint8_t learned;            /* who recognised a piece by the last action:
                                   one bit a viewer */
    Done *done;
    int length, room;
    Heard *heard;
    int tales, tale_room;
    uint32_t head_hash;
    char fault[160];
    long redone;                /* actions done again, to go back */
    Loan *loan;                 /* or NULL */
};

static inline const WgFlow *
wg_flow(const WgMatch *m)
{
    return (const WgFlow *)m->game;
}

/* match.c: actions done before the first that is kept here. */
int wg_done_before(const WgMatch *);

/* match.c: memory wiped to 0, for the caller to free; and `array`, moved if
   need be, so that it has room for one more than `used`.  Without memory the
   program ends. */
void *wg_room(size_t size);
void *wg_more(void *array, int used, int *room, size_t size);

/* setup.c: set *err and return 0. */
int wg_fail(WgError *err, WgCode code, const char *format, ...);

/* catalog.c: by name, or NULL. */
const WgRules *wg_find_rules(const char *name);

/* setup.c: read scenario and options; shuffle the pieces by the secret. */
int wg_read_setup(const WgRules *, const char *scenario, const char *options,
        const char *secret, WgSetup *out, WgError *err);
int wg_shuffle(const WgRules *, const char *secret, WgSetup *out, WgError *);
void wg_print_setup(WgText *, const WgRules *, const WgSetup *);

/* words.c: sides as words (nobody, chance, 0, 1); actions as text and back. */
const char *wg_side_word(int side);
void wg_print_word(WgText *, const WgMatch *, char type, int value);
void wg_print_action(WgText *, const WgMatch *, const WgWord *,
        const WgAction *);
void wg_print_dice(WgText *, const uint8_t *dice, int count);
int wg_read_action(const WgMatch *, const WgWord *, const char *text,
        WgAction *, WgError *);
int wg_read_dice(const WgMatch *, const char *text, uint8_t *dice, WgError *);

/* view.c: the position as a viewer may know it, in m->seen. */
const Game *wg_seen(const WgMatch *m, int viewer);
void wg_write_fields(WgText *, const WgRules *, const Game *);

/* news.c: note what the last action told; forget all after `length`. */
void wg_hear(WgMatch *, int side);
void wg_unhear(WgMatch *);

/* news.c: what a side was told, "told {...}", a line an event. */
void wg_print_tales(WgText *, const WgMatch *, int side, int from);

/* tales.c: is it one event, as wg_match_news() tells it, of the first `before`
   actions?  Then *n is which. */
bool wg_is_tale(const WgRules *, const char *text, int before, int *n);

/* news.c: did the last action tell a side of an enemy's piece? */
bool wg_tells_of_others(const WgRules *, const Game *, int side);

/* fair.c */
bool wg_is_committed(const WgMatch *, int side, const char *secret);

/* umpire.c: his words in all games; what he tells. */
int wg_read_umpire(const WgMatch *, const char *text, Done *, WgError *);
bool wg_is_aside(const Done *);         /* it changes nothing but the history */
int wg_action_before(const WgMatch *, int n);
void wg_print_umpire(WgText *, const WgMatch *, const Done *);
const char *wg_addressee(const WgMatch *, int whom);
int wg_told_to(const Done *);           /* one bit a viewer; 0: nothing */

/* news-umpire.c: {n 12 side umpire what umpire_back about {7 {reason}}}.  Is it
   an amendment whose first word is a piece? */
void wg_print_umpire_news(WgText *, const WgMatch *, const Heard *,
        int viewer);
bool wg_names_piece(const WgMatch *, const Done *);

/* match.c: what is asked in a position, and its paragraph. */
const char *wg_decision_in(const WgRules *, const WgFlow *);
const char *wg_rule_in(const WgRules *, const WgFlow *);

/* match.c: a match that has begun; do what was read and found legal. */
WgMatch *wg_match_begin(const WgRules *, const WgSetup *, const char *secret);
WgMatch *wg_match_borrowed(const WgRules *, const WgSetup *, Loan *);
void wg_push(WgMatch *, Done);

/* past.c: the position after so many actions, of which those are done again
   that no umpire took back; what to note of an action just done, so that one
   can come back to it; and what to free of one. */
enum { PAST_STRIDE = 16 };
void wg_go_to(WgMatch *, int length);
void wg_note_past(WgMatch *);
void wg_forget(Done *);

/* match.c: the position before the first action; one action that follows. */
void wg_start(WgMatch *);
void wg_redo(WgMatch *, const Done *);

/* position.c: a redacted position as lines of text; the n-th line back. */
void wg_print_position(WgText *, const WgRules *, const Game *);
int wg_position_lines(const WgRules *);
bool wg_read_position(const WgRules *, int n, const char *line, Game *);

/* position.c: one that it may be a redacted copy of, for the caller to free;
   NULL if there is none.  Of the same number it is the same. */
Game *wg_imagine(const WgRules *, const Game *seen, int viewer, uint64_t lots);

/* load.c: takes lines off a text one by one. */
enum { LINE_ROOM = 1200 };
typedef struct Reader {
    const char *text;
    int number;                 /* of the line last taken */
    char line[LINE_ROOM];
} Reader;
bool wg_take_line(Reader *);
const char *wg_take_value(Reader *, const char *key);   /* or NULL */
int wg_bad_header(const Reader *, WgError *);
int wg_side_of(const WgRules *, const char *word);
const WgRules *wg_read_start(Reader *, WgSetup *, WgError *);

/* loan.c: how a borrowed match begins in its file; from there; and whose eyes
   see it, whoever asks. */
void wg_print_loan(WgText *, const WgMatch *);
Loan *wg_read_loan(Reader *, const WgRules *, WgError *);
void wg_free_loan(Loan *);
WgMatch *wg_loan_at(const WgMatch *, int length);
int wg_eyes(const WgMatch *, int viewer);

/* loan.c: has the last action shown or told this side what it could not
   foresee? */
bool wg_is_surprised(const WgMatch *, int side);

/* save.c */
uint32_t wg_header_hash(const WgMatch *);
void wg_print_start(WgText *, const WgMatch *);
uint32_t wg_line_hash(uint32_t before, const char *line);
/* "french move F10 les_fleches", without its hash. */
void wg_print_done(WgText *, const WgMatch *, const Done *);

#endif /* MATCH_H */
