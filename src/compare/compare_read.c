/*
 * compare_read: what only the events of slices say: args, labels and cpu times.
 * By several threads, a block of slices a job.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/pool.h"
#include "ttv/slice_label.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

#define BLOCK	16384		/* slices of a job: some 10 ms */
#define ARENA_MOST (1 << 20)	/* bytes of events that are kept at a time */

struct reading {
	const struct trace *t;
	const struct compare_options *o;
	const uint8_t	*tracks;	/* 1: it counts */
	int64_t		*cpu;		/* or NULL: texts are read */
	const struct label_rule **rule;	/* by kind, of labels; NULL: an arg is
					 * read */
	uint32_t	*text;		/* of the block's own table */
	struct strtab	**texts;	/* by block */
};

/* Returns the member of a dotted name, or NULL. */
static const struct value *
value_at(const struct value *v, const char *name)
{
	char part[64];
	size_t n;

	while (v != NULL && *name != '\0') {
		n = strcspn(name, ".");
		if (n >= sizeof(part))
			return NULL;
		memcpy(part, name, n);
		part[n] = '\0';
		v = value_get(v, part);
		name += n + (name[n] == '.');
	}
	return v;
}

const struct value *
compare_arg(const struct value *args, const char *key)
{
	const struct value *v = value_get(args, key);

	return v != NULL ? v : value_at(args, key);
}

static uint32_t
read_text(const struct reading *r, const struct event_facts *f,
    struct strtab *texts)
{
	const struct value *v = compare_arg(f->args, r->o->arg);
	struct buf b = BUF_INIT;
	uint32_t id;

	if (v == NULL)
		return 0;
	if (v->type != VALUE_ARRAY && v->type != VALUE_OBJECT &&
	    v->type != VALUE_NULL)
		return strtab_add(texts, v->text, v->len);
	value_json(&b, v);
	id = strtab_add(texts, b.data, b.len);
	buf_free(&b);
	return id;
}

static uint32_t
read_label(const struct label_rule *rule, const struct event_facts *f,
    struct strtab *texts)
{
	struct buf b = BUF_INIT;
	uint32_t id;

	label_text(rule, f->args, &b);
	id = b.len > 0 ? strtab_add(texts, b.data, b.len) : 0;
	buf_free(&b);
	return id;
}

/* Reads the event of a slice for its text. */
static void
read_event(struct reading *r, uint32_t i, struct strtab *texts,
    struct arena *arena)
{
	const struct trace *t = r->t;
	struct event_facts f;

	if (r->rule != NULL && r->rule[t->kind[i]] == NULL)
		return;
	memset(&f, 0, sizeof(f));
	trace_facts(t, trace_off(t, i), trace_end_off(t, i), NONE, &f, arena);
	r->text[i] = r->rule != NULL ? read_label(r->rule[t->kind[i]], &f,
	    texts) : read_text(r, &f, texts);
}

static void
read_block(void *arg, size_t block)
{
	struct reading *r = arg;
	const struct trace *t = r->t;
	struct arena arena = ARENA_INIT;
	uint32_t i = (uint32_t)block * BLOCK, row = trace_slice_row(t, i), n;

	n = t->nslices - i < BLOCK ? t->nslices - i : BLOCK;
	if (r->cpu == NULL)
		r->texts[block] = strtab_new();
	for (; n > 0; i++, n--) {
		while (i >= t->rows[row].first + t->rows[row].n)
			row++;
		if (!r->tracks[t->rows[row].track])
			continue;
		if (r->cpu != NULL)
			r->cpu[i] = trace_cpu(t, i, &arena);
		else
			read_event(r, i, r->texts[block], &arena);
		if (arena.total > ARENA_MOST)
			arena_free(&arena);
	}
	arena_free(&arena);
}

static void
read_slices(struct reading *r)
{
	uint8_t *tracks = compare_tracks(r->t, r->o);

	r->tracks = tracks;
	pool_run(r->o->threads, ((size_t)r->t->nslices + BLOCK - 1) / BLOCK,
	    read_block, r);
	free(tracks);
}

/* Returns the texts of slices, in the table of keys; `none` where none is. */
static uint32_t *
read_texts(struct compare_keys *k, struct reading *r, uint32_t none)
{
	const struct trace *t = r->t;
	uint32_t *to, i, s, block;
	struct strtab *from;

	r->text = xcalloc((size_t)t->nslices + 1, sizeof(*r->text));
	r->texts = xcalloc(t->nslices / BLOCK + 1, sizeof(struct strtab *));
	read_slices(r);
	for (block = 0; block * (uint64_t)BLOCK < t->nslices; block++) {
		from = r->texts[block];
		to = xcalloc((size_t)strtab_count(from) + 1, sizeof(*to));
		to[0] = none;
		for (s = 1; s <= strtab_count(from); s++)
			to[s] = compare_keys_fold(k, strtab_str(from, s),
			    strtab_len(from, s));
		for (i = block * BLOCK; i < t->nslices && i / BLOCK == block;
		    i++)
			r->text[i] = to[r->text[i]];
		free(to);
		strtab_free(from);
	}
	free(r->texts);
	return r->text;
}

uint32_t *
compare_read_arg(struct compare_keys *k, const struct trace *t,
    const struct compare_options *o)
{
	struct reading r = { .t = t, .o = o };

	return read_texts(k, &r, strtab_add(k->texts, "(no such arg)", 13));
}

uint32_t *
compare_read_labels(struct compare_keys *k, const struct trace *t,
    const struct compare_options *o)
{
	struct reading r = { .t = t, .o = o };
	uint32_t i, *text;

	r.rule = xcalloc((size_t)t->nkinds + 1, sizeof(*r.rule));
	for (i = 0; i < t->nkinds; i++)
		r.rule[i] = label_rule_find(o->labels, trace_kind_name(t, i),
		    strtab_len(t->strings, t->kinds[i].name));
	text = read_texts(k, &r, NONE);
	free(r.rule);
	return text;
}

int64_t *
compare_read_cpu(const struct trace *t, const struct compare_options *o)
{
	struct reading r = { .t = t, .o = o };

	r.cpu = xlarge((size_t)t->nslices + 1, sizeof(*r.cpu));
	memset(r.cpu, 0xff, (size_t)t->nslices * sizeof(*r.cpu));
	read_slices(&r);
	return r.cpu;
}
