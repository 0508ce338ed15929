/*
 * points: what is read in the middle of a compressed file is what inflating all
 * of it gives: for a gzip of one and of several members, of stored, fixed and
 * dynamic blocks; for zstd in frames; for texts that are packed.  What is no
 * points is not used.
 */
#include "config.h"

#include <pthread.h>

#include <zlib.h>
#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/buf.h"
#include "ttv/mapfile.h"
#include "ttv/points.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "../../src/input/lazy.h"
#include "temp.h"
#include "test.h"

#define STEP	8192

static char	path[] = TEMP_PATH;

/* Returns text that compresses as traces do, and where seed is odd, hardly. */
static char *
make_text(size_t n, unsigned seed)
{
	char *p = xmalloc(n + 64);
	uint32_t x = seed * 2654435761u + 1;
	size_t at = 0;

	while (at < n) {
		x = x * 1664525u + 1013904223u;
		if (seed & 1)
			p[at++] = (char)(x >> 24);
		else
			at += (size_t)snprintf(p + at, 64, "{\"name\":\"n%u\","
			    "\"ts\":%u},\n", x >> 28, x >> 8);
	}
	return p;
}

/* Appends a member of a gzip. */
static void
add_member(struct buf *b, const char *p, size_t n, int level, int strategy)
{
	size_t room = n + n / 8 + 1024;
	char *out = xmalloc(room);
	z_stream z;

	memset(&z, 0, sizeof(z));
	if (deflateInit2(&z, level, Z_DEFLATED, 15 + 16, 8, strategy) != Z_OK)
		abort();
	z.next_in = (Bytef *)(uintptr_t)p;
	z.avail_in = (uInt)n;
	z.next_out = (Bytef *)out;
	z.avail_out = (uInt)room;
	if (deflate(&z, Z_FINISH) != Z_STREAM_END)
		abort();
	buf_add(b, out, room - z.avail_out);
	deflateEnd(&z);
	free(out);
}

/* Maps the gzip by the points. */
static struct points_map *
map_gzip(const struct buf *gzip, const struct buf *saved, struct mapfile *out)
{
	struct mapfile packed;
	struct points_map *m;

	temp_make(path, gzip->data, gzip->len);
	if (mapfile_path(&packed, path, NULL, NULL) == -1)
		abort();
	m = points_map(out, &packed, saved->data, saved->len);
	mapfile_close(&packed);
	unlink(path);
	return m;
}

/* Checks that the text is read from a gzip, stretch by stretch backwards. */
static void
check_gzip(const struct buf *gzip, const char *text, size_t n)
{
	struct buf saved = BUF_INIT;
	struct points_map *m;
	struct mapfile out;
	size_t at, part;

	CHECK_INT(points_find(gzip->data, gzip->len, text, n, &saved), 0);
	CHECK((m = map_gzip(gzip, &saved, &out)) != NULL);
	CHECK_INT(out.len, n);
	CHECK_INT(out.data[n + MAPFILE_PAD - 1], 0);
	for (at = n; at > 0; at -= part) {
		part = at < 3000 ? at : 3000;
		if (memcmp(out.data + at - part, text + at - part, part) != 0)
			break;
	}
	CHECK_INT(at, 0);
	points_free(m);
	mapfile_close(&out);
	buf_free(&saved);
}

TEST(every_kind_of_block)
{
	static const struct {
		int	level, strategy;
	} ways[] = { { 1, Z_DEFAULT_STRATEGY }, { 9, Z_DEFAULT_STRATEGY },
	    { 0, Z_DEFAULT_STRATEGY }, { 6, Z_FIXED }, { 6, Z_HUFFMAN_ONLY } };
	struct buf gzip = BUF_INIT;
	unsigned seed;
	char *text;
	size_t i, n = 1000003;

	tuning.points_step = STEP;
	for (seed = 0; seed < 2; seed++) {
		text = make_text(n, seed);
		for (i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
			buf_clear(&gzip);
			add_member(&gzip, text, n, ways[i].level,
			    ways[i].strategy);
			check_gzip(&gzip, text, n);
		}
		free(text);
	}
	buf_free(&gzip);
}

