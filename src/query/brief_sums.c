/*
 * brief_sums: sums by name and process, as lines of a brief: how much of the
 * time each took, how often, and the longest.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_sums.h"

void
sums_free(struct sums *s)
{
	idtab_free(&s->keys);
	free(s->v);
}

struct sums_row *
sums_add(struct sums *s, uint32_t name, uint32_t upid, uint32_t slice,
    int64_t ns)
{
	struct idkey key = {{ name, upid, 0, 0 }};
	struct sums_row *r;
	uint32_t i;
	int added;

	i = idtab_add(&s->keys, &key, &added);
	if (added) {
		s->v = xgrow(s->v, i, &s->cap, sizeof(*s->v));
		s->v[i] = (struct sums_row){ name, upid, slice, 0, 0, -1 };
	}
	r = &s->v[i];
	r->count++;
	r->ns = sat_add(r->ns, ns);
	if (ns > r->most) {
		r->most = ns;
		r->slice = slice;
	}
	s->ns = sat_add(s->ns, ns);
	return r;
}

static int
sums_order(const void *va, const void *vb)
{
	const struct sums_row *a = va, *b = vb;

	if (a->ns != b->ns)
		return COMPARE(b->ns, a->ns);
	if (a->count != b->count)
		return COMPARE(b->count, a->count);
	return a->name != b->name ? (a->name < b->name ? -1 : 1) :
	    a->upid < b->upid ? -1 : a->upid > b->upid;
}

/* Returns "shop-cart  24 times, longest 8 ms". */
static const char *
sums_where(struct brief *b, const struct trace *t, const struct sums_row *r)
{
	char count[32];
	const char *who = r->upid == NONE ? "" : brief_process(b, t, r->upid);
	const char *blanks = *who != '\0' ? "  " : "";

	text_count(count, sizeof(count), r->count);
	if (r->count == 1)
		return who;
	if (r->ns <= 0)		/* its count stands before it */
		return who;
	return brief_text(b, "%s%s%s times, longest %s", who, blanks, count,
	    brief_ns(b, r->most));
}

struct brief_part *
sums_part(struct brief *b, const struct trace *t, struct sums *s,
    const char *word, double whole)
{
	struct brief_part *p;
	struct brief_line *l;
	char count[32];
	uint32_t i;

	if (s->keys.n == 0 || (p = brief_part(b, word)) == NULL)
		return NULL;
	qsort(s->v, s->keys.n, sizeof(*s->v), sums_order);
	for (i = 0; i < s->keys.n; i++) {
		if ((l = brief_line(p, ENTITY_SLICE, s->v[i].slice)) == NULL)
			break;
		text_count(count, sizeof(count), s->v[i].count);
		l->number = s->v[i].ns > 0 ? brief_ns(b, s->v[i].ns) :
		    brief_text(b, "%s", count);
		l->share = brief_percent((double)s->v[i].ns, whole);
		l->text = s->v[i].name == NONE ? brief_process(b, t,
		    s->v[i].upid) : trace_str(t, s->v[i].name);
		l->where = s->v[i].name != NONE ? sums_where(b, t, &s->v[i]) :
		    "";
	}
	return p;
}
