/*
 * index: of inputs that are no plain file (compressed ones, members of a zip,
 * UTF-16) an index leads to the bytes, without the file being read as a whole.
 */
#include "config.h"

#include <sys/stat.h>

#include <zlib.h>
#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/points.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/value.h"
#include "temp.h"
#include "test.h"

#define SLICES	2000

static char	path[] = TEMP_PATH;
static char	dir[] = "/tmp/ttv-index.XXXXXX";
static struct index_options index_options;

/* ---- files ---- */

/* Appends a trace of n slices with args. */
static void
add_trace(struct buf *b, unsigned n, unsigned tid)
{
	unsigned i;

	buf_addc(b, '[');
	for (i = 0; i < n; i++)
		buf_printf(b, "%s{\"name\":\"n%u\",\"ph\":\"X\",\"ts\":%u,"
		    "\"dur\":%u,\"pid\":1,\"tid\":%u,\"args\":{\"v\":%u}}",
		    i == 0 ? "" : ",\n", i % 50, i * 10, 5 + i % 4, tid, i);
	buf_addc(b, ']');
}

/* Appends what zlib makes of a text: 15 + 16: a gzip, 15: zlib, -15: raw. */
static void
add_deflated(struct buf *b, const struct buf *text, int bits)
{
	z_stream z;
	size_t room;

	memset(&z, 0, sizeof(z));
	if (deflateInit2(&z, 6, Z_DEFLATED, bits, 8, Z_DEFAULT_STRATEGY) !=
	    Z_OK)
		abort();
	room = deflateBound(&z, text->len);
	buf_room(b, room);
	z.next_in = (Bytef *)text->data;
	z.avail_in = (uInt)text->len;
	z.next_out = (Bytef *)b->data + b->len;
	z.avail_out = (uInt)room;
	if (deflate(&z, Z_FINISH) != Z_STREAM_END)
		abort();
	b->len += room - z.avail_out;
	deflateEnd(&z);
}

static void
add_number(struct buf *b, uint64_t n, int bytes)
{
	for (; bytes > 0; bytes--, n >>= 8)
		buf_addc(b, (char)(n & 255));
}

/* Appends a member of a zip; method 0: stored, 8: deflated. */
static void
add_member(struct buf *b, const char *name, const struct buf *text, int method)
{
	struct buf data = BUF_INIT;

	if (method == 8)
		add_deflated(&data, text, -15);
	else
		buf_add(&data, text->data, text->len);
	buf_add(b, "PK\3\4", 4);
	add_number(b, 20, 2);
	add_number(b, 0, 2);
	add_number(b, (uint64_t)method, 2);
	add_number(b, 0, 4);
	add_number(b, crc32(0, (Bytef *)text->data, (uInt)text->len), 4);
	add_number(b, data.len, 4);
	add_number(b, text->len, 4);
	add_number(b, strlen(name), 2);
	add_number(b, 0, 2);
	buf_adds(b, name);
	buf_add(b, data.data, data.len);
	buf_free(&data);
}

static void
make_gzip(struct buf *b, const struct buf *text)
{
	add_deflated(b, text, 15 + 16);
}

static void
make_gzips(struct buf *b, const struct buf *text)
{
	struct buf half = { text->data, text->len / 2, 0 };

	add_deflated(b, &half, 15 + 16);
	half.data += half.len;
	half.len = text->len - half.len;
	add_deflated(b, &half, 15 + 16);
}

/* The model is of what comes before the cut. */
static void
make_cut_gzip(struct buf *b, const struct buf *text)
{
	add_deflated(b, text, 15 + 16);
	b->len -= b->len / 3;
}

static void
make_zlib(struct buf *b, const struct buf *text)
{
	add_deflated(b, text, 15);
}

static void
make_gzip_in_gzip(struct buf *b, const struct buf *text)
{
	struct buf inner = BUF_INIT;

	add_deflated(&inner, text, 15 + 16);
	add_deflated(b, &inner, 15 + 16);
	buf_free(&inner);
}

static void
make_zip(struct buf *b, const struct buf *text)
{
	add_member(b, "a.json", text, 8);
}

static void
make_stored(struct buf *b, const struct buf *text)
{
	add_member(b, "a.json", text, 0);
}

static void
make_members(struct buf *b, const struct buf *text)
{
	struct buf other = BUF_INIT, log = BUF_INIT;

	add_trace(&other, 300, 7);
	buf_adds(&log, "this is no trace");
	add_member(b, "a.json", text, 8);
	add_member(b, "a.log", &log, 8);
	add_member(b, "b.json", &other, 0);
	add_member(b, "c.json", &other, 8);
	buf_free(&other);
	buf_free(&log);
}

static void
make_utf16(struct buf *b, const struct buf *text)
{
	size_t i;

	buf_add(b, "\xff\xfe", 2);
	for (i = 0; i < text->len; i++) {
		buf_addc(b, text->data[i]);
		buf_addc(b, '\0');
	}
}

static void
make_plain(struct buf *b, const struct buf *text)
{
	buf_add(b, text->data, text->len);
}

#ifdef HAVE_ZSTD
static void
make_zstd(struct buf *b, const struct buf *text)
{
	size_t room = ZSTD_compressBound(text->len);

	buf_room(b, room);
	b->len += ZSTD_compress(b->data + b->len, room, text->data, text->len,
	    3);
}

static void
make_frames(struct buf *b, const struct buf *text)
{
	struct buf part = { text->data, 0, 0 };
	size_t at;

	for (at = 0; at < text->len; at += part.len) {
		part.data = text->data + at;
		part.len = text->len - at < 9000 ? text->len - at : 9000;
		make_zstd(b, &part);
	}
}
#endif