TEST(several_members_and_what_follows_them)
{
	struct buf gzip = BUF_INIT;
	size_t n = 400000, i, part;
	char *text = make_text(n, 2);

	tuning.points_step = STEP;
	for (i = 0; i < n; i += part) {
		part = n - i < 7001 ? n - i : 7001;
		add_member(&gzip, text + i, part, 6, Z_DEFAULT_STRATEGY);
	}
	check_gzip(&gzip, text, n);
	buf_clear(&gzip);
	add_member(&gzip, text, n / 2, 6, Z_DEFAULT_STRATEGY);
	add_member(&gzip, text + n / 2, n - n / 2, 1, Z_DEFAULT_STRATEGY);
	buf_add(&gzip, "and a tail", 10);
	check_gzip(&gzip, text, n);
	buf_clear(&gzip);
	add_member(&gzip, text, 1, 6, Z_DEFAULT_STRATEGY);
	check_gzip(&gzip, text, 1);
	free(text);
	buf_free(&gzip);
}

TEST(a_gzip_that_gives_other_bytes_has_no_points)
{
	struct buf gzip = BUF_INIT, saved = BUF_INIT;
	size_t n = 200000;
	char *text = make_text(n, 4);

	add_member(&gzip, text, n, 6, Z_DEFAULT_STRATEGY);
	CHECK_INT(points_find(gzip.data, gzip.len, text, n - 1, &saved), -1);
	CHECK_INT(points_find(gzip.data, gzip.len / 2, text, n, &saved), -1);
	CHECK_INT(points_find(text, n, text, n, &saved), -1);
	CHECK_INT(points_find(gzip.data, 0, text, n, &saved), -1);
	CHECK_INT(saved.len, 0);
	free(text);
	buf_free(&gzip);
}

TEST(a_gzip_that_is_cut_has_no_points)
{
	struct buf gzip = BUF_INIT, saved = BUF_INIT;
	size_t n = 200000, cut, have;
	char *text = make_text(n, 4), *out = xmalloc(n);
	z_stream z;

	tuning.points_step = STEP;
	add_member(&gzip, text, n, 6, Z_DEFAULT_STRATEGY);
	for (cut = 1; cut < gzip.len; cut += 997) {
		memset(&z, 0, sizeof(z));
		if (inflateInit2(&z, 15 + 16) != Z_OK)
			abort();
		z.next_in = (Bytef *)gzip.data;
		z.avail_in = (uInt)(gzip.len - cut);
		z.next_out = (Bytef *)out;
		z.avail_out = (uInt)n;
		inflate(&z, Z_NO_FLUSH);
		have = n - z.avail_out;
		inflateEnd(&z);
		/* the bytes are right, but what follows them is not known */
		CHECK_INT(points_find(gzip.data, gzip.len - cut, text, have,
		    &saved), -1);
	}
	CHECK_INT(saved.len, 0);
	free(out);
	free(text);
	buf_free(&gzip);
}

#ifdef HAVE_ZSTD
static void
add_frame(struct buf *b, const char *p, size_t n)
{
	size_t room = ZSTD_compressBound(n);

	buf_room(b, room);
	b->len += ZSTD_compress(b->data + b->len, room, p, n, 3);
}

/* Appends a frame that does not say its length, as of a pipe. */
static void
add_frame_of_pipe(struct buf *b, const char *p, size_t n)
{
	ZSTD_CCtx *z = ZSTD_createCCtx();
	size_t room = ZSTD_compressBound(n);

	ZSTD_CCtx_setParameter(z, ZSTD_c_contentSizeFlag, 0);
	buf_room(b, room);
	b->len += ZSTD_compress2(z, b->data + b->len, room, p, n);
	ZSTD_freeCCtx(z);
}

