/*
 * questions: what the layer of queries says of the seeds of the fuzz targets
 * and of the inputs of tests/load: their first screen, areas by each key, call
 * trees, lists, searches, causes; of all their time and of a part of it; how
 * each differs from the one before; and what is written of parts of them.
 * questions.sums has a row an input with a sum a kind of question; after a
 * change that is meant, UPDATE=1 writes the rows anew, and FACTS=FILE writes
 * what the sums are made of, to be looked at before and after.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/arena.h"
#include "ttv/bits.h"
#include "ttv/brief.h"
#include "ttv/cause.h"
#include "ttv/compare.h"
#include "ttv/filter.h"
#include "ttv/find.h"
#include "ttv/flame.h"
#include "ttv/listing.h"
#include "ttv/name_rule.h"
#include "ttv/name_sums.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/write.h"
#include "find_edge.h"
#include "models.h"

#define SUMS	"tests/unit/questions.sums"
#define SLICES	24		/* of a trace, whose causes are asked for */
#define LINES	60		/* of a list */
#define STEPS	40
#define ENTRIES(a)	(sizeof(a) / sizeof((a)[0]))

/* A part of the time of a trace: k of 0 is all of it. */
static void
part_of(const struct trace *t, int k, int64_t *t0, int64_t *t1)
{
	int64_t third = sat_sub(t->end, t->start) / 3;

	*t0 = k == 0 ? t->start : sat_add(t->start, third);
	*t1 = k == 0 ? t->end : sat_sub(t->end, third);
	if (*t1 < *t0)
		*t1 = *t0;
}

/* ---- the first screen ---- */

static void
add_brief(struct buf *to, const struct trace *t, int k)
{
	struct brief_query q = { .plain = k == 2, .threads = 1 };
	const struct brief_line *v;
	struct brief b;
	size_t i, n;

	part_of(t, k == 1, &q.t0, &q.t1);
	CHECK_INT(brief_make(&b, t, &q), 0);
	buf_printf(to, "%s about %u names %d\n", b.kind->name != NULL ?
	    b.kind->name : "-", brief_about(t), b.names);
	for (i = 0; i < b.nfacts; i++)
		buf_printf(to, "%s\n", b.fact[i]);
	for (i = 0; i < b.nparts; i++)
		for (n = 0; n < b.part[i].n; n++) {
			v = &b.part[i].v[n];
			buf_printf(to, "%s %d|%d %u|%s|%.3f|%s|%s\n",
			    b.part[i].word, b.part[i].ends, (int)v->at.type,
			    v->at.id, v->number, v->share, v->text, v->where);
		}
	brief_free(&b);
}

static void
add_briefs(struct buf *to, struct trace *t)
{
	int k;

	for (k = 0; k < 3; k++)
		add_brief(to, t, k);
}

/* ---- areas ---- */

/* Adds a table, where each row leads to, and the slices of its first group. */
static void
add_area(struct buf *to, const struct trace *t, const struct area_query *q,
    uint64_t *entities)
{
	const char *text[AREA_KEYS] = { NULL };
	struct area_table tb, list;
	int sort;
	size_t i;

	CHECK_INT(area_table(&tb, t, q), 0);
	buf_printf(to, "%s %" PRIu64 " %" PRIu64 "\n", area_whats[q->what].word,
	    tb.entities, tb.open);
	area_text(to, &tb, TABLE_CSV);
	area_text(to, &tb, TABLE_PLAIN);
	for (i = 0; i < tb.n; i++)
		buf_printf(to, " %d:%u:%d", (int)tb.target[i].type,
		    tb.target[i].id, tb.clipped[i]);
	for (sort = 0; sort < tb.ncolumns; sort++) {
		area_sort(&tb, sort, sort % 2);
		for (i = 0; i < tb.nshown; i++)
			buf_printf(to, " %u", tb.order[i]);
	}
	/* whatever they are grouped by, the things are the same */
	CHECK(*entities == UINT64_MAX || *entities == tb.entities);
	*entities = tb.entities;
	area_filter(&tb, "a");
	area_text(to, &tb, TABLE_MARKDOWN);
	for (i = 0; tb.n > 0 && i < (size_t)q->nkeys && q->what <= AREA_CPUS;
	    i++)
		text[i] = area_key_text(t, &tb.groups, q, (int)i,
		    tb.key[tb.n / 2][i], tb.arena);
	if (text[0] != NULL && area_list(&list, t, q, tb.key[tb.n / 2],
	    text) == 0) {
		area_text(to, &list, TABLE_TSV);
		area_table_free(&list);
	}
	area_table_free(&tb);
}

