/*
 * view.c --
 *
 *      A view as a Tcl dictionary: see view.h.
 */

#include "view.h"

/* Numbers that views are full of, shared by all views of an interpreter; NULL
   until one is met. */
enum { LEAST = -1, MOST = 255, COMMON = MOST - LEAST + 1 };

typedef struct Shared {
    Tcl_Obj *number[COMMON];
} Shared;

struct DictView {
    WgView *view;
    Tcl_Obj *dict, **name;      /* [member] */
    Tcl_Obj **element;          /* space for those of one member */
    int *number;
    int capacity;
    Shared *shared;
};

static void *
alloc(size_t size)
{
    return ckalloc((unsigned)size);
}

/* ---- numbers ---- */

static void
forget_shared(ClientData data, Tcl_Interp *interp)
{
    Shared *shared = (Shared *)data;

    (void)interp;
    for (int i = 0; i < COMMON; i++) {
        if (shared->number[i]) {
            Tcl_DecrRefCount(shared->number[i]);
        }
    }
    ckfree((char *)shared);
}

static Shared *
shared_of(Tcl_Interp *interp)
{
    Shared *shared = (Shared *)Tcl_GetAssocData(interp, "wargame::view", NULL);

    if (shared == NULL) {
        shared = (Shared *)alloc(sizeof *shared);
        *shared = (Shared){ { NULL } };
        Tcl_SetAssocData(interp, "wargame::view", forget_shared, shared);
    }
    return shared;
}

static void
number_objects(Shared *shared, const int *number, int count, Tcl_Obj **out)
{
    for (int i = 0; i < count; i++) {
        int at = number[i] - LEAST;

        if (at < 0 || at >= COMMON) {
            out[i] = Tcl_NewIntObj(number[i]);
            continue;
        }
        if (shared->number[at] == NULL) {
            shared->number[at] = Tcl_NewIntObj(number[i]);
            Tcl_IncrRefCount(shared->number[at]);
        }
        out[i] = shared->number[at];
    }
}

/* ---- members ---- */

static void
grow(DictView *v, int count)
{
    size_t all = (size_t)count;

    ckfree((char *)v->element);
    ckfree((char *)v->number);
    v->capacity = count;
    v->element = (Tcl_Obj **)alloc(all * sizeof *v->element);
    v->number = (int *)alloc(all * sizeof *v->number);
}

static Tcl_Obj *
member_object(DictView *v, int member)
{
    int count = wg_view_count(v->view, member);
    const char *word = wg_view_word(v->view, member, 0);

    if (word) {
        return Tcl_NewStringObj(word, -1);      /* all else is numbers */
    }
    if (count > v->capacity) {
        grow(v, count);
    }
    wg_view_numbers(v->view, member, v->number);
    number_objects(v->shared, v->number, count, v->element);
    return count == 1 ? v->element[0] : Tcl_NewListObj(count, v->element);
}

/* ---- the dictionary ---- */

static void
forget_dict(DictView *v)
{
    if (v->dict) {
        Tcl_DecrRefCount(v->dict);
    }
    v->dict = NULL;
}

/* A dictionary that nobody else holds, for members to be put into. */
static void
own_dict(DictView *v)
{
    Tcl_Obj *own = v->dict;

    if (own && !Tcl_IsShared(own)) {
        return;
    }
    own = own ? Tcl_DuplicateObj(own) : Tcl_NewDictObj();
    Tcl_IncrRefCount(own);
    forget_dict(v);
    v->dict = own;
}

DictView *
view_new(Tcl_Interp *interp, const WgMatch *match, int viewer)
{
    DictView *v = (DictView *)alloc(sizeof *v);
    int members;

    v->view = wg_view_new(match, viewer);
    v->dict = NULL;
    v->shared = shared_of(interp);
    members = wg_view_members(v->view);
    v->name = (Tcl_Obj **)alloc((size_t)members * sizeof *v->name);
    for (int i = 0; i < members; i++) {
        v->name[i] = Tcl_NewStringObj(wg_view_name(v->view, i), -1);
        Tcl_IncrRefCount(v->name[i]);
    }
    v->capacity = 1;
    v->element = (Tcl_Obj **)alloc(sizeof *v->element);
    v->number = (int *)alloc(sizeof *v->number);
    return v;
}

Tcl_Obj *
view_read(DictView *v)
{
    if (wg_view_read(v->view) > 0) {
        own_dict(v);
        for (int i = 0; i < wg_view_members(v->view); i++) {
            if (wg_view_changed(v->view, i)) {
                Tcl_DictObjPut(NULL, v->dict, v->name[i], member_object(v, i));
            }
        }
    }
    return v->dict;
}

void
view_free(DictView *v)
{
    for (int i = 0; i < wg_view_members(v->view); i++) {
        Tcl_DecrRefCount(v->name[i]);
    }
    forget_dict(v);
    wg_view_free(v->view);
    ckfree((char *)v->name);
    ckfree((char *)v->element);
    ckfree((char *)v->number);
    ckfree((char *)v);
}
