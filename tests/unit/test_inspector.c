/*
 * inspector: contents of the pane that no small screen can show: lengths of
 * very many slices, where they are counted and not sorted; and the tree of a
 * memory dump's allocators, from odd ones.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/memory_facts.h"
#include "ttv/running.h"
#include "ttv/view.h"
#include "ttv/memory_tree.h"
#include "../../src/view/priv.h"

#include "sketch.h"
#include "test.h"

/* ---- what ran at a time ---- */

/* Returns 1 if the pane has this line, whatever blanks are before it. */
static int
says(const struct view *v, const char *text)
{
	const struct detail *d = detail_of(v);
	size_t i;

	for (i = 0; i < d->n; i++)
		if (d->lines[i].type == DETAIL_TEXT && strcmp(
		    d->lines[i].text + strspn(d->lines[i].text, " "),
		    text) == 0)
			return 1;
	return 0;
}

TEST(tracks_that_were_not_searched_are_said)
{
	struct trace *t;
	struct buf b;
	struct view v;
	int more, i;

	for (more = 0; more < 3; more++) {
		b = (struct buf)BUF_INIT;
		buf_adds(&b, "C 1 5 load c 3\n");
		/* a process and a counter are tracks too */
		for (i = 2; i < RUNNING_ROWS + more; i++)
			buf_printf(&b, "X 1 %d 9 1 a\n", i);
		t = sketch(b.data);
		buf_free(&b);
		CHECK_INT(t->ntracks, RUNNING_ROWS + more);
		view_init(&v, t);
		v.pane = 2;
		view_select(&v, ENTITY_COUNTER, 0);
		CHECK_INT(says(&v, "1 tracks were not searched"), more == 1);
		CHECK_INT(says(&v, "2 tracks were not searched"), more == 2);
		CHECK_INT(says(&v, "0 tracks were not searched"), 0);
		view_free(&v);
		trace_free(t);
	}
}

/* ---- lengths ---- */

/* Returns the text of the pane's line with this key, or "". */
static const char *
fact(const struct view *v, const char *key)
{
	const struct detail *d = detail_of(v);
	static char text[128];
	size_t i;

	*text = '\0';
	for (i = 0; i < d->n; i++)
		if (d->lines[i].type == DETAIL_FACT &&
		    strcmp(d->lines[i].key, key) == 0)
			snprintf(text, sizeof(text), "%.*s",
			    (int)d->lines[i].len, d->lines[i].text);
	return text;
}

/* Makes n slices of one name, the i-th i µs long; selects the one of `rank`. */
static void
ramp(struct view *v, int n, int rank)
{
	struct buf b = BUF_INIT;
	struct trace *tr;
	long long t = 0;
	int i;

	buf_printf(&b, "P 1 p\nT 1 1 t\n");
	for (i = 1; i <= n; i++) {
		buf_printf(&b, "X 1 1 %lld %d work\n", t, i);
		t += i;
	}
	tr = sketch(b.data);
	buf_free(&b);
	view_init(v, tr);
	v->pane = 2;
	view_select(v, ENTITY_SLICE, (uint32_t)(n - rank));
}

static void
ramp_free(struct view *v)
{
	struct trace *tr = (struct trace *)(uintptr_t)v->trace;

	view_free(v);
	trace_free(tr);
}

TEST(few_lengths_are_exact)
{
	struct view v;

	ramp(&v, 1001, 7);
	CHECK_STR(fact(&v, "same name"), "1,001, 502 ms in all");
	CHECK_STR(fact(&v, "rank"), "7 of 1,001, longest first");
	CHECK_STR(fact(&v, "median"), "501 µs, p95 951 µs");
	CHECK_STR(fact(&v, "from"), "1 µs to 1 ms");
	ramp_free(&v);
}

TEST(many_lengths_are_counted)
{
	unsigned rank, n;
	struct view v;

	ramp(&v, 70000, 35000);
	CHECK_STR(fact(&v, "from"), "1 µs to 70 ms");
	CHECK(strncmp(fact(&v, "median"), "about ", 6) == 0);
	/* within 3 %, the width of a bucket */
	CHECK_INT(sscanf(fact(&v, "rank"), "about %u,%u of", &rank, &n), 2);
	rank = rank * 1000 + n;
	CHECK(rank >= 33000 && rank <= 36500);
	ramp_free(&v);
}

TEST(lengths_are_measured_between_keys)
{
	char median[64];
	struct view v;
	int64_t left;
	int n = 0;

	ramp(&v, 20000, 5);
	v.lazy = 1;
	*idle_left(&v) = 0;
	CHECK_STR(fact(&v, "same name"), "20,000; measuring them");
	CHECK(view_pending(&v));
	do {
		left = 1000;
		n++;
	} while (!detail_idle(&v, &left));
	CHECK_INT(n, 5);
	CHECK(!view_pending(&v));
	snprintf(median, sizeof(median), "%s", fact(&v, "median"));
	ramp_free(&v);
	ramp(&v, 20000, 5);
	CHECK_STR(fact(&v, "median"), median);
	ramp_free(&v);
}

