/*
 * find_args: search of args in files, against a scan of the args of every
 * slice; over the edges of batches, in events longer than a batch, in files
 * out of order, and stopped in the middle.
 */
#include "config.h"

#include <stdatomic.h>
#include <unistd.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/load.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/value.h"
#include "temp.h"
#include "find_edge.h"
#include "test.h"

static struct trace *
load(const struct buf *b)
{
	char path[] = TEMP_PATH;
	const char *name = path;
	struct load_options o;
	struct trace *t;

	temp_make(path, b->data, b->len);
	memset(&o, 0, sizeof(o));
	o.threads = 2;
	t = load_files(&name, 1, &o, NULL);
	unlink(path);
	return t;
}

/* Returns whether a key or a value contains a text, ignoring case. */
static int
has(const struct value *v, const char *text)
{
	const struct value *c;
	char *s;
	int found = 0;

	if (v == NULL)
		return 0;
	if (v->type != VALUE_OBJECT && v->type != VALUE_ARRAY &&
	    v->text != NULL) {
		s = strndup(v->text, v->len);
		found = strcasestr(s, text) != NULL;
		free(s);
	}
	if (v->key != NULL) {
		s = strndup(v->key, v->keylen);
		found |= strcasestr(s, text) != NULL;
		free(s);
	}
	for (c = v->child; c != NULL && !found; c = c->next)
		found = has(c, text);
	return found;
}

static uint64_t
one_by_one(const struct trace *t, const char *text)
{
	struct arena a = ARENA_INIT;
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < t->nslices; i++) {
		n += (uint64_t)has(trace_slice_args(t, i, &a), text);
		arena_free(&a);
	}
	arena_free(&a);
	return n;
}

static uint64_t
searched(const struct trace *t, const char *pattern, uint64_t near)
{
	struct find_args o = { 2, near, NULL, NULL };
	struct find_hit *hits;
	struct find f;
	uint64_t n, i, disorder = 0;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	if (find_pattern_in_args(&f, t, pattern, NULL) == -1 ||
	    find_args_start(&f, t, &o) == -1)
		return UINT64_MAX;
	find_args_wait(&f);
	n = find_all(&f, t, &hits);
	CHECK_INT(n, f.n);
	for (i = 1; i < n; i++)
		disorder += hits[i].ts < hits[i - 1].ts;
	CHECK_INT(disorder, 0);
	free(hits);
	find_clear(&f);
	return n;
}

static void
event(struct buf *b, int tid, int64_t ts, const char *args)
{
	buf_printf(b, "%s{\"ph\":\"X\",\"name\":\"needle\",\"pid\":1,"
	    "\"tid\":%d,\"ts\":%lld,\"dur\":1,\"args\":{%s},"
	    "\"cat\":\"needle\"}", b->len > 1 ? ",\n" : "", tid,
	    (long long)ts, args);
}

static const char *const some_args[] = {
	"\"a\":1", "\"needle\":1", "\"a\":\"a NEEDLE b\"", "\"a\":[1,2,{}]",
	"\"a\":\"need\\u006ce\"", "\"a\":\"nee\",\"b\":\"dle\"",
	"\"a\":\"\\needle\"", "\"a\":\"\\\\needle\"", "", "\"need\":\"le\"",
	"\"a\":{\"b\":[{\"c\":\"xneedlex\"}]}", "\"a\":\"\\u004Eeedle\"",
	"\"a\":\"C:\\\\dir\\/needles\""
};
#define SOME	(sizeof(some_args) / sizeof(some_args[0]))

/*
 * Makes a trace of disordered events over BATCHES of the first batch's length,
 * some events longer than one.  Few bytes where batches are small: at least as
 * many as a thousand events have.
 */
