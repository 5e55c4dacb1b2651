/*
 * terms.c --
 *
 *      Whom the words of an area mean, term by term.
 */

#include <stdlib.h>
#include <string.h>

#include "terms.h"

const char *
msk_read_term(const char *words, Term *term)
{
    size_t length;

    words += strspn(words, "; ");
    if (*words == '\0') {
        return NULL;
    }
    length = strcspn(words, ";");
    assert(length < sizeof term->text);
    memcpy(term->text, words, length);
    term->text[length] = '\0';
    term->most = atoi(term->text);
    term->battalion = term->most > 0 && strstr(term->text, "bn ") != NULL;
    if (term->most > 0) {
        const char *rest = strstr(term->text, term->battalion ? "bn " : " x ");

        assert(rest);
        memmove(term->text, rest + 3, strlen(rest + 3) + 1);
    }
    return words + length;
}

/* Is this piece taken away by a term of the area with a - ? */
static bool
is_taken_away(const Area *area, int piece)
{
    Term term;

    for (const char *w = area->units; (w = msk_read_term(w, &term));) {
        if (term.text[0] == '-' && msk_is_meant(piece, term.text + 1)) {
            return true;
        }
    }
    return false;
}

bool
msk_term_means(const Area *area, const Term *term, int piece)
{
    return term->text[0] != '-' && msk_is_meant(piece, term->text)
            && !is_taken_away(area, piece);
}

/* How many pieces before this one does it mean? */
static int
count_before(const Area *area, const Term *term, int piece)
{
    int count = 0;

    for (int i = first_of(area->side); i < piece; i++) {
        count += msk_term_means(area, term, i);
    }
    return count;
}

bool
msk_is_meant_by(const Area *area, int piece)
{
    Term term;

    for (const char *w = area->units; (w = msk_read_term(w, &term));) {
        if (term.text[0] == '@'
                ? moskowa_piece[piece].type == LEADER
                    && msk_leader(area->side, term.text + 1) == piece
                : msk_term_means(area, &term, piece) && (term.most == 0
                    || count_before(area, &term, piece) < term.most)) {
            return true;
        }
    }
    return false;
}