TEST(zstd_in_frames_without_a_length)
{
	struct buf file = BUF_INIT, saved = BUF_INIT;
	size_t n = 500000, i, part;
	char *text = make_text(n, 2);

	tuning.points_step = STEP;
	for (i = 0; i < n; i += part) {
		part = n - i < 20000 ? n - i : 20000;
		if (i / 20000 % 3 == 2)
			add_frame(&file, text + i, part);
		else
			add_frame_of_pipe(&file, text + i, part);
	}
	check_gzip(&file, text, n);
	CHECK_INT(points_find(file.data, file.len, text, n - 1, &saved), -1);
	buf_clear(&file);
	add_frame_of_pipe(&file, text, n);	/* one that is too long */
	CHECK_INT(points_find(file.data, file.len, text, n, &saved), -1);
	CHECK_INT(saved.len, 0);
	free(text);
	buf_free(&file);
}

TEST(zstd_in_frames)
{
	static const char skipped[] = "\x50\x2a\x4d\x18\x03\0\0\0xyz";
	struct buf file = BUF_INIT, saved = BUF_INIT;
	size_t n = 500000, i, part;
	char *text = make_text(n, 2);

	tuning.points_step = STEP;
	for (i = 0; i < n; i += part) {
		part = i % 3 == 0 ? 30011 : i % 3 == 1 ? 1 : 5000;
		part = n - i < part ? n - i : part;
		add_frame(&file, text + i, part);
		if (i % 2 == 0)		/* a frame of something else */
			buf_add(&file, skipped, sizeof(skipped) - 1);
	}
	check_gzip(&file, text, n);
	CHECK_INT(points_find(file.data, file.len, text, n - 1, &saved), -1);
	CHECK_INT(points_find(file.data, file.len - 5, text, n, &saved), -1);
	free(text);
	buf_free(&file);
}

TEST(zstd_in_one_frame_is_read_as_a_whole)
{
	struct buf file = BUF_INIT, saved = BUF_INIT;
	size_t n = 500000;
	char *text = make_text(n, 2);

	tuning.points_step = STEP;
	add_frame(&file, text, n);
	CHECK_INT(points_find(file.data, file.len, text, n, &saved), -1);
	/* also where a short one is before it, and behind it */
	buf_clear(&file);
	add_frame(&file, text, 10);
	add_frame(&file, text + 10, n - 20);
	add_frame(&file, text + n - 10, 10);
	CHECK_INT(points_find(file.data, file.len, text, n, &saved), -1);
	CHECK_INT(saved.len, 0);
	buf_clear(&file);
	add_frame(&file, text, STEP);
	check_gzip(&file, text, STEP);
	free(text);
	buf_free(&file);
}
#endif

TEST(packed_texts)
{
	static const size_t len[] = { 0, 1, STEP - 1, STEP, STEP + 1, 4096,
	    0, 100003, 7 * STEP, 63, 64, 65 };
	enum { N = sizeof(len) / sizeof(len[0]) };
	struct buf packed = BUF_INIT, saved = BUF_INIT;
	char *text[N];
	uint64_t at[N], bad = 0;
	struct points_pack p;
	struct points_map *m;
	struct mapfile out;
	size_t i, k;

	tuning.points_step = STEP;
	pack_begin(&p, &packed);
	for (i = 0; i < N; i++) {
		text[i] = make_text(len[i], (unsigned)i);
		at[i] = pack_add(&p, text[i], len[i]);
	}
	pack_end(&p, &saved);
	CHECK((m = map_gzip(&packed, &saved, &out)) != NULL);
	for (i = N; i-- > 0;) {
		CHECK(memcmp(out.data + at[i], text[i], len[i]) == 0);
		for (k = 0; k < MAPFILE_PAD; k++)
			bad += out.data[at[i] + len[i] + k] != 0;
		free(text[i]);
	}
	CHECK_INT(bad, 0);
	points_free(m);
	mapfile_close(&out);
	buf_free(&packed);
	buf_free(&saved);
}

