/*
 * match.h --
 *
 *      What a match holds, for the files of core/ that work on one.
 */

#ifndef MATCH_H
#define MATCH_H

#include "rules.h"

/* What an umpire may do in every game, as verbs of his Done. */
enum { UMPIRE_BACK = -1, UMPIRE_NOTE = -2 };

/* And a side in a match with fair dice. */
enum { REVEAL = -3 };

enum { UMPIRE_TEXT = 240, BOTH = 2, FAIR_DIGITS = 64 };

/* An action done: by whom, and whether undo stops at it. */
typedef struct Done {
    int8_t side;                /* WG_CHANCE: the dice are in `die` */
    bool barrier;
    uint8_t dice;
    uint8_t die[WG_DICE];
    WgAction action;
    char *text;                 /* an umpire's words, a secret revealed; the
                                   match's, or NULL */
    uint32_t hash;              /* of its line and all lines before */
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

struct WgMatch {
    const WgRules *rules;
    WgSetup setup;
    char secret[17];
    char fair[2][FAIR_DIGITS + 1];      /* commitments; "": none */
    Game *game;                 /* the position now */
    Game *seen;                 /* room for a redacted copy */
    uint8_t *known[3];          /* [viewer][slot]: recognised now */
    Done *done;
    int length, room;
    Heard *heard;
    int tales, tale_room;
    uint32_t head_hash;
    char fault[160];
};

static inline const WgFlow *
wg_flow(const WgMatch *m)
{
    return (const WgFlow *)m->game;
}

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
void wg_print_setup(WgText *, const WgRules *, const WgSetup *);

/* words.c: sides as words (nobody, chance, 0, 1); actions as text and back. */
const char *wg_side_word(int side);
void wg_print_word(WgText *, const WgMatch *, char type, int value);
const WgWord *wg_words_of(const WgMatch *, int side);
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

/* fair.c */
bool wg_is_committed(const WgMatch *, int side, const char *secret);

/* umpire.c: his words in all games; what he tells. */
int wg_read_umpire(const WgMatch *, const char *text, Done *, WgError *);
void wg_print_umpire(WgText *, const WgMatch *, const Done *);
int wg_told_to(const Done *);           /* one bit a viewer; 0: nothing */

/* match.c: what is asked in a position, and its paragraph. */
const char *wg_decision_in(const WgRules *, const WgFlow *);
const char *wg_rule_in(const WgRules *, const WgFlow *);

/* match.c: a match that has begun; do what was read and found legal. */
WgMatch *wg_match_begin(const WgRules *, const WgSetup *, const char *secret);
void wg_push(WgMatch *, Done);

/* save.c */
uint32_t wg_header_hash(const WgMatch *);
uint32_t wg_line_hash(uint32_t before, const char *line);
/* "french move F10 les_fleches", without its hash. */
void wg_print_done(WgText *, const WgMatch *, const Done *);

#endif /* MATCH_H */