static struct trace *
many(uint64_t seed, size_t batches)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	size_t first = tuning.find_batch_first > 256 << 10 ?
	    tuning.find_batch_first : 256 << 10;
	size_t bytes = batches * first, long_at = bytes / 3, i;

	buf_addc(&b, '[');
	while (b.len < bytes) {
		event(&b, (int)(test_random(&seed) % 5), (int64_t)
		    (test_random(&seed) % 1000000), some_args[
		    test_random(&seed) % SOME]);
		if (b.len < long_at)
			continue;
		long_at += bytes / 3;
		buf_adds(&b, ",\n{\"ph\":\"X\",\"name\":\"l\",\"pid\":1,"
		    "\"tid\":9,\"ts\":5,\"dur\":1,\"args\":{\"x\":[");
		for (i = 0; i < first + first / 2; i += 10)
			buf_adds(&b, "\"needl e\",");
		buf_adds(&b, long_at + 3 > bytes ? "\"needle\"]}}" : "1]}}");
	}
	buf_addc(&b, ']');
	t = load(&b);
	buf_free(&b);
	return t;
}

TEST(as_many_as_one_by_one)
{
	struct trace *t = many(3, 6);
	uint64_t n = one_by_one(t, "needle"), size = t->reader->size(t);

	CHECK(n > 1000);
	CHECK_INT(searched(t, "needle", 0), n);
	CHECK_INT(searched(t, "needle", size / 2), n);
	CHECK_INT(searched(t, "needle", size - 1), n);
	CHECK_INT(searched(t, "needle", size + 1), n);
	CHECK_INT(searched(t, "/needle/", size / 3), n);
	CHECK_INT(searched(t, "/n[e]{2}dle?/", 0), one_by_one(t, "needl"));
	CHECK_INT(searched(t, "dir/needles", 0), one_by_one(t,
	    "dir/needles"));
	CHECK_INT(searched(t, "\\n", 0), one_by_one(t, "\\n"));
	CHECK_INT(searched(t, "needlex\"", 0), 0);
	CHECK_INT(searched(t, "nowhere", 0), 0);
	trace_free(t);
}

/* Makes a trace in which each of the args above is frequent. */
static struct trace *
few(uint64_t seed)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	int i;

	buf_addc(&b, '[');
	for (i = 0; i < 300; i++)
		event(&b, 1, i, some_args[test_random(&seed) % SOME]);
	buf_addc(&b, ']');
	t = load(&b);
	buf_free(&b);
	return t;
}

/*
 * With and without the prefilter: an alternative that matches nothing removes
 * the needle and changes no result.
 */
TEST(as_many_with_a_needle_as_without)
{
	static const char *const parts[] = { "needle", "n", "e+", "d.l", "[de]",
	    "(l|x)", "\\\\", "\\.", "\"", "\\/", "a", "^", "$", "x?", "e{2}",
	    "need", "\\bdle", "s", "k", "C:", "(?=n)", "N", "\\w*", " " };
	struct trace *t = few(5);
	char with[128], without[160];
	uint64_t seed = 9, found = 0, n;
	int i, k;

	for (i = 0; i < 400; i++) {
		with[0] = '\0';
		for (k = 1 + (int)(test_random(&seed) % 4); k > 0; k--)
			strlcat(with, parts[test_random(&seed) %
			    (sizeof(parts) / sizeof(parts[0]))], sizeof(with));
		snprintf(without, sizeof(without), "/%s|(?!)/", with);
		memmove(with + 1, with, strlen(with) + 1);
		with[0] = '/';
		strlcat(with, "/", sizeof(with));
		if ((n = searched(t, with, 0)) != searched(t, without, 0)) {
			printf("# %s\n", with);
			CHECK(0);
		}
		found += n > 0 && n < t->nslices;
	}
	CHECK(found > 50);
	trace_free(t);
}

static atomic_int told;

static void
on_news(void *arg)
{
	(void)arg;
	atomic_fetch_add(&told, 1);
}

