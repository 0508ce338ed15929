/*
 * inflate: a bomb is stopped with a message, not silently cut, on every way of
 * reading.
 */
#include "config.h"

#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "temp.h"
#include "test.h"

#ifdef HAVE_ZSTD

#define EVENT	"{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,\"dur\":2," \
		"\"pid\":1,\"tid\":1},\n"

static char	path[] = TEMP_PATH;

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

TEST_MAIN

#else

/* Needs zstd: no other format compresses that much. */
int
main(void)
{
	puts("skip: built without libzstd");
	return 77;
}

#endif
