/*
 * merge: the same events, cut into parts anywhere, make the same trace, to the
 * last column.
 *
 * A step is one call of the builder, with all it needs to find its strings,
 * processes and keys in the part that it is played into.  Random lists of
 * steps are played into 1, 2, 3 and 7 parts.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/flow.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "letters.h"
#include "test.h"

#define MANY	300
#define SPAN	200

enum op { BEGIN, END, COMPLETE, INSTANT, VALUE, ASYNC, LINK, FLOW, BIND,
	OBJECT, FRAME_ID, SAMPLE, MEMDUMP, CONTEXT, CLOCK, METADATA,
	PROCESS_META, THREAD_META, WARNING, TIME, OPS };

struct step {
	enum op		op;
	unsigned	pid, tid, name, cat, id, x;	/* small numbers */
	int64_t		ts, dur;
	uint64_t	off;
};

static void
fill(struct step *s, size_t n, uint64_t *seed, int sorted)
{
	size_t i;

	for (i = 0; i < n; i++) {
		s[i].op = (enum op)(test_random(seed) % OPS);
		s[i].pid = (unsigned)(test_random(seed) % 3);
		s[i].tid = (unsigned)(test_random(seed) % 3);
		s[i].name = (unsigned)(test_random(seed) % 6);
		s[i].cat = (unsigned)(test_random(seed) % 3);
		s[i].id = (unsigned)(test_random(seed) % 5);
		s[i].x = (unsigned)(test_random(seed) % 1000);
		s[i].ts = sorted ? (int64_t)i :
		    (int64_t)(test_random(seed) % SPAN);
		s[i].dur = test_random(seed) % 10 == 0 ? DUR_OPEN :
		    (int64_t)(test_random(seed) % 40);
		s[i].off = i;
	}
}

/* ---- playing ---- */

static uint32_t
string(struct builder *b, const char *what, unsigned number)
{
	char s[32];
	int n = snprintf(s, sizeof(s), "%s%u", what, number);

	return number == 0 ? 0 : builder_string(b, s, (size_t)n);
}

static struct ident
ident(struct builder *b, unsigned number)
{
	/* numbers, texts, and a text that is a number */
	static const char *const text[] = { "0x1f", "left", "right" };

	return number < 2 ? builder_int_ident((int)number - 1) :
	    builder_text_ident(b, text[number % 3], strlen(text[number % 3]));
}

static uint32_t
process(struct builder *b, const struct step *s)
{
	return builder_process(b, ident(b, s->pid), 0);
}

static uint32_t
thread(struct builder *b, const struct step *s)
{
	return builder_thread(b, process(b, s), ident(b, s->tid));
}

static uint32_t
kind(struct builder *b, const struct step *s)
{
	return builder_kind(b, string(b, "n", s->name),
	    string(b, "c", s->cat), string(b, "colour", s->x % 2));
}

static struct key
key_of(struct builder *b, const struct step *s, enum key_space space)
{
	struct key k = { .space = (uint8_t)space, .upid = NONE };

	k.id = ident(b, s->id);
	k.cat = string(b, "c", s->cat);
	if (space == KEY_LEGACY || space == KEY_FLOW)
		k.name = string(b, "n", s->name);
	k.scope = string(b, "scope", s->x % 2);
	if (s->x % 3 == 0)
		k.upid = process(b, s);
	return k;
}

static uint32_t
key(struct builder *b, const struct step *s, enum key_space space)
{
	struct key k = key_of(b, s, space);

	return builder_key(b, &k);
}

static void
play_object(struct builder *b, const struct step *s)
{
	struct object_event o;

	memset(&o, 0, sizeof(o));
	o.step = letter_object("NOOD"[s->x % 4]);
	o.key = key(b, s, KEY_OBJECT);
	o.upid = process(b, s);
	o.id = ident(b, s->id);
	o.id_text = string(b, "id", s->id);
	o.name = string(b, "n", s->name);
	o.cat = string(b, "c", s->cat);
	o.scope = string(b, "scope", s->x % 2);
	o.base_type = s->x % 5 == 0 ? string(b, "n", s->name / 2) : 0;
	o.ts = s->ts;
	o.off = s->off;
	builder_object(b, &o);
}