TEST(a_search_can_be_stopped_and_begun_anew)
{
	struct trace *t = many(4, 3);
	uint64_t n = one_by_one(t, "needle");
	struct find_args o = { 2, 0, on_news, NULL };
	struct find f;
	int i;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	for (i = 0; i < 20; i++) {
		CHECK_INT(find_pattern(&f, t, "needle", NONE, NULL), 0);
		CHECK_INT(find_args_start(&f, t, &o), 0);
		CHECK_INT(find_args_start(&f, t, &o), -1);
		if (i % 3 == 0)
			find_args_stop(&f);
	}
	find_args_wait(&f);
	CHECK_INT(find_args_poll(&f, &i), 0);
	CHECK_INT(i, 100);
	CHECK(atomic_load(&told) > 0);
	/* all but two have the name; args of one of those have it too */
	CHECK_INT(f.named, t->nslices - 2);
	CHECK_INT(f.n, t->nslices - 1);
	CHECK(n < f.n);
	find_again(&f, t, NONE);
	CHECK_INT(find_names(&f, t, -1), 1);
	CHECK_INT(f.n, t->nslices - 2);
	CHECK_INT(f.in_args, 1);
	find_clear(&f);
	trace_free(t);
}

/* ---- many things of one event ---- */

static const struct trace_reader *read_by;
static atomic_ullong asked;

static int
count_args(const struct trace *t, uint64_t off, const struct needle *n,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	atomic_fetch_add(&asked, 1);
	return read_by->args(t, off, n, fn, arg);
}

/* An event of about `bytes`, which is that of n samples, two ticks apart. */
static void
profile(struct buf *b, int first, int n, size_t bytes, const char *last)
{
	size_t end = b->len + bytes;
	int i;

	buf_printf(b, "%s{\"ph\":\"I\",\"name\":\"CpuProfile\",\"pid\":1,"
	    "\"tid\":1,\"ts\":1,\"args\":{\"data\":{\"cpuProfile\":{"
	    "\"startTime\":%d,\"nodes\":[{\"id\":1,\"callFrame\":{"
	    "\"functionName\":\"f\"}}],\"samples\":[",
	    b->len > 1 ? ",\n" : "", first);
	for (i = 0; i < n; i++)
		buf_adds(b, i > 0 ? ",1" : "1");
	buf_adds(b, "],\"timeDeltas\":[");
	for (i = 0; i < n; i++)
		buf_adds(b, i > 0 ? ",2" : "2");
	buf_adds(b, "],\"more\":[");
	while (b->len < end)
		buf_adds(b, "\"need_le\",");
	buf_printf(b, "\"%s\"]}}}}", last);
}

/*
 * Five events: three profiles whose samples come in turn, one of them longer
 * than the first two waves, with and without the needle at its end; around
 * them slices, which begin the waves in which others end.
 */
static struct trace *
profiles(void)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	size_t first = tuning.find_batch_first > 64 << 10 ?
	    tuning.find_batch_first : 64 << 10;

	buf_addc(&b, '[');
	event(&b, 1, 1, "\"a\":\"needle\"");
	profile(&b, 10, 3000, 6 * first, "a needle");
	profile(&b, 11, 3000, first + first / 2, "nothing");
	event(&b, 1, 3, "\"a\":\"a needle\"");
	profile(&b, 12, 3000, 1000, "the needle");
	buf_addc(&b, ']');
	t = load(&b);
	buf_free(&b);
	return t;
}

TEST(an_event_of_many_samples_is_asked_once)
{
	static const char *const patterns[] = { "needle", "/nee+dle/",
	    "/(need)le|(?!)/", "need" };
	struct trace *t = profiles();
	uint64_t size = t->reader->size(t), near, samples, n;
	struct trace_reader counting = *t->reader;
	size_t i, k;

	CHECK_INT(t->nsamples, 9000);
	CHECK_INT(t->nslices, 2);
	CHECK_INT(t->ninstants, 3);
	read_by = t->reader;
	counting.args = count_args;
	t->reader = &counting;
	for (i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++) {
		n = strcmp(patterns[i], "need") == 0 ? 3 : 2;
		samples = n * 3000;
		for (k = 0; k < 5; k++) {
			near = size / 4 * k;
			atomic_store(&asked, 0);
			CHECK_INT(searched(t, patterns[i], near),
			    samples + n + 2);
			CHECK(atomic_load(&asked) >= n + 2);
			CHECK(atomic_load(&asked) <= 5);
		}
	}
	t->reader = read_by;
	trace_free(t);
}

