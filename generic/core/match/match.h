/*
 * match.h --
 *
 *      What a match holds, and what the files of this folder do for each
 *      other.  They stand on each other in the order of this header.
 */

#ifndef MATCH_H
#define MATCH_H

#include "../common.h"

/* ---- what a match holds ---- */

/* What an umpire may do in every game, as verbs of entries. */
enum { UMPIRE_BACK = -1, UMPIRE_NOTE = -2, UMPIRE_DICE = -4,
    UMPIRE_SEAT = -5, UMPIRE_LOCK = -9 };

/* And a side in a match with committed dice. */
enum { REVEAL = -3 };

/* And a side at any time, of itself, a corps, a piece or an arm: about which
   question, which choice or -1, and the slot of the piece. */
enum {
    STANDING_SIDE = -6, STANDING_CORPS = -7, STANDING_PIECE = -8,
    STANDING_ARM = -10, STANDING_COMMAND = -11
};

enum { SECRET_DIGITS = 64 };

/* Whom a note or a seat is for, beside the sides. */
enum { BOTH = 2, UMPIRES = 3 };

/* An entry of the history: an action, who did it, and whether undo stops at
   it. */
typedef struct Entry {
    int8_t side;                /* WG_CHANCE: the dice are in `die`, as are
                                   those that an umpire sets */
    bool barrier;
    bool joined;                /* one deed with the entry before it */
    uint8_t surprised;          /* who was told what it could not foresee, by
                                   this or, of an aside, before it: a bit a
                                   side */
    int8_t commander;           /* who of its side was asked; -1 */
    uint8_t standing, choice;   /* of the order that gave it, and 1; or 0 */
    int8_t level;               /* where that was given: StandingAnswer */
    int16_t giver;
    uint8_t whose;              /* of an order: whose units it concerned when
                                   it was given, a bit a commander */
    uint8_t dice;
    uint8_t die[WG_DICE];
    WgAction action;
    char *text;                 /* an umpire's words, a message, a secret
                                   revealed; the match's, or NULL */
    uint32_t hash;              /* of its line and all lines before */
    int throw;                  /* the last throw that stands after it, as
                                   the number of its action; 0: none */
    int since;                  /* how many actions after a position kept */
    Game *after;                /* of some, the position after it, kept */
} Entry;

/* An event, as it was when it happened.  For each viewer, which arguments it
   recognised. */
typedef struct Event {
    int32_t n;                  /* after this many actions */
    int8_t side;                /* who acted */
    uint8_t knew[4];            /* [viewer]: one bit an argument */
    uint8_t dice;
    uint8_t die[WG_DICE];
    bool umpire;                /* of an umpire's action: see its Entry */
    bool standing;              /* that an order gave the answer: which, its
                                   choice, and where it was given */
    WgEvent what;
} Event;

/* An event before a snapshot was taken, as wg_match_events() writes it. */
typedef struct EventText {
    int n;
    char *text;
} EventText;

/* What a match at a remote seat begins from: see snapshot.c. */
typedef struct Snapshot {
    int side;                   /* whose seat it is */
    int commander;              /* of one of its commanders, or -1 */
    int before;                 /* actions done when it was taken */
    uint64_t lots;              /* what is hidden is drawn by these */
    Game *seen, *start;         /* the position as seen, and determinized */
    bool away;                  /* the last action is for the host to do */
    EventText *event;
    int events, capacity;
    WgText orders;              /* its side's standing orders, a line each; */
    struct Standing *given;     /* and as the match has them, or NULL */
    WgText messages;            /* and messages: messages.c */
} Snapshot;

struct WgMatch {
    const WgRules *rules;
    WgSetup setup;
    char secret[17];
    char commitment[2][SECRET_DIGITS + 1];      /* "": none */
    Game *game;                 /* the position now */
    Game *seen;                 /* where redacted copies are made */
    uint8_t *known[3];          /* [viewer][slot]: recognised now */
    uint8_t learned;            /* who recognised a piece by the last action:
                                   one bit a viewer */
    Entry *entry;
    int length, capacity;
    int floor;                  /* nothing before is taken back, and the */
    Game *start;                /* position if it is 0, or NULL: foreseen.c */
    Entry *undone;              /* what redo does again, with its words: the
                                   next is the last */
    int undone_count, undone_capacity;
    Event *event;
    int events, event_capacity;
    struct Standing *standing;  /* one a commander, see standing-orders.h;
                                   NULL: none given */
    uint32_t head_hash;
    char fault[160];
    long redone;                /* actions done again, to go back */
    Snapshot *snapshot;         /* or NULL */
};

static inline const WgFlow *
wg_flow(const WgMatch *m)
{
    return (const WgFlow *)m->game;
}

/* Is it a copy for who tries, with another position than its history led to? */
static inline bool
wg_is_foreseen(const WgMatch *m)
{
    return m->floor > 0 || m->start != NULL;
}

/* ---- state.c: what is asked in a position, and its paragraph ---- */

