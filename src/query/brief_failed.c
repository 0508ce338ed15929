/*
 * brief_failed: system calls that failed, by call and error, those that failed
 * most often first: which file was looked for and is not there, what was not
 * allowed.
 *
 * A call has failed whose result begins with "-1 " and the word of an error
 * (ttv-formats(5), STRACE).  A call that was interrupted, or is to be tried
 * again, waited and did not fail, and neither did a wait whose time was over.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/slice_label.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"

#include "brief_sums.h"

#define RESULT	"ret"
#define FAILED	"-1 "
#define ARENA	(1 << 20)	/* bytes of facts that are kept until then */

/*
 * Returns the length of the word of an error in the result of a call of that
 * name, 0: it says none.
 */
static size_t
error_word(const struct value *v, const char *name)
{
	static const char *const waits[] = {
		"EAGAIN", "EINTR", "EINPROGRESS", "ETIMEDOUT"
	};
	/* the last is an error of calls that are no waits: connect */
	size_t nwaits = sizeof(waits) / sizeof(waits[0]) -
	    !brief_call_waits(name);
	const char *s;
	size_t i, n = 0;

	if (v->len <= strlen(FAILED) ||
	    memcmp(v->text, FAILED, strlen(FAILED)) != 0)
		return 0;
	s = v->text + strlen(FAILED);
	if (*s != 'E')
		return 0;
	while (n < v->len - strlen(FAILED) && s[n] != ' ')
		n++;
	for (i = 0; i < nwaits; i++)
		if (n == strlen(waits[i]) && memcmp(s, waits[i], n) == 0)
			return 0;
	return n;
}

/* Adds a call that failed to the sum of its name and its error. */
static void
failed_add(struct sums *by, struct strtab *words, const struct trace *t,
    uint32_t slice, struct arena *a)
{
	struct event_facts f;
	const struct value *v;
	struct sums_row *r;
	size_t n;

	trace_facts(t, trace_off(t, slice), trace_end_off(t, slice), NONE, &f,
	    a);
	v = f.args == NULL ? NULL : value_get(f.args, RESULT);
	if (v == NULL || v->type != VALUE_STRING || (n =
	    error_word(v, trace_kind_name(t, t->kind[slice]))) == 0)
		return;
	r = sums_add(by, t->kinds[t->kind[slice]].name, strtab_add(words,
	    v->text + strlen(FAILED), n), slice, 0);
	if (t->ts[slice] < t->ts[r->slice])
		r->slice = slice;
}

/* Sorts those that failed most often first, of equal ones that of the lowest
 * slice. */
static int
failed_order(const void *va, const void *vb)
{
	const struct sums_row *a = va, *b = vb;

	if (a->count != b->count)
		return COMPARE(b->count, a->count);
	return COMPARE(a->slice, b->slice);
}

void
brief_failed(struct brief *b, const struct trace *t,
    const struct brief_query *q, int64_t t0, int64_t t1)
{
	struct sums by = { .ns = 0 };
	struct strtab *words = strtab_new();
	struct arena a = ARENA_INIT;
	struct buf label = BUF_INIT;
	struct brief_part *p;
	struct brief_line *l;
	char count[32];
	uint32_t i;

	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		if (t->ts[i] < t0 || t->ts[i] > t1 || !brief_has_track(q,
		    t->rows[trace_slice_row(t, i)].track))
			continue;
		failed_add(&by, words, t, i, &a);
		if (a.total > ARENA)
			arena_free(&a);
	}
	p = by.keys.n > 0 ? brief_part(b, "failed") : NULL;
	if (p != NULL)
		qsort(by.v, by.keys.n, sizeof(*by.v), failed_order);
	for (i = 0; i < by.keys.n && p != NULL && (l = brief_line(p,
	    ENTITY_SLICE, by.v[i].slice)) != NULL; i++) {
		text_count(count, sizeof(count), by.v[i].count);
		label.len = 0;
		slice_label(t, q->rules, by.v[i].slice, &label);
		l->number = brief_text(b, "%s", count);
		l->text = brief_text(b, "%s %s", trace_str(t, by.v[i].name),
		    strtab_str(words, by.v[i].upid));
		l->where = label.len == 0 ? "" : brief_text(b, "%s%s",
		    by.v[i].count > 1 ? "first " : "", label.data);
	}
	buf_free(&label);
	arena_free(&a);
	strtab_free(words);
	sums_free(&by);
}