static void
play_meta(struct builder *b, const struct step *s)
{
	uint32_t name = string(b, "name", 1 + s->x % 7);

	if (s->op == THREAD_META) {
		if (s->x % 2)
			builder_thread_name(b, thread(b, s), name);
		else
			builder_thread_sort(b, thread(b, s), s->x % 4);
	} else if (s->x % 3 == 0)
		builder_process_name(b, process(b, s), name);
	else if (s->x % 3 == 1)
		builder_process_labels(b, process(b, s), name);
	else
		builder_process_sort(b, process(b, s), s->x % 4);
}

static uint32_t
callsite(struct builder *b, const struct step *s)
{
	uint32_t above = builder_callsite(b, string(b, "root", 1 + s->x % 2), 0,
	    NONE);

	return builder_callsite(b, string(b, "n", 1 + s->name),
	    string(b, "c", s->cat), above);
}

/*
 * A track of the file's own: known by its name, or by an id, whose parent may
 * come after it.
 */
static uint32_t
custom(struct builder *b, const struct step *s)
{
	struct track_def d = TRACK_DEF_INIT, up = TRACK_DEF_INIT;

	up.id = builder_int_ident((int64_t)(s->x / 8 % 5));
	d.name = string(b, "track", 1 + s->name);
	switch (s->x / 4 % 4) {
	case 0:
		d.parent = builder_process_track(b, process(b, s));
		break;
	case 1:
		d.parent = thread(b, s);
		d.description = string(b, "n", s->cat);
		break;
	case 2:
		d.id = builder_int_ident((int64_t)(s->x / 8 % 7));
		d.parent = builder_track(b, &up);
		d.order = (enum child_order)(1 + s->x % 3);
		d.rank = (int64_t)(s->x % 5);
		break;
	default:
		d.parent = builder_track(b, &up);
		d.unit = string(b, "unit", 1);
	}
	return builder_track(b, &d);
}

static void
play_slice(struct builder *b, const struct step *s)
{
	uint32_t k = kind(b, s), utid = thread(b, s);
	struct key id;

	switch (s->op) {
	case BEGIN:
		builder_begin(b, utid, s->ts, k, s->off);
		break;
	case END:
		builder_end(b, utid, s->ts, k, s->off);
		break;
	case COMPLETE:
		builder_complete(b, utid, s->ts, s->dur, k, s->off);
		break;
	case INSTANT:
		builder_instant(b, s->x % 4 == 0 ? utid : s->x % 4 == 1 ?
		    builder_process_track(b, process(b, s)) : s->x % 4 == 2 ?
		    builder_global_track(b) : custom(b, s), s->ts, k,
		    s->x % 2 != 0, s->off);
		break;
	case FLOW:
		id = key_of(b, s, KEY_FLOW);
		builder_flow(b, letter_flow("stfF"[s->x % 4]), &id, utid,
		    s->ts, k, s->off);
		break;
	default:
		builder_complete(b, utid, s->ts, s->dur, k, s->off);
		id = key_of(b, s, KEY_BIND);
		builder_bind(b, 1 + (int)(s->x % 3), &id, utid, s->ts, k,
		    s->off);
	}
}