TEST(steps_see_names_and_args)
{
	struct buf b = BUF_INIT;
	struct find_args o = { 1, 0, NULL, NULL };
	struct find_hit hit;
	struct trace *t;
	struct find f;
	uint64_t index;

	buf_adds(&b, "[{\"ph\":\"X\",\"name\":\"red\",\"ts\":1,\"dur\":1,"
	    "\"pid\":1,\"tid\":1},{\"ph\":\"X\",\"name\":\"a\",\"ts\":3,"
	    "\"dur\":1,\"pid\":1,\"tid\":1,\"args\":{\"c\":\"Red\"}},"
	    "{\"ph\":\"i\",\"name\":\"b\",\"ts\":2,\"pid\":1,\"tid\":1,"
	    "\"args\":{\"red\":\"red\"}},{\"ph\":\"i\",\"name\":\"red\","
	    "\"ts\":4,\"pid\":1,\"tid\":1,\"args\":{\"red\":1}}]");
	t = load(&b);
	buf_free(&b);
	memset(&f, 0, sizeof(f));
	f.track = NONE;
	CHECK_INT(find_pattern(&f, t, "red", NONE, NULL), 0);
	CHECK_INT(f.n, 2);
	CHECK_INT(find_args_start(&f, t, &o), 0);
	find_args_wait(&f);
	CHECK_INT(f.n, 4);
	CHECK_INT(find_edge(&f, t, 1, &hit, &index), 0);
	CHECK_INT(hit.ts, 1000);
	CHECK_INT(find_step(&f, t, &hit, 1, &hit, &index), 0);
	CHECK_INT(hit.ts, 2000);
	CHECK_INT(hit.type, ENTITY_INSTANT);
	CHECK_INT(index, 2);
	CHECK_INT(find_step(&f, t, &hit, 1, &hit, &index), 0);
	CHECK_INT(hit.ts, 3000);
	CHECK_INT(find_edge(&f, t, -1, &hit, &index), 0);
	CHECK_INT(hit.ts, 4000);
	CHECK_INT(index, 4);
	find_clear(&f);
	trace_free(t);
}

TEST(a_text_behind_a_snapshot_inside_another_is_found)
{
	struct buf b = BUF_INIT;
	struct trace *t;

	buf_adds(&b, "[{\"ph\":\"O\",\"name\":\"Out\",\"id\":\"0x1\","
	    "\"ts\":1,\"pid\":1,\"tid\":1,\"args\":{\"snapshot\":{\"in\":"
	    "{\"id\":\"In/0x2\",\"x\":\"here\"},\"y\":\"there\"}}}]");
	t = load(&b);
	buf_free(&b);
	CHECK_INT(t->nsnapshots, 2);
	/* the one around it is the hit, of what is in it too */
	CHECK_INT(searched(t, "here", 0), 1);
	CHECK_INT(searched(t, "there", 0), 1);
	trace_free(t);
}

TEST(what_destroys_an_object_is_searched_without_what_creates_it)
{
	struct buf b = BUF_INIT;
	struct trace *t;

	buf_adds(&b, "[{\"ph\":\"O\",\"name\":\"A\",\"id\":\"0x1\","
	    "\"ts\":1,\"pid\":1,\"tid\":1,\"args\":{\"snapshot\":{}}},"
	    "{\"ph\":\"D\",\"name\":\"A\",\"id\":\"0x1\",\"ts\":2,"
	    "\"pid\":1,\"tid\":1,\"args\":{\"why\":\"gone\"}}]");
	t = load(&b);
	buf_free(&b);
	CHECK_INT(t->nobjects, 1);
	CHECK_INT(searched(t, "gone", 0), 1);
	trace_free(t);
}

TEST_MAIN
