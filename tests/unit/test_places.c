/*
 * places: what a reader says of any place of an input, not only of those where
 * events begin: an index or a link may name each of them.  The inputs are those
 * of test_seeds.
 *
 * What stands at a place depends neither on where the input lies, nor on which
 * process read it: a trace of two files says the same of the second as one with
 * it alone, after the states of its readers were saved and made again.
 * places.sums has a sum for each input; UPDATE=1 and FACTS=FILE as for
 * test_seeds.
 */
#include "config.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "ttv/arena.h"
#include "ttv/entity.h"
#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/leaf.h"
#include "ttv/memory_facts.h"
#include "ttv/needle.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "models.h"
#include "test.h"

#define SUMS		"tests/unit/places.sums"
#define BEFORE		"before"	/* the file before an input */
#define SPREAD		60		/* places all over an input */
#define OF_KIND		20		/* events of a kind, at most */
#define SAID		80		/* bytes of a text, at most */

static void
add_text(struct buf *b, const char *what, const char *p, size_t n)
{
	buf_printf(b, " %s %zu:", what, n);
	buf_add(b, p, n < SAID ? n : SAID);
}

static void
add_value(struct buf *b, const char *what, const struct value *v)
{
	if (v == NULL)
		return;
	buf_printf(b, " %s ", what);
	value_json(b, v);
}

static void
add_facts(struct buf *b, const struct event_facts *f)
{
	add_value(b, "args", f->args);
	add_value(b, "stack", f->stack);
	add_value(b, "end_stack", f->end_stack);
	add_value(b, "pid", f->pid);
	add_value(b, "tid", f->tid);
	add_value(b, "id", f->id);
	add_value(b, "flows", f->flows);
	add_value(b, "other", f->other);
	buf_printf(b, " %lld %lld %lld %lld %u %u %lld %u %d %d",
	    (long long)f->tts, (long long)f->tdur, (long long)f->instructions,
	    (long long)f->instructions_delta, f->cpu, f->kernel_flags,
	    (long long)f->cookie, f->has, f->snapshot, f->local);
}

static void
add_memory(struct buf *b, const struct memory_facts *f)
{
	const struct memory_allocator *m;
	const struct memory_attribute *x;
	size_t i, k;

	add_text(b, "level", f->level.p, f->level.p == NULL ? 0 :
	    f->level.len);
	for (i = 0; i < f->ntotals; i++) {
		add_text(b, "total", f->totals[i].name.p,
		    f->totals[i].name.len);
		buf_printf(b, " %llu %d %d",
		    (unsigned long long)f->totals[i].bytes,
		    (int)f->totals[i].measure, f->totals[i].brief);
	}
	for (i = 0; i < f->nallocators; i++) {
		m = &f->allocators[i];
		add_text(b, "allocator", m->path.p, m->path.len);
		add_text(b, "id", m->id.p, m->id.p == NULL ? 0 : m->id.len);
		buf_printf(b, " %llu %llu %d %d", (unsigned long long)m->size,
		    (unsigned long long)m->effective, m->has_size,
		    m->has_effective);
		for (k = 0; k < m->nattributes; k++) {
			x = &m->attributes[k];
			add_text(b, "attribute", x->name.p, x->name.len);
			add_text(b, "is", x->text.p, x->text.p == NULL ? 0 :
			    x->text.len);
			buf_printf(b, " %llu %d %d",
			    (unsigned long long)x->number, x->has_number,
			    x->is_bytes);
		}
	}
	for (i = 0; i < f->nownerships; i++) {
		add_text(b, "owner", f->ownerships[i].owner.p,
		    f->ownerships[i].owner.len);
		add_text(b, "owned", f->ownerships[i].owned.p,
		    f->ownerships[i].owned.len);
	}
	for (i = 0; i < f->nmapped; i++) {
		add_text(b, "mapped", f->mapped[i].file.p,
		    f->mapped[i].file.p == NULL ? 0 : f->mapped[i].file.len);
		buf_printf(b, " %llu %llu %llu",
		    (unsigned long long)f->mapped[i].size,
		    (unsigned long long)f->mapped[i].resident,
		    (unsigned long long)f->mapped[i].dirty);
	}
}

/* Adds a key or a value, as a search gets it; the search goes on. */
static int
add_found(void *arg, const char *p, size_t n)
{
	add_text(arg, "found", p, n);
	return 0;
}

/* What is searched for: parts of words, of numbers, of syntax. */
static const char *const needles[] = { "e", "1", "na", "s\"" };