static void
add_areas(struct buf *to, struct trace *t)
{
	struct area_query q = { .threads = 1 };
	uint64_t entities[2];
	int what, by, k;

	for (what = 0; what < AREA_WHATS; what++) {
		if (!area_has(t, what))
			continue;
		entities[0] = entities[1] = UINT64_MAX;
		for (by = 0; by < (what <= AREA_CPUS || what == AREA_INSTANTS ?
		    AREA_BYS : 1); by++)
			for (k = 0; k < 2; k++) {
				part_of(t, k, &q.t0, &q.t1);
				q.what = what;
				q.nkeys = 1 + k;
				q.key[0].by = by;
				q.key[1].by = (by + 3) % AREA_BYS;
				snprintf(q.key[k].arg, sizeof(q.key[k].arg),
				    "a");
				q.whole = by % 2;
				q.matrix = k;
				add_area(to, t, &q, &entities[k]);
			}
	}
}

/* ---- call trees ---- */

/* Checks that a node has what is below and, if callers are above, its own. */
static void
check_totals(const struct flame *f, int inverted)
{
	const struct flame_node *v;
	uint32_t i, k;
	int64_t below;

	for (i = 0; i < f->n; i++) {
		v = &f->v[i];
		for (below = 0, k = v->first; k < v->first + v->n; k++) {
			CHECK_INT(f->v[k].parent, i);
			CHECK_INT(f->v[k].depth, v->depth + 1);
			CHECK(k == v->first || f->v[k].total <=
			    f->v[k - 1].total);
			below = sat_add(below, f->v[k].total);
		}
		CHECK_INT(v->below, below);
		if (!inverted)
			CHECK_INT(v->total, sat_add(v->self, below));
	}
}

static void
add_flame(struct buf *to, const struct trace *t, const struct flame_query *q)
{
	struct flame_found found;
	uint8_t *hit, *name_hit;
	struct flame f;
	struct err err;
	char text[64];
	const char *name;
	size_t n, len;
	uint32_t i;
	int format;

	CHECK_INT(flame_make(&f, t, q), 0);
	check_totals(&f, q->inverted);
	buf_printf(to, "%s %u %" PRIu64 " %" PRIu64 " %" PRIu64 "\n",
	    flame_title(t, &f), f.others, f.entities, f.open, f.left_out);
	for (i = 0; i != NONE; i = flame_next(&f, i, 1)) {
		flame_text(&f, f.v[i].total, text, sizeof(text));
		buf_printf(to, "%u %s %s %" PRId64 " %" PRIu64 " %" PRIu64
		    " %" PRId64 " %u %u\n", f.v[i].depth, f.v[i].name ==
		    FLAME_REST ? "rest" : trace_str(t, f.v[i].name), text,
		    f.v[i].self, f.v[i].count, f.v[i].open, f.v[i].max,
		    f.v[i].longest, f.v[i].track);
	}
	for (i = 0; i < f.nnames; i++)
		buf_printf(to, "%u %" PRId64 " %" PRId64 " %" PRIu64 "\n",
		    f.names[i].name, f.names[i].total, f.names[i].self,
		    f.names[i].count);
	for (i = 0; i < f.n; i += f.n / 12 + 1)
		for (n = 1; n < 40; n++) {
			name = flame_label(t, &f, &f.v[i], text, n, &len);
			buf_add(to, name, len);
			buf_addc(to, '|');
		}
	for (format = FLAME_PLAIN; format <= FLAME_SVG; format++)
		flame_write(to, t, &f, format, "x & y", format ==
		    FLAME_PLAIN ? 5 : 0, NULL, NULL);
	hit = calloc(f.n, 1);
	name_hit = calloc(f.nnames + 1, 1);
	err_clear(&err);
	CHECK_INT(flame_match(&f, t, "a", hit, name_hit, &found, &err), 0);
	buf_printf(to, "%u %" PRId64 " %" PRId64 "\n", found.nodes,
	    found.total, found.self);
	free(hit);
	free(name_hit);
	flame_free(&f);
}