const char *wg_decision_in(const WgRules *, const WgFlow *);
const char *wg_rule_in(const WgRules *, const WgFlow *);

/* Actions done before the first that is kept here; and for which viewer a view
   is redacted, whoever asks. */
int wg_entries_before(const WgMatch *);
int wg_viewer_of(const WgMatch *, int viewer);

/* ---- words.c: actions as text and back ---- */

const char *wg_side_word(int side);     /* nobody, chance, 0, 1 */
void wg_print_word(WgText *, const WgMatch *, char type, int value);

/* Is an argument of this type one of the words of an enumeration?  And which,
   NULL if it has none of that number. */
static inline bool
wg_is_value(char type)
{
    return type >= 'A' && type <= 'Z';
}
const char *wg_value_word(const WgRules *, char letter, int value);

void wg_print_action(WgText *, const WgMatch *, const WgWord *,
        const WgAction *);
void wg_print_dice(WgText *, const uint8_t *dice, int count);
/* Which of so many has this word as its key, or -1. */
int wg_find_key(const char *(*key)(int), int count, const char *word);
int wg_read_action(const WgMatch *, const WgWord *, const char *text,
        WgAction *, WgError *);
int wg_read_dice(const WgMatch *, const char *text, uint8_t *dice, WgError *);

/* ---- entry.c ---- */

/* "french move F10 les_fleches", without its hash; which is of this line and
   all before it. */
void wg_print_entry(WgText *, const WgMatch *, const Entry *);

/* The same without its side, as wg_match_apply() takes it: with the mark of a
   deed, with that of a standing order, with the words behind the bar. */
enum { WITH_DEED = 1, WITH_ORDER = 2, WITH_WORDS = 4, WITH_ALL = 7 };
void wg_print_did(WgText *, const WgMatch *, const Entry *, int with);

/* Goes on from the hash of the lines before. */
uint32_t wg_line_hash(uint32_t before, const char *line);
const char *wg_addressee(const WgMatch *, int whom);

bool wg_is_decision(const Entry *);     /* by a side, an action of the game */
bool wg_is_aside(const Entry *);        /* it changes nothing but the history */
int wg_action_before(const WgMatch *, int n);
int wg_event_viewers(const Entry *);    /* one bit a viewer; 0: no event */
/* Is it no secret from this viewer, of several commanders from this one, that
   the n-th action was done? */
bool wg_is_known_to(const WgMatch *, int n, int viewer, int commander);
/* For whom an event is written: not for a letter, for one to all of a side, or
   by his number for one to a commander. */
enum { IN_NO_LETTER = -2, TO_ALL = -1 };

/* ---- view.c: the position as a viewer may know it, in m->seen ---- */

const Game *wg_seen(const WgMatch *m, int viewer);
void wg_write_members(WgText *, const WgRules *, const Game *);
const char *wg_member_word(const WgMember *, const Game *, int n);
int wg_member_number(const WgMember *, const Game *, int n);

/* ---- events-umpire.c ---- */

/* {n 12 side umpire what umpire_back about {7 {reason}}}.  Is it an amendment
   whose first word is a piece? */
void wg_print_umpire_event(WgText *, const WgMatch *, const Event *,
        int viewer, int number, int letter);
bool wg_names_piece(const WgMatch *, const Entry *);

/* ---- events.c ---- */

/* Record the events of the last action; drop those after `length`. */
void wg_record_events(WgMatch *, int side);
void wg_drop_events(WgMatch *);

/* Did an event of the last action show a side an enemy's piece?  Or has the
   action shown it anything that it could not foresee? */
bool wg_reveals_enemy(const WgRules *, const Game *, int side);
bool wg_is_surprised(const WgMatch *, int side);
/* May the side that acted have seen what it could not foresee?  Then it cannot
   take the action back: after what an enemy has done or what became of it, even
   where all see it, and past an event that ends what was before. */
bool wg_is_settled(const WgMatch *, int side);

/* ---- event-lists.c ---- */

/* A side's events, "told {...}", a line an event, numbered by what it, or one
   of its commanders, knows of. */
void wg_print_events(WgText *, const WgMatch *, int side, int commander,
        int from);

/* ---- event-text.c ---- */

/* Is it one event, as wg_print_events() writes it, of the first
   `before` actions?  Then *n is which.  And print one that is, as
   wg_match_events() writes it. */
bool wg_is_event_text(const WgRules *, const char *text, int before, int *n);
void wg_print_event_text(WgText *, const WgRules *, const char *text);
/* Of an event whose dice hit, which of their faces do: " hitting {1 2} own
   {6}"; the numbers of what it tells. */
void wg_print_faces(WgText *, const WgRules *, int event,
        const int16_t *about);

/* ---- past.c ---- */

/* The position before the first action; one action that follows. */
void wg_start(WgMatch *);
void wg_redo(WgMatch *, const Entry *);

/* The position after so many actions, of which those are done again that no
   umpire took back; what to note of an action just done, so that one can come
   back to it; and what to free of one. */
