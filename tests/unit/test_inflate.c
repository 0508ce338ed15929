/*
 * inflate: a bomb is stopped with a message, not silently cut, on every way of
 * reading.  Only zstd compresses that much: a ttv without libzstd must refuse
 * its files by name.
 */
#include "config.h"

#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/inflate.h"
#include "ttv/load.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "temp.h"
#include "test.h"

static char	path[] = TEMP_PATH;

static struct trace *
load(int threads, struct err *err)
{
	const char *paths[] = { path };
	struct load_options o;

	memset(&o, 0, sizeof(o));
	o.threads = threads;
	err_clear(err);
	return load_files(paths, 1, &o, err);
}

#ifdef HAVE_ZSTD

#define EVENT	"{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,\"dur\":2," \
		"\"pid\":1,\"tid\":1},\n"

/* Writes an event, `megabytes` MB of blanks and an event, as zstd. */
static void
make(size_t megabytes)
{
	size_t len = megabytes << 20, room = ZSTD_compressBound(len), n;
	char *text = xmalloc(len), *packed = xmalloc(room);

	memset(text, ' ', len);
	memcpy(text, "[" EVENT, sizeof(EVENT));
	memcpy(text + len - 4, "{}]\n", 4);
	memcpy(text + len / 2, EVENT, sizeof(EVENT) - 1);
	n = ZSTD_compress(packed, room, text, len, 1);
	if (ZSTD_isError(n))
		abort();
	temp_make(path, packed, n);
	free(text);
	free(packed);
}

TEST(a_bomb_is_an_error_for_any_number_of_threads)
{
	struct err err;
	int threads;

	make(100);
	for (threads = 1; threads <= 3; threads++) {
		CHECK(load(threads, &err) == NULL);
		CHECK_INT(err.code, ERR_LIMIT);
		CHECK(strstr(err.msg, "times its size") != NULL);
	}
	unlink(path);
}

TEST(what_is_not_large_is_no_bomb)
{
	struct trace *t;
	struct err err;
	int threads;

	make(40);
	for (threads = 1; threads <= 3; threads++) {
		t = load(threads, &err);
		CHECK_INT(err.code, ERR_NONE);
		CHECK(t != NULL && t->nslices == 2);
		trace_free(t);
	}
	unlink(path);
}

#else

TEST(zstd_is_refused_by_a_ttv_without_it)
{
	/* an empty frame: magic number, header, one last block of no bytes */
	static const char frame[] = "\x28\xb5\x2f\xfd\x20\x00\x01\x00";
	struct err err;
	int threads;

	puts("# built without libzstd: no bombs");
	temp_make(path, frame, 9);
	for (threads = 1; threads <= 3; threads++) {
		CHECK(load(threads, &err) == NULL);
		CHECK_INT(err.code, ERR_UNSUPPORTED);
		CHECK(strstr(err.msg, "is zstd, and this ttv was built "
		    "without it") != NULL);
	}
	unlink(path);
}

#endif

TEST(nothing_has_no_compression)
{
	CHECK(inflate_type(NULL, 0) == NULL);
	CHECK(inflate_type("T", 1) == NULL);
	CHECK(inflate_type("x", 1) == NULL);
	CHECK_STR(inflate_type("x\x01", 2), "zlib");
	CHECK_STR(inflate_type("a\nTRACE:\nx\x9c", 11), "zlib");
	CHECK(inflate_type("a\nTRACE:\nx", 10) == NULL);
}

TEST_MAIN
