/*
 * filter: an expression that says which things of a trace are shown.
 *
 * Names and categories are matched once a kind, labels once a track.  Lengths
 * become one range.  A term of args is a search of args of its own, whose hits
 * are bits of things.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/filter.h"
#include "ttv/sat.h"
#include "ttv/span_trace.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "filter_parse.h"

#define CHUNK		256	/* kinds or tracks between two looks at the
				 * clock */
#define LABEL		1024	/* bytes of a label that are compared */

void
filter_free(struct filter *f)
{
	int i;

	for (i = 0; i < f->nargs; i++)
		find_clear(&f->args[i]);
	for (i = 0; i < f->nterms; i++)
		filter_term_free(&f->terms[i]);
	free(f->terms);
	free(f->text);
	free(f->kinds);
	free(f->tracks);
	free(f->whole);
	memset(f, 0, sizeof(*f));
}

/* ---- lengths ---- */

/* Narrows the range of lengths by a term, the other way round if negated. */
static void
narrow(struct filter *f, const struct filter_term *term)
{
	int more = term->more, equal = term->equal;

	if (term->negated) {
		more = !more;
		equal = !equal;
	}
	f->by_length = 1;
	if (more && sat_add(term->ns, !equal) > f->min)
		f->min = sat_add(term->ns, !equal);
	if (!more && term->ns - !equal < f->max)
		f->max = term->ns - !equal;
}

/* Takes the slices of the trace of a term as hits: 0, or -1 and *err. */
static int
add_trace(struct find *find, const struct trace *t, const char *id,
    struct err *err)
{
	uint32_t at = span_trace_find(t, id, err), i;
	const struct span_traces *x = span_traces_of(t);
	struct entity_ref *v;

	if (at == NONE)
		return -1;
	v = xcalloc((size_t)x->v[at].n + 1, sizeof(*v));
	for (i = 0; i < x->v[at].n; i++)
		v[i] = (struct entity_ref){ ENTITY_SLICE,
		    x->order[x->v[at].first + i] };
	find_given(find, t, id, v, x->v[at].n);
	free(v);
	return 0;
}

/* Begins the search of a term of args; returns 0, or -1 and *err. */
static int
add_args(struct filter *f, const struct trace *t,
    const struct filter_term *term, struct err *err)
{
	struct find *find = &f->args[f->nargs];

	if (f->nargs == FILTER_ARGS)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "a filter has at most %d terms of args", FILTER_ARGS);
	memset(find, 0, sizeof(*find));
	find->track = NONE;
	if ((term->type == TERM_TRACE ? add_trace(find, t, term->text, err) :
	    find_pattern_in_args(find, t, term->text, err)) == -1)
		return -1;
	f->negated[f->nargs++] = term->negated;
	return 0;
}

int
filter_parse(struct filter *f, const struct trace *t, const char *text,
    struct err *err)
{
	struct filter new;
	int i;

	memset(&new, 0, sizeof(new));
	new.max = INT64_MAX;
	new.terms = xcalloc(FILTER_TERMS, sizeof(*new.terms));
	new.nterms = filter_terms(new.terms, text, err);
	for (i = 0; i < new.nterms; i++) {
		if (new.terms[i].type == TERM_DUR)
			narrow(&new, &new.terms[i]);
		else if (new.terms[i].type >= TERM_ARG &&
		    add_args(&new, t, &new.terms[i], err) == -1)
			break;
	}
	if (new.nterms == -1 || i < new.nterms) {
		new.nterms = new.nterms == -1 ? 0 : new.nterms;
		filter_free(&new);
		return -1;
	}
	if (new.nterms == 0) {
		filter_free(&new);
		memset(f, 0, sizeof(*f));
		return 0;
	}
	new.text = xstrdup(text);
	new.kinds = xcalloc((size_t)t->nkinds + 1, 1);
	new.tracks = xcalloc((size_t)t->ntracks + 1, 1);
	new.whole = xcalloc((size_t)t->ntracks + 1, 1);
	new.nothing = 1;
	*f = new;
	return 0;
}

/* ---- kinds ---- */

static int
holds(struct filter_term *term, const char *s, size_t n)
{
	return match_text(&term->match, s, n) != term->negated;
}

static int
kind_passes(struct filter *f, const struct trace *t, const struct kind *k)
{
	struct filter_term *term;
	uint32_t s;
	int i;

	for (i = 0; i < f->nterms; i++) {
		term = &f->terms[i];
		if (term->type != TERM_NAME && term->type != TERM_CAT)
			continue;
		s = term->type == TERM_NAME ? k->name : k->cat;
		if (!holds(term, trace_str(t, s), s == 0 ? 0 :
		    strtab_len(t->strings, s)))
			return 0;
	}
	return 1;
}