TEST(nothing_packed_is_nothing)
{
	struct buf packed = BUF_INIT, saved = BUF_INIT;
	struct points_pack p;

	pack_begin(&p, &packed);
	CHECK_INT(pack_add(&p, "", 0), 0);
	pack_end(&p, &saved);
	CHECK_INT(packed.len, 0);
	CHECK_INT(saved.len, 0);
}

/* ---- several threads ---- */

struct reading {
	const char	*map, *text;
	size_t		 n, from;
	size_t		 bad;
};

static void *
read_all(void *arg)
{
	struct reading *r = arg;
	size_t i, at;

	for (i = 0; i < r->n; i += 512) {
		at = (r->from + i) % r->n;
		r->bad += r->map[at] != r->text[at];
	}
	return NULL;
}

TEST(threads_that_read_and_one_that_reads_ahead)
{
	struct buf gzip = BUF_INIT, saved = BUF_INIT;
	struct reading r[4];
	pthread_t thread[4];
	size_t n = 3000017, i;
	char *text = make_text(n, 2);
	struct points_map *m;
	struct mapfile out;

	tuning.points_step = STEP;
	add_member(&gzip, text, n, 6, Z_DEFAULT_STRATEGY);
	CHECK_INT(points_find(gzip.data, gzip.len, text, n, &saved), 0);
	CHECK((m = map_gzip(&gzip, &saved, &out)) != NULL);
	for (i = 0; i < 4; i++) {
		r[i] = (struct reading){ out.data, text, n, n / 4 * (i / 2),
		    0 };
		CHECK_INT(pthread_create(&thread[i], NULL, read_all, &r[i]), 0);
	}
	points_ahead(m, 4, n / 2, UINT64_MAX);
	points_ahead(m, 4, 1, 2);
	points_ahead(m, 4, n, n + 5);
	for (i = 0; i < 4; i++) {
		pthread_join(thread[i], NULL);
		CHECK_INT(r[i].bad, 0);
	}
	CHECK(memcmp(out.data, text, n) == 0);
	points_free(m);
	mapfile_close(&out);
	buf_free(&gzip);
	buf_free(&saved);
	free(text);
}

TEST(points_that_lie_outside_are_not_used)
{
	struct buf gzip = BUF_INIT, saved = BUF_INIT;
	size_t n = 200000, i, used = 0;
	char *text = make_text(n, 6);
	volatile char sum = 0;
	struct points_map *m;
	struct mapfile out;
	uint64_t old, npoints;

	tuning.points_step = STEP;
	add_member(&gzip, text, n, 6, Z_DEFAULT_STRATEGY);
	CHECK_INT(points_find(gzip.data, gzip.len, text, n, &saved), 0);
	memcpy(&npoints, saved.data + 8, 8);
	CHECK(npoints > 0);
	/* the head has 3 words and a point 4; windows follow */
	for (i = 0; i < 24 + npoints * 32; i += 8) {
		memcpy(&old, saved.data + i, 8);
		memset(saved.data + i, 0x7f, 8);
		if ((m = map_gzip(&gzip, &saved, &out)) != NULL) {
			used++;
			sum += out.data[0];
			points_free(m);
			mapfile_close(&out);
		}
		memcpy(saved.data + i, &old, 8);
	}
	CHECK_INT(used, 0);
	for (i = 0; i < saved.len; i += i < 64 ? 1 : 4093) {
		old = saved.len;
		saved.len = i;
		CHECK(map_gzip(&gzip, &saved, &out) == NULL);
		saved.len = old;
	}
	free(text);
	buf_free(&gzip);
	(void)sum;
	buf_free(&saved);
}

TEST(without_room_for_files_it_is_memory)
{
	struct buf gzip = BUF_INIT;
	size_t n = 300000;
	char *text = make_text(n, 8);

	setenv("TMPDIR", "/nowhere", 1);
	add_member(&gzip, text, n, 6, Z_DEFAULT_STRATEGY);
	check_gzip(&gzip, text, n);
	unsetenv("TMPDIR");
	free(text);
	buf_free(&gzip);
}

