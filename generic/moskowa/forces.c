/*
 * forces.c --
 *
 *      Who is what: Cossacks, Poles, guards, dragoons; and whom the words of a
 *      scenario mean.
 */

#include <string.h>

#include "forces.h"

/* ---- kinds ---- */

/* Cossacks.5: not those of the Guard. */
bool
msk_is_cossack(int piece)
{
    int class = moskowa_piece[piece].class;

    return class == CLASS_COSSACK || class == CLASS_COSSACK_ELITE
            || class == CLASS_TARTAR;
}

/* Of V Corps, the Legion of the Vistula, and the lancers and hussars of other
   corps that were Poles. */
bool
msk_is_polish(int piece)
{
    const Piece *p = &moskowa_piece[piece];
    const Formation *f;

    if (p->formation < 0) {
        return false;
    }
    f = &moskowa_formation[p->formation];
    return f->side == WG_FIRST && (p->class == CLASS_POLE
            || p->class == CLASS_VISTULA || strcmp(f->corps, "V") == 0
            || strcmp(f->division, "4th Light (Polish)") == 0
            || strstr(p->name, "Polish") != NULL);
}

bool
msk_is_guard(int piece)
{
    switch (moskowa_piece[piece].class) {
    case CLASS_OLD_GUARD: case CLASS_MID_GUARD: case CLASS_MID_GUARD_LT:
    case CLASS_YOUNG_GUARD: case CLASS_IT_GUARD: case CLASS_WESTPHAL_GD:
    case CLASS_RU_GUARD: case CLASS_RU_GUARD_JG: case CLASS_GD_HEAVY:
    case CLASS_GD_DRAGOON: case CLASS_GD_LIGHT: case CLASS_GD_LANCER:
    case CLASS_MAMELUKE: case CLASS_RU_GD_CUIR: case CLASS_RU_GD_DRAG:
    case CLASS_RU_GD_HUS: case CLASS_RU_GD_UHL: case CLASS_RU_GD_COS:
    case CLASS_GD12: case CLASS_GD8: case CLASS_GDHA: case CLASS_RU_GD_POS:
    case CLASS_RU_GD_LT: case CLASS_RU_GD_HA:
        return true;
    default:
        return moskowa_piece[piece].named_guard;
    }
}

/* ---- dragoons ---- */

bool
msk_may_dismount(int piece)
{
    int class = moskowa_piece[piece].class;

    return class == CLASS_DRAGOON || class == CLASS_DRAGOON_IT
            || class == CLASS_GD_DRAGOON || class == CLASS_RU_DRAG
            || class == CLASS_RU_GD_DRAG;
}

/* Dragoons.8, Dragoons.9; M5.4: 3/2 of its points each, range 1, movement 6. */
Piece
msk_dismounted(int piece)
{
    Piece p = moskowa_piece[piece];

    p.type = DISMOUNTED;
    p.fire[NEAR_BAND] = p.melee = (uint8_t)((p.points * 3 + 1) / 2);
    p.range = 1;
    p.movement = 6;
    p.lance = 0;
    return p;
}

/* ---- terms ---- */

/* Does the pattern, up to its end or a |, match all of `text`? */
static bool
matches(const char *pattern, const char *text)
{
    if (*pattern == '\0' || *pattern == '|') {
        return *text == '\0';
    }
    if (*pattern == '*') {
        return matches(pattern + 1, text)
                || (*text != '\0' && matches(pattern, text + 1));
    }
    return *pattern == *text && matches(pattern + 1, text + 1);
}

/* Most are of another corps. */
bool
msk_is_meant(int piece, const char *term)
{
    const Piece *p = &moskowa_piece[piece];
    const char *division, *name;

    if (p->formation < 0 || is_battalion(p)
            || !matches(term, moskowa_formation[p->formation].corps)) {
        return false;
    }
    division = strchr(term, '|');
    name = division ? strchr(division + 1, '|') : NULL;
    return name
            && matches(division + 1,
                    moskowa_formation[p->formation].division)
            && matches(name + 1, p->name);
}

int
msk_leader(int side, const char *name)
{
    for (int i = first_of(side); i < end_of(side); i++) {
        if (moskowa_piece[i].type == LEADER
                && matches(name, moskowa_piece[i].name)) {
            return i;
        }
    }
    return -1;
}
