/*
 * Contexts of a thread, which phases ( and ) enter and leave.  Contexts are
 * spans that may overlap: a column shows the context that was entered last.
 */
#include "config.h"

#include "ttv/strtab.h"
#include "pen.h"
#include "run.h"

/* contexts searched backwards for one that spans a column; bounds its cost */
#define LOOK_BACK	64

static uint32_t
context_at(const struct pen *p, const struct entity_run *r, int64_t t0,
    int64_t t1)
{
	uint32_t i = run_after(p->tr, r, t1 - 1), n;

	for (n = 0; i > r->first && n < LOOK_BACK; n++)
		if (entity_end(p->tr, ENTITY_CONTEXT, --i) >= t0)
			return i;
	return NONE;
}

static void
flush(const struct pen *p, uint32_t id, int c0, int c1)
{
	const struct context *x;
	struct box b = { 0 };

	if (id == NONE)
		return;
	x = &p->tr->contexts[id];
	b.c0 = c0;
	b.c1 = c1;
	b.open = x->dur == DUR_OPEN;
	b.dur = x->dur;
	b.name = trace_str(p->tr, x->name);
	b.len = strtab_len(p->tr->strings, x->name);
	b.style = style_of_name(ROLE_SLICE, b.name);
	if (p->v->sel.type == ENTITY_CONTEXT && p->v->sel.id == id)
		b.style.flags |= STYLE_SELECTED;
	box_draw(p, &b);
}

void
context_draw(const struct pen *p, const struct track *k)
{
	const struct viewport *vp = &p->v->vp;
	uint32_t now = NONE, next;
	int64_t t0, t1;
	struct entity_run r;
	int c, c0 = 0;

	r.type = ENTITY_CONTEXT;
	r.first = k->context;
	r.n = k->ncontexts;
	for (c = 0; c <= p->cols; c++) {
		t0 = viewport_time(vp, c);
		t1 = viewport_time(vp, (int64_t)c + 1);
		next = c == p->cols || t0 >= t1 ? NONE :
		    context_at(p, &r, t0, t1);
		if (next != now) {
			flush(p, now, c0, c);
			now = next;
			c0 = c;
		}
	}
}