/* ---- tracks ---- */

static int
label_matches(struct filter_term *term, const struct trace *t, uint32_t track)
{
	char label[LABEL];
	size_t n = trace_track_label(t, track, label, sizeof(label));

	return match_text(&term->match, label, n);
}

int
filter_of_track(enum term_type type)
{
	return type == TERM_TRACK || type == TERM_THREAD ||
	    type == TERM_PROCESS;
}

int
filter_track_matches(struct filter_term *term, const struct trace *t,
    uint32_t track)
{
	char label[LABEL];
	size_t n;

	if (term->type == TERM_PROCESS) {
		if (t->tracks[track].upid == NONE)
			return 0;
		n = trace_process_label(t, t->tracks[track].upid, label,
		    sizeof(label));
		return match_text(&term->match, label, n);
	}
	for (; track != NONE; track = t->tracks[track].parent) {
		if (term->type == TERM_THREAD &&
		    t->tracks[track].type != TRACK_THREAD)
			continue;
		if (label_matches(term, t, track))
			return 1;
	}
	return 0;
}

static int
track_passes(struct filter *f, const struct trace *t, uint32_t track)
{
	struct filter_term *term;
	int i;

	for (i = 0; i < f->nterms; i++) {
		term = &f->terms[i];
		if (filter_of_track(term->type) &&
		    filter_track_matches(term, t, track) == term->negated)
			return 0;
	}
	return 1;
}

/* Returns 1 if a track's label or the name of a series of it matches. */
static int
named(struct filter_term *term, const struct trace *t, uint32_t track)
{
	const struct track *k = &t->tracks[track];
	const char *s;
	uint32_t i;

	if (label_matches(term, t, track))
		return 1;
	for (i = k->series; i < k->series + k->nseries; i++) {
		s = trace_str(t, t->series[i].name);
		if (match_text(&term->match, s, strlen(s)))
			return 1;
	}
	return 0;
}

/* Returns 1 if things of a track that have no kinds pass. */
static int
whole_passes(struct filter *f, const struct trace *t, uint32_t track)
{
	const struct track *k = &t->tracks[track];
	struct filter_term *term;
	int i;

	if (k->nseries + k->nobjects + k->nsamples + k->nmemdumps +
	    k->ncontexts == 0)
		return 0;
	for (i = 0; i < f->nterms; i++) {
		term = &f->terms[i];
		if (term->type == TERM_NAME && named(term, t, track) ==
		    term->negated)
			return 0;
		if (term->type == TERM_DUR || ((term->type == TERM_CAT ||
		    term->type >= TERM_ARG) && !term->negated))
			return 0;
	}
	return 1;
}

int
filter_match(struct filter *f, const struct trace *t, int64_t ms)
{
	int64_t end = ms < 0 ? INT64_MAX : now_ms() + ms;

	if (f->text == NULL)
		return 1;
	for (; f->kind < t->nkinds; f->kind++) {
		f->kinds[f->kind] = (uint8_t)kind_passes(f, t,
		    &t->kinds[f->kind]);
		f->nothing &= !f->kinds[f->kind];
		if (f->kind % CHUNK == CHUNK - 1 && now_ms() >= end) {
			f->kind++;
			return 0;
		}
	}
	for (; f->track < t->ntracks; f->track++) {
		f->tracks[f->track] = (uint8_t)track_passes(f, t, f->track);
		f->whole[f->track] = f->tracks[f->track] && whole_passes(f, t,
		    f->track);
		if (f->track % CHUNK == CHUNK - 1 && now_ms() >= end) {
			f->track++;
			return 0;
		}
	}
	return 1;
}

/* ---- args ---- */

void
filter_search(struct filter *f, const struct trace *t,
    const struct find_args *o)
{
	int i;

	for (i = 0; i < f->nargs; i++)
		if (!f->args[i].given)	/* not those of a trace */
			(void)find_args_start(&f->args[i], t, o);
}

int
filter_poll(struct filter *f, int *percent, uint64_t *n)
{
	int i, running = 0, part;

	*percent = 100;
	*n = 0;
	for (i = 0; i < f->nargs; i++) {
		running |= find_args_poll(&f->args[i], &part);
		*percent = part < *percent ? part : *percent;
		*n += f->args[i].n;
	}
	return running;
}

void
filter_stop(struct filter *f)
{
	while (f->nargs > 0)
		find_clear(&f->args[--f->nargs]);
}

void
filter_wait(struct filter *f)
{
	int i;

	for (i = 0; i < f->nargs; i++)
		find_args_wait(&f->args[i]);
}