static void
add_flames(struct buf *to, struct trace *t)
{
	struct flame_query q = { .threads = 1 };
	int weight, k;

	for (weight = 0; weight < FLAME_WEIGHTS; weight++)
		for (k = 0; k < 4; k++) {
			if (!flame_has(t, weight))
				continue;
			part_of(t, k == 1, &q.t0, &q.t1);
			q.weight = weight;
			q.inverted = k % 2;
			q.by_thread = k == 2;
			q.by_label = k == 3;
			q.most = k == 0 ? 0 : k == 1 ? 7 : 30;
			add_flame(to, t, &q);
		}
}

/* ---- lists ---- */

static void
add_list(struct buf *to, const struct trace *t, const struct listing_query *q)
{
	struct entity_ref e;
	struct listing l;
	struct err err;
	char text[128];
	uint64_t i;
	int column;

	err_clear(&err);
	if (listing_make(&l, t, q, &err) == -1) {
		buf_printf(to, "%s\n", err.msg);
		listing_free(&l);
		return;
	}
	buf_printf(to, "%" PRIu64 " of %" PRIu64 "\n", l.n, l.all);
	for (i = 0; i < l.n && i < LINES; i++) {
		e = listing_entity(&l, i);
		for (column = 0; column < LISTING_COLUMNS; column++) {
			listing_text(t, &e, column, text, sizeof(text));
			buf_printf(to, "%s|", text);
		}
	}
	listing_free(&l);
}

static void
add_lists(struct buf *to, struct trace *t)
{
	static const char *const patterns[] = {
		NULL, "a", "dur>1us", "dur<=1ms a", "/^[a-m]/", "depth>=1",
		"self>0", "-a", "cat:a", "thread:a", "name:a dur>0", "open",
		"tid:1", "pid:1", "dur", "/(/",
	};
	struct listing_query q = { .threads = 1 };
	int column;
	size_t i;

	for (column = 0; column < LISTING_COLUMNS; column++)
		for (q.inverted = 0; q.inverted < 2; q.inverted++) {
			q.sort = column;
			add_list(to, t, &q);
		}
	q.whats = listing_whats(t);
	for (i = 0; i < ENTRIES(patterns); i++) {
		q.sort = (enum listing_column)(i % LISTING_COLUMNS);
		q.pattern = patterns[i];
		add_list(to, t, &q);
	}
}

/* ---- searches and filters ---- */

/* Checks the hits one by one, forward and back, against the list of all. */
static void
check_steps(struct find *f, const struct trace *t, const struct find_hit *v,
    uint64_t n)
{
	struct find_hit next;
	uint64_t i, index;

	for (i = 0; i + 1 < n; i += n / 30 + 1) {
		CHECK_INT(find_step(f, t, &v[i], 1, &next, &index), 0);
		CHECK(next.type == v[i + 1].type && next.id ==
		    v[i + 1].id && next.ts == v[i + 1].ts);
		CHECK_INT(index, i + 2);
		CHECK_INT(find_step(f, t, &v[i + 1], -1, &next, &index), 0);
		CHECK(next.type == v[i].type && next.id == v[i].id);
		CHECK_INT(index, i + 1);
		CHECK_INT(find_index(f, t, &v[i]), i + 1);
	}
}

/* Goes through the hits by length, the longest first, and back. */
static void
add_ranks(struct buf *to, struct find *f, const struct trace *t)
{
	struct find_rank r = { .id = NONE, .dir = 1 };
	int n;

	while (!find_mark(f, t, 7))
		continue;
	for (n = 0; n < 40; n++) {
		r = (struct find_rank){ .id = r.id, .dir = n < 25 ? 1 : -1,
		    .best = NONE };
		while (!find_rank(f, t, &r, 5))
			continue;
		buf_printf(to, " %u", r.best);
		if (r.best != NONE)
			r.id = r.best;
	}
}

