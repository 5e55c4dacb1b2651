/*
 * view.i --
 *
 *      A view as a Tcl dictionary: what [match_view] writes as text, made of
 *      lists and numbers.  Read again, only members that changed are new.
 *
 *          set view [wargame::view_new HANDLE VIEWER]
 *          wargame::view_read $view        -> the dictionary
 *          wargame::view_free $view        before its match is freed
 */

%{
typedef struct DictView {
    WgView *view;
    Tcl_Obj *dict, **name;      /* [member] */
    Tcl_Obj **element;          /* space for those of one member */
    int *number;
    Tcl_Obj **common;           /* this thread's, below */
    int capacity;
} DictView;

/* Numbers that views are full of, shared by all views of a thread. */
enum { LEAST = -1, MOST = 255 };
static _Thread_local Tcl_Obj *common[MOST - LEAST + 1];

static void
number_objects(Tcl_Obj **shared, const int *number, int count, Tcl_Obj **out)
{
    for (int i = 0; i < count; i++) {
        int at = number[i] - LEAST;

        if (at < 0 || at > MOST - LEAST) {
            out[i] = Tcl_NewIntObj(number[i]);
            continue;
        }
        if (shared[at] == NULL) {
            shared[at] = Tcl_NewIntObj(number[i]);
            Tcl_IncrRefCount(shared[at]);
        }
        out[i] = shared[at];
    }
}

static Tcl_Obj *
member_object(DictView *v, int member)
{
    int count = wg_view_count(v->view, member);
    const char *word = wg_view_word(v->view, member, 0);

    if (word) {
        return Tcl_NewStringObj(word, -1);      /* lists are of numbers */
    }
    if (count > v->capacity) {
        v->capacity = count;
        v->element = (Tcl_Obj **)ckrealloc((char *)v->element,
                count * sizeof *v->element);
        v->number = (int *)ckrealloc((char *)v->number,
                count * sizeof *v->number);
    }
    wg_view_numbers(v->view, member, v->number);
    number_objects(v->common, v->number, count, v->element);
    return count == 1 ? v->element[0] : Tcl_NewListObj(count, v->element);
}

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
%}

%ignore DictView;
%typemap(check) DictView *view {
    if ($1 == NULL) {
        Tcl_SetErrorCode(interp, "WARGAME", "UNKNOWN", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj("no such view", -1));
        return TCL_ERROR;
    }
}
%typemap(out) Tcl_Obj * "Tcl_SetObjResult(interp, $1);"

%inline %{
DictView *
view_new(const WgMatch *match, int viewer)
{
    DictView *v = (DictView *)ckalloc(sizeof *v);
    int members;

    v->view = wg_view_new(match, viewer);
    v->dict = NULL;
    members = wg_view_members(v->view);
    v->name = (Tcl_Obj **)ckalloc(members * sizeof *v->name);
    for (int i = 0; i < members; i++) {
        v->name[i] = Tcl_NewStringObj(wg_view_name(v->view, i), -1);
        Tcl_IncrRefCount(v->name[i]);
    }
    v->capacity = 1;
    v->element = (Tcl_Obj **)ckalloc(sizeof *v->element);
    v->number = (int *)ckalloc(sizeof *v->number);
    v->common = common;
    return v;
}

Tcl_Obj *
view_read(DictView *view)
{
    if (wg_view_read(view->view) > 0) {
        own_dict(view);
        for (int i = 0; i < wg_view_members(view->view); i++) {
            if (wg_view_changed(view->view, i)) {
                Tcl_DictObjPut(NULL, view->dict, view->name[i],
                        member_object(view, i));
            }
        }
    }
    return view->dict;
}

void
view_free(DictView *view)
{
    for (int i = 0; i < wg_view_members(view->view); i++) {
        Tcl_DecrRefCount(view->name[i]);
    }
    forget_dict(view);
    wg_view_free(view->view);
    ckfree((char *)view->name);
    ckfree((char *)view->element);
    ckfree((char *)view->number);
    ckfree((char *)view);
}
%}