#define NEEDLES		(sizeof(needles) / sizeof(*needles))

static struct needle
needle_of(size_t i)
{
	struct needle n = { .len = strlen(needles[i]), .fold = i % 2 != 0 };

	memcpy(n.text, needles[i], n.len);
	return n;
}

/* Adds all that the reader says of a place; another is that of an end. */
static void
add_place(struct buf *b, const struct trace *t, uint64_t off, uint64_t end)
{
	const struct trace_reader *r = t->reader;
	const struct value *scope = NULL;
	struct arena a = ARENA_INIT;
	struct event_facts f, none;
	struct memory_facts m;
	struct needle needle;
	const struct source *source;
	const char *p;
	size_t n = 0;
	int nested;

	memset(&none, 0, sizeof(none));
	f = none;
	if (r->facts(t, off, OFF_NONE, &f, &a) == 0)
		add_facts(b, &f);
	f = none;
	if (r->facts(t, off, end, &f, &a) == 0)
		add_facts(b, &f);
	f = none;
	if (r->sample(t, off, &f, &a) == 0)
		add_facts(b, &f);
	f = none;
	if (r->brief(t, off, end, &f) == 1)
		add_facts(b, &f);
	if (r->args_text(t, off, &p, &n) == 1)
		add_text(b, "text", p, n);
	trace_args_json(t, off, end, b, NULL);
	memset(&m, 0, sizeof(m));
	if (r->memory != NULL && r->memory(t, off, MEMORY_ALL, &m, &a) == 0)
		add_memory(b, &m);
	for (nested = 0; r->snapshot != NULL && nested < 2; nested++)
		add_value(b, "snapshot", r->snapshot(t, off, nested, scope,
		    &a));
	for (n = 1; n < 40; n *= 6)
		add_value(b, "value", r->value(t, off, n, &a));
	for (n = 0; n < NEEDLES; n++) {
		needle = needle_of(n);
		buf_printf(b, " %d", r->args(t, off, &needle, add_found, b));
	}
	buf_printf(b, " line %llu", (unsigned long long)r->line(t, off,
	    &source));
	n = 0;
	p = r->raw(t, off, &n);
	add_text(b, "raw", p, p == NULL ? 0 : n);
	buf_addc(b, '\n');
	arena_free(&a);
}

/* ---- the places of an input ---- */

struct places {
	uint64_t	*v;		/* from the begin of the input */
	size_t		 n, cap;
};

static void
places_add(struct places *l, uint64_t at)
{
	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	l->v[l->n++] = at;
}

/* Lists events of each kind in an input, and places all over it. */
static void
places_of(struct places *l, const struct trace *t, const struct input *g)
{
	uint64_t at;
	uint32_t i;
	int e;

	l->n = 0;
	for (e = 0; e < ENTITIES; e++)
		for (i = 0; entity_rows[e].off != NULL &&
		    i < entity_count(t, (enum entity)e) && i < OF_KIND; i++) {
			at = entity_off(t, (enum entity)e, i);
			if (at >= g->base && at - g->base < g->map.len)
				places_add(l, at - g->base);
		}
	for (at = 0; at < g->map.len; at += g->map.len / SPREAD + 1)
		places_add(l, at);
}

/* Adds the callsites of an event: a reader may call them by their place. */
static void
add_callsites(struct buf *b, const struct trace *t, uint64_t off)
{
	struct arena a = ARENA_INIT;
	struct event_facts f;

	memset(&f, 0, sizeof(f));
	if (t->reader->facts(t, off, OFF_NONE, &f, &a) == 0) {
		add_value(b, "callsite", f.callsite_id);
		add_value(b, "end_callsite", f.end_callsite_id);
	}
	arena_free(&a);
}

/* Adds in which blocks of an input a search has something to look at. */
static void
add_blocks(struct buf *b, const struct trace *t, const struct input *g)
{
	uint64_t bits[MODELS_LARGEST / NEEDLE_BLOCK / 64 + 1];
	struct needle n;
	size_t i, k;

	for (i = 0; i < NEEDLES && g->map.len <= MODELS_LARGEST; i++) {
		memset(bits, 0, sizeof(bits));
		n = needle_of(i);
		t->reader->blocks(t, &n, g->base, g->base + g->map.len, bits);
		for (k = 0; k * NEEDLE_BLOCK * 64 < g->map.len; k++)
			buf_printf(b, " %llx", (unsigned long long)bits[k]);
	}
	buf_addc(b, '\n');
}