static const struct way {
	const char	*name;
	void		(*make)(struct buf *, const struct buf *);
	int		 packed;	/* 1: the index has the bytes */
} ways[] = {
	{ "plain", make_plain, 0 },
	{ "gzip", make_gzip, 0 },
	{ "gzip of two members", make_gzips, 0 },
	{ "gzip that is cut", make_cut_gzip, 1 },
	{ "gzip in a gzip", make_gzip_in_gzip, 1 },
	{ "zlib", make_zlib, 1 },
	{ "zip", make_zip, 1 },
	{ "zip with a stored member", make_stored, 1 },
	{ "zip of several members", make_members, 1 },
	{ "UTF-16", make_utf16, 1 },
#ifdef HAVE_ZSTD
	{ "zstd", make_zstd, 1 },
	{ "zstd in frames", make_frames, 0 },
#endif
};
#define WAYS	(sizeof(ways) / sizeof(ways[0]))

/* ---- traces ---- */

/* Makes the file and an empty folder. */
static void
begin(const struct way *w)
{
	struct buf text = BUF_INIT, file = BUF_INIT;

	tuning.points_step = 8192;
	memcpy(dir + sizeof(dir) - 7, "XXXXXX", 6);
	if (mkdtemp(dir) == NULL)
		abort();
	setenv("TTV_CACHE", dir, 1);
	index_limit(INDEX_MOST);
	tuning.index_worth = 1 << 30;	/* nothing is written but by add() */
	add_trace(&text, SLICES, 1);
	w->make(&file, &text);
	temp_make(path, file.data, file.len);
	buf_free(&text);
	buf_free(&file);
}

static void
end(void)
{
	uint64_t bytes;

	index_clear(&bytes);
	rmdir(dir);
	unlink(path);
}

static struct trace *
load(int off)
{
	const char *paths[] = { path };
	struct load_options o;
	struct err err;

	memset(&o, 0, sizeof(o));
	index_options.off = off;
	o.threads = 1;
	o.index = &index_options;
	err_clear(&err);
	return index_load(paths, 1, &o, &err);
}

static int
add(void)
{
	const char *paths[] = { path };
	struct load_options o;
	struct err err;

	memset(&o, 0, sizeof(o));
	index_options.off = 0;
	o.threads = 1;
	o.index = &index_options;
	err_clear(&err);
	return index_write(paths, 1, &o, &err);
}

/* Returns how many slices of two traces have other bytes or args. */
static uint32_t
differences(const struct trace *a, const struct trace *b)
{
	uint32_t i, k, bad = 0, all = a->nslices;
	const char *x, *y;
	size_t n, m;
	struct arena arena = ARENA_INIT;

	if (a->nslices != b->nslices)
		return UINT32_MAX;
	for (k = 0; k < all; k++) {	/* from both ends */
		i = k % 2 == 0 ? k / 2 : all - 1 - k / 2;
		x = a->reader->raw(a, trace_off(a, i), &n);
		y = b->reader->raw(b, trace_off(b, i), &m);
		bad += n != m || n == 0 || memcmp(x, y, n) != 0 ||
		    trace_slice_args(a, i, &arena) == NULL;
	}
	arena_free(&arena);
	return bad;
}

TEST(the_bytes_of_every_kind_of_file)
{
	struct trace *a, *b;
	const struct inputs *in;
	size_t i;

	for (i = 0; i < WAYS; i++) {
		printf("# %s\n", ways[i].name);
		begin(&ways[i]);
		CHECK_INT(add(), 0);
		a = load(1);
		b = load(0);
		CHECK(a->store == NULL && b->store != NULL);
		/* else the file is read again, as a whole */
		CHECK(b->reader == a->reader);
		in = b->reader_data;
		CHECK_INT(in->pack != NULL, ways[i].packed);
		CHECK_INT(in->v[0].points != NULL, i > 0);
		CHECK(a->nslices > 100);
		CHECK_INT(differences(b, a), 0);
		trace_free(a);
		trace_free(b);
		end();
	}
}

TEST(a_pack_beyond_the_limit_is_left_out)
{
	struct trace *a, *b;
	struct index_list list;
	uint64_t with, bytes;

	begin(&ways[9]);
	CHECK_INT(add(), 0);
	index_list(&list);
	with = list.n == 1 ? list.v[0].size : 0;
	index_list_free(&list);
	index_clear(&bytes);
	CHECK(with > 0);
	index_limit(with - 1);
	CHECK_INT(add(), 0);
	a = load(1);
	b = load(0);
	CHECK(b->store != NULL);
	CHECK(b->reader != a->reader);
	CHECK_INT(differences(b, a), 0);
	trace_free(a);
	trace_free(b);
	end();
}

/* The file is replaced, or gone, while its index is in use. */
TEST(a_file_that_is_replaced_after_opening)
{
	struct trace *a, *b;
	size_t i;
	FILE *f;

	for (i = 0; i < WAYS; i++) {
		begin(&ways[i]);
		CHECK_INT(add(), 0);
		a = load(1);
		b = load(0);
		unlink(path);
		CHECK((f = fopen(path, "w")) != NULL);
		fputs("[]", f);
		fclose(f);
		CHECK_INT(differences(b, a), 0);
		trace_free(a);
		trace_free(b);
		b = load(0);
		CHECK(b == NULL || b->store == NULL);
		trace_free(b);
		end();
	}
}

TEST_MAIN