static void
play_other(struct builder *b, const struct step *s)
{
	struct key k;

	switch (s->op) {
	case VALUE:
		if (s->x % 5 == 0) {
			builder_counter_value(b, builder_series(b,
			    custom(b, s), string(b, "series", s->cat)),
			    s->ts, s->x);
			break;
		}
		builder_counter_value(b, builder_counter(b, s->x % 4 == 0 ?
		    NONE : process(b, s), string(b, "n", s->name),
		    string(b, "series", 1 + s->cat)), s->ts, s->x);
		break;
	case ASYNC:
		k = key_of(b, s, s->x % 8 < 4 ? KEY_ASYNC : KEY_LEGACY);
		builder_async(b, letter_async(s->x % 8 < 4 ? "bnee"[s->x % 4] :
		    "STpF"[s->x % 4]), &k, process(b, s), s->ts, kind(b, s),
		    s->off);
		break;
	case FRAME_ID:
		builder_callsite_id(b, 0, s->x % 2 ? NONE : process(b, s),
		    string(b, "frame", 1 + s->id), callsite(b, s));
		break;
	case SAMPLE:
		builder_sample(b, thread(b, s), s->ts, s->x % 5 == 0 ? NONE :
		    callsite(b, s), string(b, "n", s->name), s->x, s->off);
		break;
	case MEMDUMP:
		builder_memdump(b, s->x % 3 == 0 ? NONE : process(b, s),
		    s->ts, string(b, "dump", s->id), s->off);
		break;
	case CONTEXT:
		builder_context(b, letter_context("()"[s->x % 2]),
		    key(b, s, KEY_CONTEXT), thread(b, s), s->ts, string(b, "n",
		    s->name),
		    string(b, "id", s->id), s->off);
		break;
	case CLOCK:
		builder_clock_sync(b, s->ts, string(b, "sync", 1 + s->id),
		    s->dur, 0, s->off);
		builder_clock_snapshot(b);
		builder_clock_reading(b, s->ts, s->id, string(b, "clock",
		    s->id), (int64_t)s->off, s->id);
		builder_clock_reading(b, s->ts, 7, 0, 5, 0);
		break;
	case METADATA:
		builder_metadata(b, string(b, "meta", 1 + s->id), s->off,
		    s->x);
		break;
	case WARNING:
		warn_add(builder_warn(b), (enum warn_code)(s->x % WARN_MAX),
		    s->off);
		break;
	default:
		builder_time(b, s->ts);
	}
}

static void
play(struct builder *b, const struct step *s)
{
	struct step other = *s;
	struct key one, two;

	letter_count(b, "BEXiC"[s->op % 5]);
	switch (s->op) {
	case BEGIN:
	case END:
	case COMPLETE:
	case INSTANT:
	case FLOW:
	case BIND:
		play_slice(b, s);
		break;
	case OBJECT:
		play_object(b, s);
		break;
	case PROCESS_META:
	case THREAD_META:
		play_meta(b, s);
		break;
	case LINK:
		other.id = s->x % 5;
		one = key_of(b, s, KEY_ASYNC);
		two = key_of(b, &other, KEY_ASYNC);
		builder_link(b, &one, &two, s->off);
		break;
	default:
		play_other(b, s);
	}
}

/* ---- a whole trace as text ---- */

static void
put_ident(struct buf *o, struct ident id)
{
	buf_printf(o, " id %d:%lld:%u", id.type, (long long)id.num, id.text);
}

static void
put_tables(struct buf *o, const struct trace *t)
{
	uint32_t i;

	for (i = 1; i <= strtab_count(t->strings); i++)
		buf_printf(o, "string %s\n", trace_str(t, i));
	for (i = 0; i < t->nkinds; i++)
		buf_printf(o, "kind %u %u %u * %llu\n", t->kinds[i].name,
		    t->kinds[i].cat, t->kinds[i].cname,
		    (unsigned long long)t->kind_count[i]);
	for (i = 0; i < t->nprocesses; i++) {
		const struct process *p = &t->processes[i];

		buf_printf(o, "process %u %u %lld %d %u", p->name, p->labels,
		    (long long)p->sort_index, p->has_sort, p->track);
		put_ident(o, p->pid);
		buf_addc(o, '\n');
	}
	for (i = 0; i < t->nthreads; i++) {
		const struct thread *p = &t->threads[i];

		buf_printf(o, "thread %u %u %lld %d %u", p->upid, p->name,
		    (long long)p->sort_index, p->has_sort, p->track);
		put_ident(o, p->tid);
		buf_addc(o, '\n');
	}
	for (i = 0; i < t->ntracks; i++) {
		const struct track *k = &t->tracks[i];

		buf_printf(o, "unit %u about %u order %d rank %lld ", k->unit,
		    k->description, (int)k->order, (long long)k->rank);
		buf_printf(o, "track %d %u %u %u %u rows %u+%u %u instants "
		    "%u+%u series %u+%u objects %u+%u samples %u+%u dumps "
		    "%u+%u contexts %u+%u slices %llu %lld..%lld\n", k->type,
		    k->parent, k->upid, k->utid, k->name, k->row, k->nrows,
		    k->nlanes, k->instant, k->ninstants, k->series,
		    k->nseries, k->object, k->nobjects, k->sample,
		    k->nsamples, k->memdump, k->nmemdumps, k->context,
		    k->ncontexts, (unsigned long long)k->nslices,
		    (long long)k->start, (long long)k->end);
	}
}

