/*
 * Files that become shorter while they are mapped: what is gone reads as zeros,
 * and where that began is a warning of its own.  A load is caught in the act by
 * its report of progress, which cuts the file.
 */
#include "config.h"

#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/trace.h"
#include "temp.h"
#include "test.h"

#define EVENTS	300000u

static char	path[] = TEMP_PATH;
static off_t	cut_at;

static void
make_trace(struct buf *b)
{
	uint32_t i;

	buf_addc(b, '[');
	for (i = 0; i < EVENTS; i++)
		buf_printf(b, "%s{\"name\":\"n%u\",\"ph\":\"X\",\"ts\":%u,"
		    "\"dur\":1,\"pid\":1,\"tid\":1}", i == 0 ? "" : ",\n",
		    i * 2654435761u, i);
	buf_addc(b, ']');
}

static int
cut(void *arg, uint64_t done, uint64_t total)
{
	(void)arg;
	(void)done;
	(void)total;
	if (truncate(path, cut_at) == -1)
		abort();
	return 0;
}

static struct trace *
load(int threads, struct err *err)
{
	const char *paths[] = { path };
	struct load_options o;

	memset(&o, 0, sizeof(o));
	o.threads = threads;
	o.progress = cut;
	err_clear(err);
	return load_files(paths, 1, &o, err);
}

TEST(zeros_and_their_place)
{
	long page = sysconf(_SC_PAGESIZE);
	char *data = calloc(5, (size_t)page);
	struct mapfile m;
	uint64_t at;

	memset(data, 'x', (size_t)page * 5);
	temp_make(path, data, (size_t)page * 5);
	CHECK_INT(mapfile_path(&m, path, NULL, NULL), 0);
	CHECK_INT(m.data[4 * page], 'x');
	CHECK_INT(mapfile_shrunk(&m, &at), 0);
	CHECK_INT(truncate(path, page + 1), 0);
	CHECK_INT(m.data[page], 'x');
	CHECK_INT(mapfile_shrunk(&m, &at), 0);
	CHECK_INT(m.data[3 * page + 7], 0);
	CHECK_INT(mapfile_shrunk(&m, &at), 1);
	CHECK_INT(at, 3 * page);
	CHECK_INT(m.data[2 * page], 0);
	CHECK_INT(m.data[4 * page], 0);
	CHECK_INT(mapfile_shrunk(&m, &at), 1);
	CHECK_INT(at, 2 * page);
	mapfile_close(&m);
	unlink(path);
	free(data);
}

/* Full file systems refuse pages of it: as if it were shorter than it is. */
TEST(a_growing_file_where_there_is_no_room)
{
	long page = sysconf(_SC_PAGESIZE);
	struct mapfile m;
	uint64_t at;
	int fd;

	temp_make(path, "abc", 3);
	fd = open(path, O_RDWR);
	CHECK_INT(mapfile_growing(&m, fd, 10 * (uint64_t)page), 0);
	CHECK_INT(m.len, 0);
	CHECK_INT(m.data[2], 'c');
	CHECK_INT(m.data[9 * page], 0);
	CHECK_INT(ftruncate(fd, page), 0);
	CHECK_INT(m.data[4 * page], 0);
	CHECK_INT(mapfile_shrunk(&m, &at), 0);	/* nothing is there yet */
	CHECK_INT(ftruncate(fd, 10 * page), 0);
	CHECK_INT(pwrite(fd, "d", 1, 4 * page), 1);
	CHECK_INT(pwrite(fd, "e", 1, 5 * page), 1);
	m.len = (size_t)page * 10;
	CHECK_INT(m.data[4 * page], 0);		/* lost, and known to be */
	CHECK_INT(m.data[5 * page], 'e');
	CHECK_INT(mapfile_shrunk(&m, &at), 1);
	CHECK_INT(at, 4 * page);
	mapfile_close(&m);
	close(fd);
	unlink(path);
}

TEST(a_load_says_it)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	struct err err;
	int threads;

	make_trace(&b);
	cut_at = 1 << 20;
	for (threads = 1; threads <= 3; threads++) {
		temp_make(path, b.data, b.len);
		t = load(threads, &err);
		unlink(path);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(t->warn.entry[WARN_SHRUNK].count, 1);
		CHECK_INT(t->warn.entry[WARN_SHRUNK].places[0], cut_at);
		CHECK(t->nevents > 0);
		CHECK(t->nevents < EVENTS);
		trace_free(t);
	}
	buf_free(&b);
}

/* Of a compressed file: the place is one in that file. */
TEST(a_compressed_load_says_it)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	struct err err;
	gzFile gz;
	int threads;

	make_trace(&b);
	cut_at = 1 << 19;
	for (threads = 1; threads <= 3; threads++) {
		temp_make(path, "", 0);
		gz = gzopen(path, "wb0");
		CHECK_INT(gzwrite(gz, b.data, (unsigned)b.len), b.len);
		gzclose(gz);
		t = load(threads, &err);
		unlink(path);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(t->warn.entry[WARN_SHRUNK].count, 1);
		CHECK(t->warn.entry[WARN_SHRUNK].places[0] >=
		    (uint64_t)cut_at);
		CHECK_INT(t->warn.entry[WARN_COMPRESSED_CUT].count, 1);
		CHECK(t->nevents > 0);
		CHECK(t->nevents < EVENTS);
		trace_free(t);
	}
	buf_free(&b);
}

TEST_MAIN