static void
add_found(struct buf *to, const struct trace *t, const char *pattern,
    uint32_t track)
{
	struct find f = { 0 };
	struct find_hit *v, edge;
	struct err err;
	uint64_t n, i, index;
	int dir;

	err_clear(&err);
	if (find_pattern(&f, t, pattern, track, &err) == -1) {
		buf_printf(to, "%s: %s\n", pattern, err.msg);
		return;
	}
	n = find_all(&f, t, &v);
	CHECK_INT(n, f.n);
	buf_printf(to, "%s %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", pattern,
	    f.n, f.named, f.costly);
	for (i = 0; i < n; i++)
		buf_printf(to, " %d:%u:%" PRId64, (int)v[i].type,
		    v[i].id, v[i].ts);
	check_steps(&f, t, v, n);
	for (dir = -1; dir < 2 && n > 0; dir += 2) {
		CHECK_INT(find_edge(&f, t, dir, &edge, &index), 0);
		CHECK_INT(index, dir == 1 ? 1 : n);
		CHECK_INT(edge.id, v[index - 1].id);
	}
	add_ranks(to, &f, t);
	free(v);
	find_clear(&f);
}

static void
add_filter(struct buf *to, const struct trace *t, const char *text)
{
	struct filter f = { 0 };
	struct err err;
	uint32_t i;

	err_clear(&err);
	if (filter_parse(&f, t, text, &err) == -1) {
		buf_printf(to, "%s: %s\n", text, err.msg);
		return;
	}
	while (!filter_match(&f, t, -1))
		continue;
	buf_printf(to, "%s %d %d %d %" PRId64 " %" PRId64 " %d\n", text,
	    f.nterms, f.nothing, f.by_length, f.min, f.max, f.nargs);
	for (i = 0; f.text != NULL && i < t->nkinds; i++)
		buf_addc(to, (char)('0' + f.kinds[i]));
	for (i = 0; f.text != NULL && i < t->ntracks; i++)
		buf_printf(to, " %d%d", f.tracks[i], f.whole[i]);
	filter_free(&f);
}

static void
add_searches(struct buf *to, struct trace *t)
{
	static const char *const patterns[] = { "a", "/^[a-m]/", "E", "/(/",
	    "/x?/", "main", "" };
	static const char *const filters[] = { "", "a", "!a", "-cat:a",
	    "track:a", "thread:1 process:a", "dur>5ms", "dur<=1s dur>=1us",
	    "dur<1", "\"a b\"", "/[/", "dur>x", "a=1", "-a.b=x", "trace:a",
	    "cat:", "b -/^a/ cat:/./", "process:1 !track:/a/",
	    "a a a a a a a a a a a a a a a a a", "dur=5us", "\"dur>5\"" };
	struct name_sums sums;
	enum name_order order;
	uint32_t track;
	size_t i;

	for (i = 0; i < ENTRIES(patterns); i++) {
		add_found(to, t, patterns[i], NONE);
		add_found(to, t, patterns[i], (uint32_t)(i % (t->ntracks +
		    1u)) < t->ntracks ? (uint32_t)(i % (t->ntracks + 1u)) :
		    NONE);
	}
	for (i = 0; i < ENTRIES(filters); i++)
		add_filter(to, t, filters[i]);
	for (track = 0; track < t->ntracks + 1 && track < 9; track++) {
		name_sums_make(&sums, t, track == t->ntracks ? NONE : track);
		buf_printf(to, "%" PRIu64 " %" PRIu64 " %" PRId64 "\n",
		    sums.count, sums.open, sums.self);
		for (order = SUMS_TOTAL; order <= SUMS_NAME; order++) {
			name_sums_sort(&sums, t, order);
			for (i = 0; i < sums.n; i++)
				buf_printf(to, " %u:%" PRIu64 ":%" PRId64
				    ":%" PRId64, sums.names[i].name,
				    sums.names[i].count, sums.names[i].total,
				    sums.names[i].self);
		}
		name_sums_free(&sums);
	}
}