static void
put_flows(struct buf *o, const struct trace *t)
{
	uint32_t i, k, ends[8];
	struct flow f;
	size_t n;

	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		buf_printf(o, "flow %u>%u %lld>%lld %u @%llu>%llu\n",
		    f.from, f.to, (long long)f.from_ts, (long long)f.to_ts,
		    f.kind, (unsigned long long)f.from_off,
		    (unsigned long long)f.to_off);
	}
	for (i = 0; i < t->nslices; i++) {
		n = flow_out(t, i, ends, 8);
		for (k = 0; k < n && k < 8; k++)
			buf_printf(o, "%u out %u\n", i, ends[k]);
		n = flow_in(t, i, ends, 8);
		for (k = 0; k < n && k < 8; k++)
			buf_printf(o, "%u in %u\n", i, ends[k]);
	}
}

static void
put_slices(struct buf *o, const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nrows; i++)
		buf_printf(o, "row %u %u %u %u+%u\n", t->rows[i].track,
		    t->rows[i].lane, t->rows[i].depth, t->rows[i].first,
		    t->rows[i].n);
	for (i = 0; i < t->nslices; i++)
		buf_printf(o, "slice %lld%+lld %u @%llu\n",
		    (long long)t->ts[i], (long long)trace_dur(t, i), t->kind[i],
		    (unsigned long long)trace_off(t, i));
	for (i = 0; i < t->nends; i++)
		buf_printf(o, "end %u @%llu\n", t->end_slice[i],
		    (unsigned long long)trace_end_off_at(t, i));
	for (i = 0; i < t->ninstants; i++)
		buf_printf(o, "instant %lld @%llu %u %u\n",
		    (long long)t->instants[i].ts,
		    (unsigned long long)t->instants[i].off,
		    t->instants[i].kind, t->instants[i].mark);
	for (i = 0; i < t->nseries; i++)
		buf_printf(o, "series %u %u %u+%u %g..%g\n",
		    t->series[i].track, t->series[i].name, t->series[i].first,
		    t->series[i].n, t->series[i].min, t->series[i].max);
	for (i = 0; i < t->ncounter_values; i++)
		buf_printf(o, "value %lld %g\n", (long long)trace_counter_ts(t,
		    i), t->counter_value[i]);
	put_flows(o, t);
}

