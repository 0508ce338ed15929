/*
 * Facts that any event may have besides its name, times and args: stack traces
 * of its begin and its end, the contexts that its thread was in, a colour.
 * Members that no other line shows are added by the callers, as "event".
 *
 * A stack is a callsite, or a list of texts from the root on.  A text that is a
 * key of the file's dictionary of frames is shown with the name of that frame.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/alert.h"
#include "ttv/event_facts.h"
#include "ttv/note.h"
#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/view.h"
#include "detail.h"

#define MOST_TEXTS	256	/* innermost ones of a stack that is a list */
#define MOST_CONTEXTS	32	/* innermost ones of a thread */

/* ---- stacks ---- */

/*
 * Add a line for each text of `list`, the last (innermost) first, at most
 * MOST_TEXTS, held in a ring buffer; frames are looked up in process `upid`.
 */
static void
list_of_texts(struct detail *d, const struct trace *tr, uint32_t upid,
    const struct value *list)
{
	const struct value *v, *last[MOST_TEXTS];
	size_t n = 0, i;
	uint32_t frame;

	for (v = list->child; v != NULL; v = v->next)
		last[n++ % MOST_TEXTS] = v;
	for (i = n; i-- > 0 && n - i <= MOST_TEXTS; ) {
		v = last[i % MOST_TEXTS];
		frame = trace_callsite_of(tr, upid, v);
		if (frame != NONE)
			detail_text(d, "  %.200s   %.*s", trace_str(tr,
			    tr->callsites[frame].name), v->len > 100 ? 100 :
			    (int)v->len, v->text);
		else
			detail_text(d, "  %.*s", v->text == NULL ? 0 :
			    v->len > 300 ? 300 : (int)v->len, v->text == NULL ?
			    "" : v->text);
	}
	if (n > MOST_TEXTS)
		detail_text(d, "  ... and %zu more", n - MOST_TEXTS);
}

/*
 * Add a stack under `heading`: the texts of `stack`, or else the frames of
 * `callsite`, or else a note that stackFrames of the file lacks `frame`.
 */
static void
one_stack(struct detail *d, const struct view *v, uint32_t upid,
    const char *heading, const struct value *stack, const struct value *frame,
    uint32_t callsite)
{
	if (stack != NULL && stack->count > 0) {
		detail_title(d, "%s, innermost first", heading);
		list_of_texts(d, v->trace, upid, stack);
	} else if (callsite != NONE) {
		detail_title(d, "%s, innermost first", heading);
		detail_callsites(d, v->trace, callsite);
	} else if (frame != NULL) {
		detail_title(d, "%s", heading);
		detail_text(d, "  frame %.*s: there is none in stackFrames",
		    frame->len > 100 ? 100 : (int)frame->len, frame->text);
	}
}

void
detail_stacks(struct detail *d, const struct view *v, uint32_t upid,
    const struct event_facts *f)
{
	one_stack(d, v, upid, f->end_callsite_id != NULL ||
	    f->end_stack != NULL ? "stack at the begin" : "stack", f->stack,
	    f->callsite_id, f->callsite);
	one_stack(d, v, upid, "stack at the end", f->end_stack,
	    f->end_callsite_id, f->end_callsite);
}

/* ---- contexts ---- */

/* Returns 1 if v, as an integer or a string, is the identifier id. */
static int
same_id(const struct trace *tr, const struct ident *id,
    const struct value *v)
{
	const char *text;
	char number[24];
	int64_t num;

	if (v == NULL)
		return 0;
	if (id->type == IDENT_INT)
		return value_int64(v, &num) == 0 && num == id->num;
	if (id->type == IDENT_UINT)
		return v->type == VALUE_NUMBER && v->len < sizeof(number) &&
		    (size_t)snprintf(number, sizeof(number), "%" PRIu64,
		    (uint64_t)id->num) == v->len &&
		    memcmp(number, v->text, v->len) == 0;
	text = trace_str(tr, id->text);
	return id->type == IDENT_TEXT && v->type == VALUE_STRING &&
	    strlen(text) == v->len && memcmp(text, v->text, v->len) == 0;
}

/*
 * Returns the track of the thread of `track`, or, when `track` is of no thread,
 * of the thread `tid` of the same process; NONE when there is none.
 */
static uint32_t
thread_track(const struct trace *tr, uint32_t track, const struct value *tid)
{
	uint32_t i;

	if (track == NONE)
		return NONE;
	if (tr->tracks[track].utid != NONE)
		return tr->threads[tr->tracks[track].utid].track;
	for (i = 0; i < tr->nthreads; i++)
		if (tr->threads[i].upid == tr->tracks[track].upid &&
		    same_id(tr, &tr->threads[i].tid, tid))
			return tr->threads[i].track;
	return NONE;
}

void
detail_contexts(struct detail *d, const struct view *v, uint32_t track,
    const struct event_facts *f, int64_t ts)
{
	const struct trace *tr = v->trace;
	uint32_t i, in[MOST_CONTEXTS], n = 0, at;
	const struct context *c;
	const struct track *k;

	if (tr->ncontexts == 0 ||
	    (track = thread_track(tr, track, f->tid)) == NONE)
		return;
	k = &tr->tracks[track];
	for (i = k->context; i < k->context + k->ncontexts; i++) {
		c = &tr->contexts[i];
		if (c->ts > ts)
			break;
		if (c->dur == DUR_OPEN || sat_add(c->ts, c->dur) > ts)
			in[n++ % MOST_CONTEXTS] = i;
	}
	/* The context that was entered last is the nearest. */
	for (i = n; i-- > 0 && n - i <= MOST_CONTEXTS; ) {
		at = in[i % MOST_CONTEXTS];
		c = &tr->contexts[at];
		detail_fact(d, i + 1 == n ? 2 : 0, i + 1 == n ? "context" :
		    "within", "%.100s %.60s", trace_str(tr, c->name),
		    trace_str(tr, c->id));
		detail_target(d, ENTITY_CONTEXT, at);
	}
}

/* ---- the rest ---- */

void
detail_note(struct detail *d, const struct view *v, uint64_t off,
    uint32_t kind)
{
	const struct note *note = note_of(v->trace, off, kind);
	const char *alert = alert_word(v->trace, kind);

	if (alert != NULL)
		detail_fact(d, 2, "alert", "%s", alert);
	if (note != NULL && note->text != NULL)
		detail_string(d, 0, "meaning", note->text);
	if (note != NULL && note->link != NULL)
		detail_string(d, 0, "link", note->link);
}

void
detail_cname(struct detail *d, const struct trace *tr, uint32_t kind)
{
	const char *name = trace_str(tr, tr->kinds[kind].cname);
	uint32_t rgb;

	if (*name == '\0')
		return;
	if (style_cname(name, &rgb) == -1) {
		detail_fact(d, 0, "cname", "%.100s (no such colour)", name);
		return;
	}
	detail_string(d, 0, "cname", name);
	d->lines[d->n - 1].coloured = 1;
	d->lines[d->n - 1].rgb = rgb;
}
