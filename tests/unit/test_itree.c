/*
 * The interval tree against brute force, on seeded random sets of many
 * shapes, and at the edges of int64.
 */
#include "config.h"

#include "test.h"
#include "ttv/itree.h"

/* A set as the caller made it, and the tree over a copy. */
struct set {
	struct itree_node	*nodes;
	size_t			 n;
	struct itree		 tree;
};

static void
set_build(struct set *s)
{
	struct itree_node *copy;

	copy = malloc((s->n + 1) * sizeof(*copy));
	if (s->n != 0)
		memcpy(copy, s->nodes, s->n * sizeof(*copy));
	itree_build(&s->tree, copy, s->n);
}

static void
set_free(struct set *s)
{
	itree_free(&s->tree);
	free(s->nodes);
}

struct seen {
	const struct set	*set;
	int64_t			 t0, t1;
	int64_t			 last;		/* start */
	size_t			 n;
	size_t			 bad;
	unsigned char		*hit;
};

static int
see(const struct itree_node *node, void *arg)
{
	struct seen *s = arg;
	const struct itree_node *mine = &s->set->nodes[node->value];

	s->bad += mine->start != node->start || mine->end != node->end;
	s->bad += node->end < s->t0 || node->start > s->t1;
	s->bad += s->n != 0 && node->start < s->last;
	s->bad += s->hit[node->value]++;
	s->last = node->start;
	s->n++;
	return 0;
}

/* Number of things wrong with a query. */
static size_t
compare(const struct set *s, int64_t t0, int64_t t1)
{
	struct seen seen = { .set = s, .t0 = t0, .t1 = t1 };
	size_t i, want;

	seen.hit = calloc(s->n + 1, 1);
	seen.bad += itree_query(&s->tree, t0, t1, see, &seen) != 0;
	for (want = 0, i = 0; i < s->n; i++)
		want += s->nodes[i].start <= t1 && s->nodes[i].end >= t0;
	seen.bad += seen.n != want;
	seen.bad += itree_count(&s->tree, t0, t1) != want;
	free(seen.hit);
	return seen.bad;
}

/* A random time: small, medium, anything, or an extreme one. */
static int64_t
pick(uint64_t *state, int shape)
{
	uint64_t r = test_random(state);

	switch (shape) {
	case 0:
		return (int64_t)(r % 21) - 10;
	case 1:
		return (int64_t)(r % 20001) - 10000;
	case 2:
		return (int64_t)r;
	default:
		switch (r % 5) {
		case 0:
			return INT64_MIN + (int64_t)(r >> 8) % 3;
		case 1:
			return INT64_MAX - (int64_t)(r >> 8) % 3;
		case 2:
			return (int64_t)(r >> 8) % 5 - 2;
		default:
			return (int64_t)test_random(state);
		}
	}
}

static void
order(int64_t *a, int64_t *b)
{
	int64_t t;

	if (*a > *b) {
		t = *a;
		*a = *b;
		*b = t;
	}
}

TEST(brute_force)
{
	static const size_t sizes[] = {
		0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65,
		100, 127, 128, 129, 1000, 1023, 1025
	};
	uint64_t state = 42;
	struct set s;
	int64_t t0, t1;
	size_t i, k, bad;
	int shape, q;

	for (shape = 0; shape < 4; shape++)
		for (bad = 0, k = 0; k < sizeof(sizes) / sizeof(sizes[0]);
		    k++) {
			s.n = sizes[k];
			s.nodes = calloc(s.n + 1, sizeof(*s.nodes));
			for (i = 0; i < s.n; i++) {
				s.nodes[i].start = pick(&state, shape);
				s.nodes[i].end = pick(&state, shape);
				if (i % 3 == 0)
					s.nodes[i].end = s.nodes[i].start;
				order(&s.nodes[i].start, &s.nodes[i].end);
				s.nodes[i].value = i;
			}
			set_build(&s);
			for (q = 0; q < 200; q++) {
				t0 = pick(&state, shape);
				t1 = q % 4 == 0 ? t0 : pick(&state, shape);
				order(&t0, &t1);
				bad += compare(&s, t0, t1);
			}
			bad += compare(&s, INT64_MIN, INT64_MAX);
			bad += compare(&s, INT64_MIN, INT64_MIN);
			bad += compare(&s, INT64_MAX, INT64_MAX);
			set_free(&s);
			CHECK_INT(bad, 0);
		}
}