/* ---- causes ---- */

static void
add_steps(struct buf *to, const struct cause_step *v, size_t n)
{
	size_t i;

	buf_printf(to, "%zu steps\n", n);
	for (i = 0; i < n; i++)
		buf_printf(to, "%s|%s|%d %u|%" PRId64 " %" PRId64 " %" PRId64
		    " %u %" PRId64 " %u\n", cause_text(v[i].why, 0),
		    cause_text(v[i].why, 1), (int)v[i].at.type, v[i].at.id,
		    v[i].ts, v[i].gap, v[i].spent, v[i].count, v[i].longest,
		    v[i].more);
}

static void
add_causes(struct buf *to, struct trace *t)
{
	static size_t (*const ways[])(const struct trace *, uint32_t,
	    struct cause_step *, size_t) = { cause_back, cause_forward,
	    cause_below, cause_span };
	struct cause_step v[STEPS] = { { .count = 0 } };
	uint32_t flows[8], i, each = t->nslices / SLICES + 1;
	struct entity_ref e = { .type = ENTITY_SLICE };
	int64_t t0, t1;
	size_t way, n;
	int out, inside;

	for (i = 0; i < t->nslices; i += each) {
		e.id = i;
		for (way = 0; way < ENTRIES(ways); way++) {
			memset(v, 0, sizeof(v));
			add_steps(to, v, ways[way](t, i, v, STEPS - 38 * (i %
			    5 == 4)));
		}
		for (out = 0; out < 2; out++) {
			inside = 0;
			n = cause_flows(t, e, out, flows, ENTRIES(flows),
			    &inside);
			buf_printf(to, "%zu %d\n", n, inside);
		}
	}
	for (out = 0; out < 2; out++) {
		part_of(t, out, &t0, &t1);
		memset(v, 0, sizeof(v));
		n = cause_path(t, t0, t1, NULL, v, STEPS);
		add_steps(to, v, n);
	}
}

/* ---- comparisons ---- */

static struct trace *before;	/* the input before, or NULL */

static void
forget_before(void)
{
	if (before != NULL)
		trace_free(before);
	before = NULL;
}

/* What is no number has a sign on some machines. */
static void
add_number(struct buf *to, double v)
{
	if (isnan(v))
		buf_adds(to, " none");
	else
		buf_printf(to, " %.6g", v);
}

/* Adds the rows of a comparison of some runs, old and new; 0: with itself. */
static void
add_rows(struct buf *to, const struct trace *t, size_t old, size_t new, int k)
{
	struct name_rules *rules = name_rules_new(k % 2);
	struct compare_options o = { .by = (enum compare_by)(k %
	    COMPARE_BY_ARG), .of = (enum compare_of)(k % 4), .what =
	    k == 11 ? 1 << AREA_COUNTERS : (1 << AREA_COUNTERS) - 1, .metric =
	    (enum compare_metric)(k == 11 ? COMPARE_VALUE_MAX : k % 3),
	    .threshold = 0.01, .level = 0.6, .correct = (enum
	    compare_correct)(k % 3), .renames = 1, .threads = 1,
	    .keep_drift = k % 2, .rules = rules };
	struct compare *c = compare_new(&o);
	const struct compare_row *r;
	size_t n, i;
	int side;

	for (i = 0; i < old || i == 0; i++)
		compare_add(c, COMPARE_OLD, old == 0 || i % 3 == 1 ? t :
		    before);
	for (i = 0; i < new || i == 0; i++)
		compare_add(c, COMPARE_NEW, old == 0 || i % 3 == 0 ? t :
		    before);
	compare_finish(c);
	r = compare_rows(c, &n);
	if (old == 0)
		CHECK_INT(compare_claims(c), 0);	/* with itself */
	buf_printf(to, "%d: %zu %zu %zu %zu %d %zu\n", k, n,
	    compare_tested(c), compare_claims(c), compare_unsure(c),
	    compare_too_few(c), compare_drift_keys(c));
	for (i = 0; i < n; i++) {
		if (r[i].key != NONE)
			compare_key_text(c, r[i].key, 3, to);
		buf_printf(to, "|%d %d %zu %zu", (int)r[i].verdict,
		    r[i].renamed == NONE, r[i].runs[0], r[i].runs[1]);
		for (side = 0; side < 2; side++)
			buf_printf(to, " %" PRIu64 " %" PRIu64 " %" PRId64
			    " %" PRId64, r[i].side[side].count,
			    r[i].side[side].open, r[i].side[side].wall,
			    r[i].side[side].self);
		add_number(to, r[i].delta);
		add_number(to, r[i].low);
		add_number(to, r[i].high);
		add_number(to, r[i].share);
		add_number(to, r[i].p_corrected);
	}
	compare_free(c);
	name_rules_free(rules);
}