/* Threads read parts that others have forgotten, all the time. */
TEST(what_is_too_much_for_memory_is_made_again)
{
	struct buf gzip = BUF_INIT, saved = BUF_INIT;
	struct reading r[3];
	pthread_t thread[3];
	size_t n = 400003, i, old = tuning.lazy_private;
	char *text = make_text(n, 8);
	struct points_map *m;
	struct mapfile out;

	tuning.points_step = STEP;
	tuning.lazy_private = 5 * STEP;
	setenv("TMPDIR", "/nowhere", 1);
	add_member(&gzip, text, n, 6, Z_DEFAULT_STRATEGY);
	CHECK_INT(points_find(gzip.data, gzip.len, text, n, &saved), 0);
	CHECK((m = map_gzip(&gzip, &saved, &out)) != NULL);
	for (i = 0; i < 3; i++) {
		r[i] = (struct reading){ out.data, text, n, n / 3 * i, 0 };
		CHECK_INT(pthread_create(&thread[i], NULL, read_all, &r[i]), 0);
	}
	points_ahead(m, 2, 0, n);
	for (i = 0; i < 3; i++) {
		pthread_join(thread[i], NULL);
		CHECK_INT(r[i].bad, 0);
	}
	CHECK(memcmp(out.data, text, n) == 0);
	CHECK(memcmp(out.data, text, n) == 0);
	points_free(m);
	mapfile_close(&out);
	unsetenv("TMPDIR");
	tuning.lazy_private = old;
	free(text);
	buf_free(&gzip);
	buf_free(&saved);
}

#define PARTS	8
#define MOST	64			/* maps at a time */

/* Makes a part: its number, but for the last byte; counts what was made. */
static size_t
part_of_number(void *arg, size_t part, char *to, size_t want)
{
	++*(size_t *)arg;
	memset(to, '0' + (int)part, want);
	return want - 1;
}

/*
 * Parts of three pages, in memory, of which three fit: those that were made
 * last are there, another one is made again, and the oldest goes for it.
 */
TEST(the_oldest_part_in_memory_is_forgotten)
{
	static const struct {
		int	part, made;
	} steps[] = {
		{ 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 4 }, { 2, 4 }, { 1, 4 },
		{ 4, 5 }, { 2, 5 }, { 1, 6 }, { 3, 6 }, { 4, 6 }, { 1, 6 },
		{ 3, 6 }, { 7, 7 }, { 1, 7 }, { 3, 8 }, { 7, 8 }, { 4, 9 },
		{ 1, 10 }
	};
	size_t page = (size_t)sysconf(_SC_PAGESIZE), size = 3 * page;
	size_t old = tuning.lazy_private, made = 0, i;
	uint64_t begin[PARTS];
	struct mapfile out, more[MOST];
	struct lazy *l, *others[MOST];

	for (i = 0; i < PARTS; i++)
		begin[i] = i * size;
	tuning.lazy_private = 3 * size;
	setenv("TMPDIR", "/nowhere", 1);
	CHECK((l = lazy_new(&out, PARTS * size - page, begin, PARTS,
	    part_of_number, &made)) != NULL);
	for (i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		const volatile char *p = out.data + begin[steps[i].part];

		CHECK_INT(p[0], '0' + steps[i].part);
		CHECK_INT(p[2 * page - 2], '0' + steps[i].part);
		CHECK_INT(p[size - page - 1], steps[i].part == PARTS - 1 ? 0 :
		    '0' + steps[i].part);
		CHECK_INT(p[size - 1], 0);
		CHECK_INT(made, steps[i].made);
	}
	for (i = 0; i < MOST; i++)
		CHECK((others[i] = lazy_new(&more[i], 1, begin, 1,
		    part_of_number, &made)) != NULL || i == MOST - 1);
	CHECK(others[MOST - 1] == NULL);
	for (i = 0; i < MOST - 1; i++) {
		lazy_free(others[i]);
		mapfile_close(&more[i]);
	}
	lazy_free(l);
	mapfile_close(&out);
	unsetenv("TMPDIR");
	tuning.lazy_private = old;
}

TEST_MAIN
