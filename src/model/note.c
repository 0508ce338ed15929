/*
 * note: annotations by event and by kind.
 *
 * Rules with patterns are tried once for each kind of the trace, of which there
 * are thousands, so that a look-up is an index; rules for events are sorted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/derived.h"
#include "ttv/note.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

struct note_event {
	uint64_t	off;
	uint32_t	note;
};

struct notes {
	struct note	*v;		/* of each rule, in order */
	uint32_t	 n;
	uint32_t	*kind;		/* note of each kind, or NONE */
	struct note_event *events;	/* ascending by off */
	size_t		 nevents;
};

/* ---- patterns ---- */

/* Returns the bytes of the UTF-8 character at s, of any bytes. */
static size_t
glob_char(const char *s)
{
	size_t n = 1;

	while (((unsigned char)s[0] & 0x80) &&
	    ((unsigned char)s[n] & 0xc0) == 0x80)
		n++;
	return n;
}

/*
 * Matches the set at p, behind its bracket, against one character.  Returns 1
 * or 0 and sets *end behind the set; -1 for a set without an end.
 */
static int
glob_set(const char *p, const char *s, const char **end)
{
	size_t n = glob_char(s), from, to;
	int inverse = *p == '^', hit = 0;
	const char *first;

	p += inverse;
	first = p;
	while (*p != '\0' && (*p != ']' || p == first)) {
		from = glob_char(p);
		to = p[from] == '-' && p[from + 1] != ']' &&
		    p[from + 1] != '\0' ? glob_char(p + from + 1) : 0;
		/* characters of UTF-8 are in the order of their bytes */
		if (to == 0)
			hit |= from == n && memcmp(p, s, n) == 0;
		else
			hit |= (n > from || (n == from &&
			    memcmp(s, p, n) >= 0)) && (n < to || (n == to &&
			    memcmp(s, p + from + 1, n) <= 0));
		p += from + (to == 0 ? 0 : to + 1);
	}
	if (*p == '\0')
		return -1;
	*end = p + 1;
	return hit != inverse;
}

/* Matches one element of a pattern that is no star; returns 1 or 0. */
static int
glob_one(const char *p, const char *s, const char **next)
{
	if (*s == '\0')
		return 0;
	if (*p == '[')
		return glob_set(p + 1, s, next) == 1;
	*next = p + glob_char(p);
	return *p == '?' || (glob_char(p) == glob_char(s) &&
	    memcmp(p, s, glob_char(s)) == 0);
}

int
note_glob(const char *p, const char *s)
{
	const char *star = NULL, *from = NULL, *next;

	/* only the last star is tried again: O(pattern * text) */
	for (;;) {
		if (*p == '*') {
			star = ++p;
			from = s;
		} else if (*p == '\0' && *s == '\0')
			return 1;
		else if (*p != '\0' && glob_one(p, s, &next)) {
			p = next;
			s += glob_char(s);
		} else if (star == NULL || *from == '\0')
			return 0;
		else {
			p = star;
			from += glob_char(from);
			s = from;
		}
	}
}

/* ---- notes ---- */

static char *
note_copy(const char *text)
{
	return text == NULL ? NULL : xstrdup(text);
}

/* Sets the note of each kind: the last rule that matches. */
static void
notes_kinds(struct notes *n, const struct trace *t, const struct derived *d)
{
	const struct note_rule *r;
	uint32_t k, i;

	n->kind = xreallocarray(NULL, (size_t)t->nkinds + 1,
	    sizeof(*n->kind));
	for (k = 0; k < t->nkinds; k++)
		for (n->kind[k] = NONE, i = n->n; i > 0; i--) {
			r = &d->rules[i - 1];
			if (r->off != OFF_NONE || (r->name != NULL &&
			    !note_glob(r->name, trace_kind_name(t, k))) ||
			    (r->cat != NULL && !note_glob(r->cat,
			    trace_kind_cat(t, k))))
				continue;
			n->kind[k] = i - 1;
			break;
		}
}

static int
note_event_order(const void *va, const void *vb)
{
	const struct note_event *a = va, *b = vb;

	if (a->off != b->off)
		return COMPARE(a->off, b->off);
	return COMPARE(a->note, b->note);
}

static void
notes_events(struct notes *n, const struct derived *d)
{
	size_t i, k;

	n->events = xreallocarray(NULL, (size_t)n->n + 1,
	    sizeof(*n->events));
	for (i = 0; i < n->n; i++)
		if (d->rules[i].off != OFF_NONE)
			n->events[n->nevents++] = (struct note_event){
			    d->rules[i].off, (uint32_t)i };
	if (n->nevents == 0)
		return;
	qsort(n->events, n->nevents, sizeof(*n->events), note_event_order);
	for (i = k = 0; i < n->nevents; i++)	/* the last of each */
		if (i + 1 == n->nevents ||
		    n->events[i + 1].off != n->events[i].off)
			n->events[k++] = n->events[i];
	n->nevents = k;
}

struct notes *
notes_new(const struct trace *t, const struct derived *d)
{
	struct notes *n;
	uint32_t i;

	if (d->nrules == 0)
		return NULL;
	n = xcalloc(1, sizeof(*n));
	n->n = d->nrules < NONE ? (uint32_t)d->nrules : NONE - 1;
	n->v = xcalloc(n->n, sizeof(*n->v));
	for (i = 0; i < n->n; i++)
		n->v[i] = (struct note){ note_copy(d->rules[i].text),
		    note_copy(d->rules[i].link) };
	notes_kinds(n, t, d);
	notes_events(n, d);
	return n;
}

void
notes_free(struct notes *n)
{
	uint32_t i;

	if (n == NULL)
		return;
	for (i = 0; i < n->n; i++) {
		free((char *)(uintptr_t)n->v[i].text);
		free((char *)(uintptr_t)n->v[i].link);
	}
	free(n->v);
	free(n->kind);
	free(n->events);
	free(n);
}

const struct note *
note_of_kind(const struct trace *t, uint32_t kind)
{
	const struct notes *n = t->notes;

	return n == NULL || kind >= t->nkinds || n->kind[kind] == NONE ?
	    NULL : &n->v[n->kind[kind]];
}

const struct note *
note_of(const struct trace *t, uint64_t off, uint32_t kind)
{
	const struct notes *n = t->notes;
	size_t lo = 0, hi = n == NULL ? 0 : n->nevents, mid;

	BISECT(lo, hi, mid, n->events[mid].off < off);
	if (n != NULL && lo < n->nevents && n->events[lo].off == off)
		return &n->v[n->events[lo].note];
	return note_of_kind(t, kind);
}

uint64_t
note_event(const struct trace *t, size_t i)
{
	const struct notes *n = t->notes;

	return n == NULL || i >= n->nevents ? OFF_NONE : n->events[i].off;
}
