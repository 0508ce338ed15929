/*
 * pf_told: what is known of functions of call stacks beyond their names: what
 * they were called before their build obfuscated them, and what kind of code
 * they are.
 *
 * The parts of a trace note the functions as they read stacks.  The rows of
 * frame_fact are made once all parts are read, in their order: one for each
 * function of a file, however many parts there are.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "pf_sample.h"

void
pf_told_add(struct pf_told *x, const struct pf_told_key *key,
    const struct pf_span *called, const struct pf_span *kind)
{
	int added;
	uint32_t i = idtab_add(&x->ids, &(struct idkey){{ key->name,
	    key->module, key->path }}, &added);

	x->v = xgrow(x->v, i, &x->cap, sizeof(*x->v));
	if (added) {
		x->v[i].called = *called;
		x->v[i].kind = *kind;
	} else if (x->v[i].kind.len == 0)
		x->v[i].kind = *kind;
}

/* Functions of all parts. */
struct pf_told_all {
	const struct pf_world *w;
	struct builder	*b;
	struct idtab	 asked;		/* name, module, path */
	struct idtab	 ids;		/* name, module */
	struct pf_told_row {
		uint32_t clear, kind;	/* strings, or 0 */
	}		*v;
	size_t		 cap;
};

/* Returns a string of a part as one of the builder of all. */
static uint64_t
pf_told_string(const struct pf_told_all *x, const struct pf_part *p,
    uint64_t string)
{
	const char *text;

	if (p->b == x->b || string == 0)
		return string;
	text = builder_str(p->b, (uint32_t)string);
	return builder_string(x->b, text, strlen(text));
}

/* Takes function i of a part: what was found first counts. */
static void
pf_told_take(struct pf_told_all *x, const struct pf_part *p, uint32_t i)
{
	const struct pf_told *told = &p->told_code;
	struct idkey key = {{ 0 }};
	struct pf_told_row *row;
	uint32_t k;
	int added, asked, j;

	for (j = 0; j < 3; j++)
		key.w[j] = pf_told_string(x, p, told->ids.keys[i].w[j]);
	idtab_add(&x->asked, &key, &asked);
	k = idtab_add(&x->ids, &(struct idkey){{ key.w[0], key.w[1] }},
	    &added);
	x->v = xgrow(x->v, k, &x->cap, sizeof(*x->v));
	row = &x->v[k];
	if (added)
		memset(row, 0, sizeof(*row));
	if (asked && row->clear == 0 && told->v[i].called.len > 0)
		row->clear = pf_clear_code(x->w, x->b, &told->v[i].called,
		    builder_str(x->b, (uint32_t)key.w[2]));
	if (row->kind == 0)
		row->kind = pf_string_interned(x->b, &told->v[i].kind);
}

void
pf_told_rows(struct pf_part *parts, size_t n)
{
	struct pf_told_all x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_told *told;
	uint32_t i;
	size_t k;

	for (k = 0; k < n; k++) {
		told = &parts[k].told_code;
		for (i = 0; i < told->ids.n; i++)
			pf_told_take(&x, &parts[k], i);
		idtab_free(&told->ids);
		free(told->v);
	}
	for (i = 0; i < x.ids.n; i++)
		if (x.v[i].clear != 0 || x.v[i].kind != 0)
			builder_record(x.b, RECORD_TABLE_frame_fact,
			    (int64_t []){ (int64_t)x.ids.keys[i].w[0],
			    (int64_t)x.ids.keys[i].w[1], x.v[i].clear == 0 ?
			    RECORD_NULL : (int64_t)x.v[i].clear,
			    x.v[i].kind == 0 ? RECORD_NULL :
			    (int64_t)x.v[i].kind });
	idtab_free(&x.asked);
	idtab_free(&x.ids);
	free(x.v);
}