/* Adds what is said of all places of the seed, which lies alone in `one`. */
static void
add_places(struct buf *b, const struct trace *one, const struct trace *two,
    const char *name)
{
	const struct inputs *r = one->reader_data, *s = two->reader_data;
	struct places l = { NULL, 0, 0 };
	struct buf other = BUF_INIT;
	uint64_t base, end;
	size_t i, k, from;

	for (i = 0; i < r->n && CHECK(i + 1 < s->n); i++) {
		places_of(&l, one, &r->v[i]);
		base = s->v[i + 1].base - r->v[i].base;
		from = b->len;
		buf_clear(&other);
		add_blocks(b, one, &r->v[i]);
		add_blocks(&other, two, &s->v[i + 1]);
		if (!CHECK_MEM(other.data, other.len, b->data + from,
		    b->len - from))
			printf("# %s: blocks\n", name);
		for (k = 0; k < l.n; k++) {
			from = b->len;
			end = r->v[i].base + l.v[(k + 1) % l.n];
			buf_clear(&other);
			buf_printf(b, "%llu", (unsigned long long)l.v[k]);
			buf_printf(&other, "%llu", (unsigned long long)l.v[k]);
			add_place(b, one, r->v[i].base + l.v[k], end);
			add_place(&other, two, r->v[i].base + l.v[k] + base,
			    end + base);
			if (!CHECK_MEM(other.data, other.len, b->data + from,
			    b->len - from))
				printf("# %s at %llu\n", name,
				    (unsigned long long)l.v[k]);
			add_callsites(b, one, r->v[i].base + l.v[k]);
		}
	}
	buf_free(&other);
	free(l.v);
}

/* Makes the state of each input anew, of what an index would have of it. */
static void
restore_states(const struct trace *t, const char *name)
{
	const struct inputs *r = t->reader_data;
	struct buf saved = BUF_INIT;
	struct input *g;
	void *state;

	for (g = r->v; g < r->v + r->n; g++) {
		if (g->state == NULL || g->events->save == NULL)
			continue;
		buf_clear(&saved);
		g->events->save(g->state, &saved);
		state = g->state;
		g->state = NULL;
		if (CHECK_INT(input_restore(g, saved.data, saved.len), 0))
			g->events->free(state);
		else {
			printf("# %s: its state\n", name);
			g->state = state;
		}
	}
	buf_free(&saved);
}

/* Holds what is said of the places of a seed against its row. */
static void
check_seed(const struct buf *seed, const char *name, int arg)
{
	static const char before[] = "[{\"ph\":\"X\",\"name\":\"before\","
	    "\"ts\":1,\"dur\":2,\"pid\":1,\"tid\":1}]\n";
	const char *paths[] = { BEFORE, MODELS_INPUT };
	struct load_options options = { .threads = 1 };
	struct buf row = BUF_INIT, text = BUF_INIT, b = BUF_INIT;
	struct trace *one, *two;
	struct err err;

	(void)arg;
	err_clear(&err);
	buf_adds(&b, before);
	models_put(open(BEFORE, O_WRONLY | O_CREAT | O_TRUNC, 0600), &b);
	models_put(open(MODELS_INPUT, O_WRONLY | O_CREAT | O_TRUNC, 0600),
	    seed);
	one = load_files(paths + 1, 1, &options, &err);
	two = load_files(paths, 2, &options, &err);
	if (one != NULL && two != NULL) {
		restore_states(two, name);
		add_places(&text, one, two, name);
		if (models_facts != NULL)
			fprintf(models_facts, "\n== %s\n", name);
		buf_adds(&row, name);
		models_sum(&row, HASH_BYTES, &text);
		models_row(SUMS, &row);
	}
	if (one != NULL)
		trace_free(one);
	if (two != NULL)
		trace_free(two);
	buf_free(&row);
	buf_free(&text);
	buf_free(&b);
}

TEST(seeds_of_fuzz_targets)
{
#define FOLDER(name)	#name,
	static const char *const folders[] = { MODELS_FOLDERS(FOLDER) };
#undef FOLDER
	char path[100];
	size_t i;

	for (i = 0; i < sizeof(folders) / sizeof(*folders); i++) {
		snprintf(path, sizeof(path), "tests/fuzz/seeds/%s",
		    folders[i]);
		models_each(path, "", check_seed, 0);
	}
}

TEST(inputs_of_load)
{
	models_each("tests/load", ".t", check_seed, 0);
	models_each_assembled(check_seed, 0);
}

TEST(all_rows_are_there)
{
	unlink(BEFORE);
	models_end(SUMS);
}

TEST_MAIN