enum { PAST_STRIDE = 16 };
void wg_go_to(WgMatch *, int length);
void wg_note_past(WgMatch *);
void wg_forget(Entry *);
Entry wg_copy_of_entry(const Entry *);  /* with words of its own, no position */
void wg_drop_undone(WgMatch *);         /* redo has nothing more to do */

/* ---- position.c ---- */

/* A redacted position as lines of text; whether two have the same; the n-th
   line back. */
void wg_print_position(WgText *, const WgRules *, const Game *);
bool wg_is_alike(const WgRules *, const Game *one, const Game *other);
int wg_position_lines(const WgRules *);
bool wg_read_position(const WgRules *, int n, const char *line, Game *);

/* ---- flow-text.c: the first line of a position ---- */

void wg_print_flow(WgText *, const WgFlow *);
bool wg_read_flow(const WgRules *, const char *line, WgFlow *);

/* ---- determinize.c ---- */

/* One that it may be a redacted copy of, for the caller to free; NULL if there
   is none.  Of the same number it is the same. */
Game *wg_determinize(const WgRules *, const Game *seen, int viewer,
        uint64_t lots);

/* ---- reader.c: takes lines off a text one by one ---- */

enum { LINE_CAPACITY = 8192 };
typedef struct Reader {
    const char *text;
    int number;                 /* of the line last taken */
    char line[LINE_CAPACITY];
} Reader;
bool wg_take_line(Reader *);
const char *wg_take_value(Reader *, const char *key);   /* or NULL */
bool wg_copy_value(Reader *, const char *key, char value[LINE_CAPACITY]);
int wg_bad_header(const Reader *, WgError *);
int wg_side_of(const WgRules *, const char *word);

/* The game, the scenario and the options; the setup lacks its shuffle. */
const WgRules *wg_read_start(Reader *, WgSetup *, WgError *);

/* ---- snapshot.c: how a match at a remote seat begins in its file ---- */

void wg_print_snapshot(WgText *, const WgMatch *);
Snapshot *wg_read_snapshot(Reader *, const WgRules *, WgError *);
bool wg_is_snapshot(const Reader *);
void wg_add_event_text(Snapshot *, int n, const char *text);
void wg_free_snapshot(Snapshot *);

/* ---- header.c ---- */

void wg_print_start(WgText *, const WgMatch *);
void wg_print_header(WgText *, const WgMatch *);
uint32_t wg_header_hash(const WgMatch *);

/* ---- history.c ---- */

/* A match that has begun; do what was read and found legal. */
WgMatch *wg_match_begin(const WgRules *, const WgSetup *, const char *secret);
/* Of a snapshot, which it owns; NULL if it has orders that nobody can give. */
WgMatch *wg_match_begin_remote(const WgRules *, const WgSetup *, Snapshot *,
        WgError *);
void wg_push(WgMatch *, Entry);

/* ---- undo.c ---- */

/* The number of the last action but for an umpire's asides; may the next one
   of a side be one deed with it? */
int wg_last_action(const WgMatch *);
bool wg_can_join(const WgMatch *, int side);

/* Make the match as it was after the first `to` of its entries, but for the
   asides since then, which stay. */
void wg_take_back(WgMatch *, int to);

/* ---- redo.c ---- */

/* Do what was taken back, as the rules judge it now, with its words.  What an
   order answered is the player's own answer if no order gives it now. */
void wg_do_again(WgMatch *, const Entry *, WgError *);

/* ---- commit-reveal.c: is this the secret that the side has fixed? ---- */

bool wg_is_committed(const WgMatch *, int side, const char *secret);

/* ---- messages.c: words behind an action, " | like these" ---- */

/* Take those that are there off `text`; why they cannot be kept, or NULL. */
const char *wg_take_words(char *text, Entry *);

/* And what players of one side write to each other. */

/* May words stand behind an action of this verb? */
bool wg_has_words(const WgRules *, int verb);
/* Which message the n-th action has written; or 0. */
int wg_message_of(const WgMatch *, int n);
/* A side's, or those that one commander may read, as lines of a snapshot; and
   taken off it, false if one is none. */
void wg_print_messages(WgText *, const WgMatch *, int side, int commander);
bool wg_read_messages(Reader *, const WgRules *, Snapshot *);

/* ---- seats.c: one of several commanders of a side ---- */

/* Is that side, and of its commanders that one, to act?  -1: any. */
bool wg_is_asked(const WgMatch *, int side, int commander);
/* Who has a piece now, or is asked where it is -1; 0 where a side has one. */
int wg_commander_of(const WgMatch *, int slot);
/* At a commander's remote seat: has he been told more than before? */
bool wg_has_learnt(const WgMatch *, const Game *before);
/* The position as a side's commander may know it. */
const Game *wg_seen_by(const WgMatch *, int side, int commander);

/* ---- umpire.c: what an umpire does in all games ---- */

int wg_read_umpire(const WgMatch *, const char *text, Entry *, WgError *);

#endif /* MATCH_H */