static void
put_others(struct buf *o, const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nobjects; i++) {
		const struct object *p = &t->objects[i];

		buf_printf(o, "object %u %u %u %u %u %u %lld..%lld %u+%u "
		    "@%llu %llu", p->track, p->id_text, p->name, p->cat,
		    p->base_type, p->scope, (long long)p->created,
		    (long long)p->destroyed, p->snapshot, p->nsnapshots,
		    (unsigned long long)p->off,
		    (unsigned long long)p->end_off);
		put_ident(o, p->id);
		buf_addc(o, '\n');
	}
	for (i = 0; i < t->nsnapshots; i++)
		buf_printf(o, "snapshot %u %lld @%llu\n",
		    t->snapshots[i].object, (long long)t->snapshots[i].ts,
		    (unsigned long long)t->snapshots[i].off);
	for (i = 0; i < t->ncallsites; i++)
		buf_printf(o, "frame %u %u %u\n", t->callsites[i].name,
		    t->callsites[i].cat, t->callsites[i].parent);
	for (i = 0; i < t->ncallsite_ids; i++)
		buf_printf(o, "frame id %u %u %u\n", t->callsite_ids[i].owner,
		    t->callsite_ids[i].id, t->callsite_ids[i].callsite);
	for (i = 0; i < t->nsamples; i++)
		buf_printf(o, "sample %lld %u %u %g @%llu\n",
		    (long long)t->samples[i].ts, t->samples[i].callsite,
		    t->samples[i].name, t->samples[i].weight,
		    (unsigned long long)t->samples[i].off);
	for (i = 0; i < t->nmemdumps; i++)
		buf_printf(o, "dump %lld %u @%llu\n",
		    (long long)t->memdumps[i].ts, t->memdumps[i].id,
		    (unsigned long long)t->memdumps[i].off);
	for (i = 0; i < t->ncontexts; i++)
		buf_printf(o, "context %lld%+lld %u %u @%llu\n",
		    (long long)t->contexts[i].ts,
		    (long long)t->contexts[i].dur, t->contexts[i].name,
		    t->contexts[i].id, (unsigned long long)t->contexts[i].off);
	for (i = 0; i < t->nclock_syncs; i++)
		buf_printf(o, "sync %lld %u %lld @%llu\n",
		    (long long)t->clock_syncs[i].ts, t->clock_syncs[i].id,
		    (long long)t->clock_syncs[i].issue_ts,
		    (unsigned long long)t->clock_syncs[i].off);
	for (i = 0; i < t->nclock_readings; i++)
		buf_printf(o, "clock %lld %lld %lld %u %u %u\n",
		    (long long)t->clock_readings[i].ts,
		    (long long)t->clock_readings[i].clock,
		    (long long)t->clock_readings[i].value,
		    t->clock_readings[i].name, t->clock_readings[i].machine,
		    t->clock_readings[i].snapshot);
	for (i = 0; i < t->nmetadata; i++)
		buf_printf(o, "metadata %u @%llu+%llu\n", t->metadata[i].name,
		    (unsigned long long)t->metadata[i].off,
		    (unsigned long long)t->metadata[i].len);
	buf_printf(o, "span %lld..%lld, %llu events, unit %s\n",
	    (long long)t->start, (long long)t->end,
	    (unsigned long long)t->nevents, t->time_unit);
	for (i = 0; i < t->nevent_counts; i++)
		buf_printf(o, "events %s %llu\n", trace_str(t,
		    t->event_counts[i].name),
		    (unsigned long long)t->event_counts[i].n);
}

static void
put_warnings(struct buf *o, const struct trace *t)
{
	uint32_t i, k;

	for (i = 0; i < WARN_MAX; i++) {
		if (t->warn.entry[i].count == 0)
			continue;
		buf_printf(o, "warn %s %llu:", warn_name((enum warn_code)i),
		    (unsigned long long)t->warn.entry[i].count);
		for (k = 0; k < t->warn.entry[i].nplaces; k++)
			buf_printf(o, " %llu", (unsigned long long)
			    t->warn.entry[i].places[k]);
		buf_addc(o, '\n');
	}
}

/* Returns the trace of n steps, cut at `cuts`, as text. */
static char *
text_of(const struct step *s, size_t n, const size_t *cuts, size_t ncuts,
    int64_t shift)
{
	struct builder **parts = xcalloc(ncuts + 1, sizeof(struct builder *));
	struct buf o = BUF_INIT;
	struct trace *t;
	size_t i, part = 0;

	for (i = 0; i <= ncuts; i++) {
		parts[i] = builder_new();
		builder_shift(parts[i], shift);
	}
	builder_time_unit(parts[ncuts / 2], "ns", 2);
	for (i = 0; i < n; i++) {
		while (part < ncuts && cuts[part] <= i)
			part++;
		play(parts[part], &s[i]);
	}
	t = builder_finish(parts, ncuts + 1, 1);
	put_tables(&o, t);
	put_slices(&o, t);
	put_others(&o, t);
	put_warnings(&o, t);
	trace_free(t);
	free(parts);
	return o.data;
}