TEST(slices_that_never_ended_count_in_the_name)
{
	struct view v;
	struct trace *tr = sketch("P 1 p\nT 1 1 t\nT 1 2 u\nT 1 3 v\n"
	    "X 1 1 0 5 work\nX 1 2 0 7 work\nB 1 3 1 work\n"
	    "B 1 3 2 lost\nB 1 2 20 lost\n");

	view_init(&v, tr);
	v.pane = 2;
	view_select(&v, ENTITY_SLICE, 0);
	CHECK_STR(fact(&v, "same name"), "3, 1 never ended");
	CHECK_STR(fact(&v, "ended"), "2, 12 µs in all");
	CHECK_STR(fact(&v, "rank"), "2 of 2, longest first");
	view_select(&v, ENTITY_SLICE, 4);
	CHECK_STR(fact(&v, "name"), "lost");
	CHECK_STR(fact(&v, "same name"), "2, 2 never ended");
	CHECK_STR(fact(&v, "ended"), "");
	CHECK_STR(fact(&v, "median"), "");
	ramp_free(&v);
}

TEST(one_of_a_name_has_no_rank)
{
	struct view v;

	ramp(&v, 1, 1);
	CHECK_STR(fact(&v, "same name"), "1 in the trace");
	CHECK_STR(fact(&v, "rank"), "");
	ramp_free(&v);
}

/* ---- allocators ---- */

#define MOST_ENTRIES	8

struct dump {
	struct arena	 arena;
	struct memory_facts facts;
	struct memory_allocator allocators[MOST_ENTRIES];
	struct memory_ownership ownership;
};

static struct memory_text
text(const char *s)
{
	struct memory_text t = { s, strlen(s) };

	return t;
}

static void
dump_init(struct dump *d)
{
	memset(d, 0, sizeof(*d));
	d->facts.allocators = d->allocators;
	d->facts.ownerships = &d->ownership;
}

/* Adds an allocator; a size of 0 is none. */
static struct memory_allocator *
allocator(struct dump *d, const char *path, const char *id, uint64_t size)
{
	struct memory_allocator *m = &d->allocators[d->facts.nallocators++];

	m->path = text(path);
	m->id = text(id);
	m->size = size;
	m->has_size = size != 0;
	return m;
}

static const struct memory_node *
child(const struct memory_node *n, const char *name)
{
	for (n = n->child; n != NULL; n = n->next)
		if (n->len - n->at == strlen(name) &&
		    memcmp(n->path + n->at, name, n->len - n->at) == 0)
			break;
	return n;
}

static void
tree_of(struct dump *d, struct memory_tree *t)
{
	memory_tree(t, &d->arena, &d->facts, 1);
}

TEST(what_has_no_size_has_that_of_its_parts)
{
	const struct memory_node *v8;
	struct memory_tree t;
	struct dump d;

	dump_init(&d);
	allocator(&d, "v8/main/heap", "1", 0x10);
	allocator(&d, "v8/code", "2", 0x20);
	allocator(&d, "v8-x", "3", 0x8);
	allocator(&d, "v8", "4", 0);
	tree_of(&d, &t);
	CHECK_INT(t.n, 4);
	CHECK_INT(t.effective, 0);
	v8 = child(&t.root, "v8");
	if (CHECK(v8 != NULL)) {
		CHECK_INT(v8->size, 0x30);
		CHECK(t.root.child == v8);	/* the largest first */
		CHECK(v8->allocator != NULL);
		CHECK(child(v8, "main") != NULL);
		CHECK(child(v8, "main")->allocator == NULL);
		CHECK_INT(child(v8, "main")->size, 0x10);
	}
	CHECK(child(&t.root, "v8-x") != NULL);
	arena_free(&d.arena);
}

TEST(sizes_that_are_given_stand)
{
	struct memory_allocator *m;
	struct memory_tree t;
	struct dump d;

	dump_init(&d);
	m = allocator(&d, "malloc", "1", 0x100);
	m->effective = 0x80;
	m->has_effective = 1;
	allocator(&d, "malloc/a", "2", UINT64_MAX);
	allocator(&d, "malloc/b", "3", UINT64_MAX);
	allocator(&d, "sum/a", "4", UINT64_MAX);
	allocator(&d, "sum/b", "5", UINT64_MAX);
	allocator(&d, "none", "6", 0);
	tree_of(&d, &t);
	CHECK_INT(t.effective, 1);
	CHECK_INT(child(&t.root, "malloc")->size, 0x100);
	CHECK_INT(child(&t.root, "malloc")->effective, 0x80);
	CHECK(child(&t.root, "sum")->size == UINT64_MAX);
	CHECK_INT(child(&t.root, "none")->has_size, 0);
	arena_free(&d.arena);
}