/* Every query over every set of up to four intervals in [0, 3]. */
TEST(exhaustive)
{
	struct itree_node nodes[4];
	struct set s = { .nodes = nodes };
	size_t code, c, i, bad;
	int64_t t0, t1;

	for (bad = 0, s.n = 1; s.n <= 3; s.n++)
		for (code = 0; code < (size_t)1 << 4 * s.n; code++) {
			for (c = code, i = 0; i < s.n; i++, c >>= 4) {
				nodes[i].start = c & 3;
				nodes[i].end = nodes[i].start + (c >> 2 & 3);
				nodes[i].value = i;
			}
			set_build(&s);
			for (t0 = -1; t0 <= 7; t0++)
				for (t1 = t0; t1 <= 7; t1 += 2)
					bad += compare(&s, t0, t1);
			itree_free(&s.tree);
		}
	CHECK_INT(bad, 0);
}

TEST(empty_and_backwards)
{
	struct itree_node *node;
	struct itree t;

	itree_build(&t, NULL, 0);
	CHECK_INT(t.height, -1);
	CHECK_INT(itree_count(&t, INT64_MIN, INT64_MAX), 0);
	itree_free(&t);
	node = calloc(1, sizeof(*node));
	node->end = 10;
	itree_build(&t, node, 1);
	CHECK_INT(t.height, 0);
	CHECK_INT(itree_count(&t, 8, 3), 0);
	itree_free(&t);
	CHECK_INT(itree_count(&t, 0, 1), 0);
}

static int
stop_at(const struct itree_node *node, void *arg)
{
	int *left = arg;

	return --*left == 0 ? (int)node->value + 100 : 0;
}

TEST(stops)
{
	struct itree_node *nodes;
	struct itree t;
	int left;
	size_t i;

	nodes = calloc(100, sizeof(*nodes));
	for (i = 0; i < 100; i++) {
		nodes[i].start = (int64_t)i;
		nodes[i].end = (int64_t)i + 5;
		nodes[i].value = i;
	}
	itree_build(&t, nodes, 100);
	left = 3;
	CHECK_INT(itree_query(&t, 50, 60, stop_at, &left), 147);
	CHECK_INT(left, 0);
	left = 1;
	CHECK_INT(itree_query(&t, 200, 300, stop_at, &left), 0);
	CHECK_INT(left, 1);
	itree_free(&t);
}

/* Equal starts keep the order of their values, sorted before or not. */
TEST(ties)
{
	struct itree_node *nodes;
	struct itree t;
	size_t i, bad;

	nodes = calloc(1000, sizeof(*nodes));
	for (i = 0; i < 1000; i++) {
		nodes[i].start = (int64_t)((999 - i) / 10);
		nodes[i].end = nodes[i].start;
		nodes[i].value = i;
	}
	itree_build(&t, nodes, 1000);
	for (bad = 0, i = 1; i < 1000; i++)
		bad += t.nodes[i - 1].start == t.nodes[i].start &&
		    t.nodes[i - 1].value > t.nodes[i].value;
	CHECK_INT(bad, 0);
	itree_free(&t);
}

static int
none(const struct itree_node *node, void *arg)
{
	(void)node;
	(void)arg;
	return 0;
}

/*
 * One interval over all, the rest short.  Two million queries: if they visited
 * more than their path, this would not end.
 */
TEST(large)
{
	enum { N = 1000000 };
	struct itree_node *nodes;
	struct itree t;
	size_t i, bad;

	nodes = calloc(N, sizeof(*nodes));
	for (i = 0; i < N; i++) {
		nodes[i].start = (int64_t)i * 10;
		nodes[i].end = nodes[i].start + 8;
		nodes[i].value = i;
	}
	nodes[0].end = INT64_MAX;
	itree_build(&t, nodes, N);
	CHECK_INT(t.height, 19);
	for (bad = 0, i = 1; i < N; i++) {
		bad += itree_count(&t, (int64_t)i * 10, (int64_t)i * 10) != 2;
		bad += itree_query(&t, (int64_t)i * 10 - 1,
		    (int64_t)i * 10 - 1, none, NULL) != 0;
	}
	CHECK_INT(bad, 0);
	itree_free(&t);
}

TEST_MAIN