/* Reports the first line that differs. */
static int
check_same(const char *a, const char *b, uint64_t seed, size_t ncuts)
{
	size_t i, line = 0;

	if (strcmp(a, b) == 0)
		return 1;
	for (i = 0; a[i] == b[i]; i++)
		if (a[i] == '\n')
			line = i + 1;
	printf("# seed %llu, %zu parts:\n# %.*s\n# is in one part\n# %.*s\n",
	    (unsigned long long)seed, ncuts + 1,
	    (int)strcspn(b + line, "\n"), b + line,
	    (int)strcspn(a + line, "\n"), a + line);
	return CHECK(0 && "the parts make another trace");
}

static int
size_order(const void *va, const void *vb)
{
	size_t a = *(const size_t *)va, b = *(const size_t *)vb;

	return a < b ? -1 : a > b;
}

static void
run(int sets, size_t many, int sorted)
{
	static const size_t ncuts[] = { 1, 2, 6 };
	static struct step s[MANY];
	size_t cuts[6], n, i, k;
	uint64_t seed, state;
	char *whole, *cut;
	int ok = 1;

	for (seed = 0; ok && seed < (uint64_t)sets; seed++) {
		state = seed;
		n = test_random(&state) % many;
		fill(s, n, &state, sorted);
		whole = text_of(s, n, NULL, 0, 0);
		for (k = 0; ok && k < 3; k++) {
			for (i = 0; i < ncuts[k]; i++)
				cuts[i] = test_random(&state) % (n + 1);
			qsort(cuts, ncuts[k], sizeof(*cuts), size_order);
			cut = text_of(s, n, cuts, ncuts[k], 0);
			ok = check_same(whole, cut, seed, ncuts[k]);
			free(cut);
		}
		free(whole);
	}
}

TEST(few_steps)
{
	run(400, 12, 0);
}

TEST(in_time_order)
{
	run(60, MANY, 1);
}

TEST(in_no_order)
{
	run(100, MANY, 0);
}

TEST(every_cut)
{
	static struct step s[60];
	uint64_t state = 5;
	char *whole, *cut;
	size_t at;
	int ok = 1;

	fill(s, 60, &state, 0);
	whole = text_of(s, 60, NULL, 0, 0);
	for (at = 0; ok && at <= 60; at++) {
		cut = text_of(s, 60, &at, 1, 0);
		ok = check_same(whole, cut, at, 1);
		free(cut);
	}
	free(whole);
}

/*
 * Begins and ends that are in order in each part but not in the whole, many at
 * one time: from there on the order of the file does not count.
 */
TEST(parts_in_order)
{
	static struct step s[64];
	size_t cuts[3] = { 16, 32, 48 }, i;
	uint64_t seed, state;
	char *whole, *cut;
	int ok = 1;

	for (seed = 0; ok && seed < 200; seed++) {
		state = seed;
		fill(s, 64, &state, 0);
		for (i = 0; i < 64; i++) {
			s[i].op = test_random(&state) % 2 ? BEGIN : END;
			s[i].pid = s[i].tid = 0;
			s[i].name %= 2;
			s[i].cat = 0;
			s[i].ts = (int64_t)(i % 16 / 4);
		}
		whole = text_of(s, 64, NULL, 0, 0);
		cut = text_of(s, 64, cuts, 3, 0);
		ok = check_same(whole, cut, seed, 3);
		free(whole);
		free(cut);
	}
}