static void
add_compared(struct buf *to, struct trace *t)
{
	static const size_t runs[12][2] = { { 1, 1 }, { 3, 3 }, { 1, 3 },
	    { 3, 1 }, { 2, 2 }, { 4, 5 }, { 5, 2 }, { 1, 1 }, { 4, 4 },
	    { 2, 6 }, { 6, 3 }, { 3, 4 } };
	int k;

	for (k = 0; k < 12; k++) {
		add_rows(to, t, 0, 0, k);
		if (before != NULL)
			add_rows(to, t, runs[k][0], runs[k][1], k);
	}
}

/* ---- parts that are written ---- */

/* Adds a part of the time, or some of the tracks, in each format. */
static void
add_cuts(struct buf *to, struct trace *t)
{
	uint8_t *tracks = calloc(t->ntracks + 1u, 1);
	const struct write_format *f;
	struct write_report report;
	struct write_to into = { to, NULL, NULL };
	struct cut cut;
	int64_t t0, t1;
	uint32_t i;
	int k;

	for (i = 0; i < t->ntracks; i++)
		tracks[i] = i % 3 != 0;
	for (k = 0; k < 3; k++)
		for (f = write_formats; f->name != NULL; f++) {
			part_of(t, k != 2, &t0, &t1);
			memset(&report, 0, sizeof(report));
			cut_open(&cut, t, k > 0 ? tracks : NULL, NULL, t0, t1,
			    0);
			f->write(&cut, &into, &report);
			cut_close(&cut);
			for (i = 0; i < WRITE_LOSSES; i++)
				buf_printf(to, " %" PRIu64,
				    (uint64_t)report.n[i]);
		}
	free(tracks);
}

/* ---- inputs ---- */

static void
check_input(const struct buf *seed, const char *name, int n)
{
	static void (*const ways[])(struct buf *, struct trace *) = {
		add_briefs, add_areas, add_flames, add_lists, add_searches,
		add_causes, add_compared, add_cuts
	};
	struct buf row = BUF_INIT, text = BUF_INIT, facts = BUF_INIT;
	struct trace *t;
	size_t i;

	(void)n;
	if (!test_shares())
		return;
	unlink(MODELS_INPUT);	/* the one before is of that file still */
	models_put(open(MODELS_INPUT, O_WRONLY | O_CREAT | O_TRUNC, 0600),
	    seed);
	if ((t = models_load(&facts, MODELS_INPUT, 1, 0)) != NULL) {
		if (models_facts != NULL)
			fprintf(models_facts, "\n== %s\n", name);
		buf_adds(&row, name);
		for (i = 0; i < ENTRIES(ways); i++) {
			ways[i](&text, t);
			models_sum(&row, HASH_BYTES, &text);
		}
		models_row(SUMS, &row);
		forget_before();
		before = t;
	}
	buf_free(&facts);
	buf_free(&row);
	buf_free(&text);
}

#define SEEDS(folder)							\
	TEST(folder)							\
	{								\
		models_each("tests/fuzz/seeds/" #folder, "", check_input, 0); \
		forget_before();					\
	}

MODELS_FOLDERS(SEEDS)

TEST(inputs_of_load)
{
	models_each("tests/load", ".t", check_input, 0);
	models_each_assembled(check_input, 0);
	forget_before();
}

TEST(nothing_else_is_there)
{
	models_end(SUMS);
}

TEST_MAIN