TEST(odd_paths)
{
	const struct memory_node *n;
	struct memory_tree t;
	char path[401];
	struct dump d;
	int i, depth;

	dump_init(&d);
	for (i = 0; i < 400; i += 2)
		memcpy(path + i, "x/", 2);
	path[400] = '\0';
	allocator(&d, path, "1", 0x1);
	allocator(&d, "", "2", 0x2);
	allocator(&d, "/", "3", 0x3);
	allocator(&d, "a//b", "4", 0x4);
	tree_of(&d, &t);
	for (depth = 0, n = child(&t.root, "x"); n != NULL; n = n->child)
		depth++;
	CHECK(depth > 8 && depth < 40);		/* the rest in one part */
	CHECK(child(&t.root, "") != NULL);
	CHECK(child(child(child(&t.root, "a"), ""), "b") != NULL);
	arena_free(&d.arena);
}

TEST(whose_memory_it_has)
{
	struct memory_tree t;
	struct dump d;

	dump_init(&d);
	allocator(&d, "gpu", "a", 0x1);
	allocator(&d, "shared/mem", "b", 0x1);
	d.ownership.owner = text("a");
	d.ownership.owned = text("b");
	d.facts.nownerships = 1;
	tree_of(&d, &t);
	CHECK(child(&t.root, "gpu")->owned == child(child(&t.root, "shared"),
	    "mem"));
	CHECK(child(&t.root, "shared")->owned == NULL);
	arena_free(&d.arena);
}

TEST(owners_are_found_whatever_the_order_of_their_ids)
{
	static const char *const ids[] = { "e", "d", "c", "b", "a" };
	char path[] = "p0";
	struct memory_tree t;
	struct dump d;
	size_t i;

	for (i = 0; i < 5; i++) {
		dump_init(&d);
		for (path[1] = '0'; path[1] < '5'; path[1]++)
			allocator(&d, arena_strndup(&d.arena, path, 2),
			    ids[path[1] - '0'], 0x1);
		d.ownership.owner = text(ids[i]);
		d.ownership.owned = text(ids[(i + 1) % 5]);
		d.facts.nownerships = 1;
		tree_of(&d, &t);
		path[1] = (char)('0' + i);
		CHECK(child(&t.root, path)->owned != NULL);
		arena_free(&d.arena);
	}
}

/* ---- more objects and snapshots than have lines ---- */

TEST(objects_without_a_line_are_counted)
{
	const char *said[] = { NULL, "... and 1 more", "... and 2 more" };
	struct buf lives, shots;
	struct trace *t;
	struct view v;
	int more, i;

	for (more = 0; more < 3; more++) {
		lives = shots = (struct buf)BUF_INIT;
		buf_adds(&shots, "N 1 7 0 a\n");
		for (i = 0; i < 1000 + more; i++) {
			buf_printf(&lives, "N 1 7 %d a\nD 1 7 %d a\n", i * 2,
			    i * 2 + 1);
			buf_printf(&shots, "O 1 7 %d a\n", i + 1);
		}
		for (i = 0; i < 2; i++) {
			t = sketch(i == 0 ? lives.data : shots.data);
			view_init(&v, t);
			v.pane = 2;
			view_select(&v, ENTITY_OBJECT, 0);
			CHECK_INT(says(&v, "... and 1 more"), more == 1);
			CHECK_INT(said[more] == NULL || says(&v, said[more]),
			    1);
			view_free(&v);
			trace_free(t);
		}
		buf_free(&lives);
		buf_free(&shots);
	}
}

/* ---- a file that changes while it is shown ---- */

static int
no_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f, struct arena *a)
{
	(void)t;
	(void)off;
	(void)end_off;
	(void)f;
	(void)a;
	return -1;
}

static enum trace_bytes	bytes;

static enum trace_bytes
tells_changes(const struct trace *t)
{
	(void)t;
	return bytes;
}

TEST(a_file_that_was_written_to_is_said)
{
	static const struct trace_reader reader = { .facts = no_facts,
	    .changed = tells_changes };
	struct view v;

	ramp(&v, 2, 1);
	((struct trace *)(uintptr_t)v.trace)->reader = &reader;
	CHECK_STR(fact(&v, "changed"), "");
	bytes = TRACE_BYTES_WRITTEN;
	view_select(&v, ENTITY_SLICE, 0);
	CHECK(strstr(fact(&v, "changed"), "was written to") != NULL);
	CHECK_STR(fact(&v, "unread"), "");
	bytes = TRACE_BYTES_UNREAD;
	view_select(&v, ENTITY_SLICE, 1);
	CHECK_STR(fact(&v, "changed"), "");
	CHECK(strstr(fact(&v, "unread"), "could not be read") != NULL);
	ramp_free(&v);
}

TEST_MAIN