/* A shift has the effect of other times. */
TEST(shift)
{
	static struct step s[MANY], later[MANY];
	size_t cuts[2] = { 100, 200 }, i;
	uint64_t state = 9;
	char *a, *b;

	fill(s, MANY, &state, 0);
	memcpy(later, s, sizeof(s));
	for (i = 0; i < MANY; i++) {
		later[i].ts += 1000;
		if (s[i].op == CLOCK)	/* at the time of the request */
			later[i].dur += 1000;
	}
	a = text_of(later, MANY, NULL, 0, 0);
	b = text_of(s, MANY, cuts, 2, 1000);
	check_same(a, b, 9, 2);
	free(a);
	free(b);
}

static int64_t
saturated(int64_t t, int64_t shift)
{
	int64_t r;

	if (__builtin_add_overflow(t, shift, &r))
		r = shift > 0 ? INT64_MAX : INT64_MIN;
	return r;
}

/* Times beyond the ends of int64 saturate; so does the end of a slice. */
TEST(shift_saturates)
{
	static const int64_t shifts[] = { INT64_MAX, INT64_MIN, 1, -1, 150 };
	static struct step s[MANY], later[MANY];
	uint64_t state = 9;
	size_t i, k;
	char *a, *b;

	fill(s, MANY, &state, 0);
	for (i = 0; i < MANY; i++)
		s[i].ts = i % 2 ? INT64_MAX - (int64_t)i :
		    INT64_MIN + (int64_t)i;
	for (k = 0; k < sizeof(shifts) / sizeof(shifts[0]); k++) {
		memcpy(later, s, sizeof(s));
		for (i = 0; i < MANY; i++) {
			later[i].ts = saturated(s[i].ts, shifts[k]);
			if (s[i].op == CLOCK)
				later[i].dur = saturated(s[i].dur, shifts[k]);
		}
		a = text_of(later, MANY, NULL, 0, 0);
		b = text_of(s, MANY, NULL, 0, shifts[k]);
		check_same(a, b, k, 0);
		free(a);
		free(b);
	}
}

/* Makes slices of each sort at two offsets; `end` is what is said of them. */
static struct trace *
offsets_made(uint64_t first, uint64_t second, uint64_t end)
{
	struct builder *b = builder_new();
	uint32_t utid = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
	uint32_t k = builder_kind(b, builder_string(b, "k", 1), 0, 0);
	struct key id;

	memset(&id, 0, sizeof(id));
	id.id = builder_int_ident(7);
	builder_begin(b, utid, 1, k, first);
	builder_end(b, utid, 2, k, second);
	builder_async(b, ASYNC_BEGIN, &id, 0, 1, k, first);
	builder_async(b, ASYNC_END, &id, 0, 2, k, second);
	if (end != 0)
		builder_offsets_end(b, end);
	return builder_finish(&b, 1, 1);
}

static void
check_offsets(uint64_t first, uint64_t second, uint64_t end, uint32_t nhigh)
{
	struct trace *t = offsets_made(first, second, end);
	uint32_t i;

	CHECK_INT(t->nslices, 2);
	CHECK_INT(t->nends, 2);
	CHECK_INT(t->noff_high, nhigh);
	CHECK_INT(t->nend_off_high, nhigh);
	for (i = 0; i < t->nslices; i++) {
		CHECK_INT(trace_off(t, i), first);
		CHECK_INT(trace_end_off(t, i), second);
	}
	trace_free(t);
}

TEST(offsets_take_four_bytes_up_to_four_gigabytes)
{
	const uint64_t most = UINT64_C(1) << 32;

	check_offsets(3, 5, 6, 0);
	check_offsets(most - 2, most - 1, most, 0);
	check_offsets(most - 1, most, most + 1, 2);
	check_offsets(3, 5, 0, 2);	/* nothing is said */
	check_offsets(5 * most + 1, (UINT64_C(1) << 48) - 1, UINT64_C(1) << 48,
	    2);
}

TEST(nothing)
{
	size_t cuts[6] = { 0 };
	char *a = text_of(NULL, 0, NULL, 0, 0), *b;

	b = text_of(NULL, 0, cuts, 6, 0);
	check_same(a, b, 0, 6);
	free(a);
	free(b);
}

TEST_MAIN
