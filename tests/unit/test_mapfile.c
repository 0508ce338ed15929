/*
 * mapfile: files that become shorter while they are mapped: missing bytes read
 * as zeros, and the offset of the first is a warning.  The progress callback
 * of a load cuts the file in the middle of it.  Likewise for files that are
 * written to, during a load and afterwards.
 */
#include "config.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <limits.h>
#include <unistd.h>
#include <zlib.h>

#include "ttv/arena.h"
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
static int	(*progress)(void *, uint64_t, uint64_t);

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
	o.progress = progress;
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

/*
 * A full file system refuses pages of a mapping: as if the file were shorter.
 */
TEST(a_map_of_bytes_needs_no_cleared_struct)
{
	struct mapfile m;

	memset(&m, 0xa5, sizeof(m));
	CHECK_INT(mapfile_memory(&m, "bytes", 5, NULL), 0);
	CHECK_INT(m.before, 0);
	CHECK_INT(m.cut, 0);
	CHECK_INT(m.len, 5);
	mapfile_close(&m);
	CHECK(m.data == NULL);
}

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
	CHECK_INT(mapfile_shrunk(&m, &at), 0);	/* nothing is written yet */
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

	progress = cut;
	make_trace(&b);
	cut_at = 1 << 20;
	for (threads = 1; threads <= 3; threads++) {
		temp_make(path, b.data, b.len);
		t = load(threads, &err);
		unlink(path);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(t->warn.entry[WARN_SHRUNK].count, 1);
		/* another worker may have read what is behind the cut */
		CHECK(t->warn.entry[WARN_SHRUNK].places[0] >=
		    (uint64_t)cut_at);
		CHECK(threads > 1 ||
		    t->warn.entry[WARN_SHRUNK].places[0] ==
		    (uint64_t)cut_at);
		CHECK(t->nevents > 0);
		CHECK(t->nevents < EVENTS);
		trace_free(t);
	}
	buf_free(&b);
}

/* A place in a compressed file is none of the trace. */
TEST(a_compressed_load_says_it)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	struct err err;
	gzFile gz;
	int threads;

	progress = cut;
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
		CHECK_INT(t->warn.entry[WARN_SHRUNK].nplaces, 0);
		CHECK_INT(t->warn.entry[WARN_COMPRESSED_CUT].count, 1);
		CHECK(t->nevents > 0);
		CHECK(t->nevents < EVENTS);
		trace_free(t);
	}
	buf_free(&b);
}

static int	 asked, stop_at;	/* calls of stops(), and the last */

static int
stops(void *arg, uint64_t done, uint64_t total)
{
	(void)arg;
	(void)done;
	(void)total;
	return ++asked >= stop_at;
}

/* A load that is to stop hardly asks again, and no more is inflated. */
TEST(a_compressed_load_that_is_stopped_ends)
{
	static const char *const modes[] = { "wb0", "wb1" };
	struct buf b = BUF_INIT;
	struct trace *t;
	struct err err;
	gzFile gz;
	size_t i;
	int all;

	progress = stops;
	make_trace(&b);
	for (i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
		temp_make(path, "", 0);
		gz = gzopen(path, modes[i]);
		CHECK_INT(gzwrite(gz, b.data, (unsigned)b.len), b.len);
		gzclose(gz);
		asked = 0;
		stop_at = INT_MAX;
		t = load(1, &err);
		CHECK(t != NULL && t->complete && t->nevents == EVENTS);
		trace_free(t);
		all = asked;
		for (stop_at = 1; stop_at < all; stop_at += all / 7 + 1) {
			asked = 0;
			t = load(1, &err);
			CHECK(asked <= stop_at + 2);
			CHECK(t == NULL || (!t->complete && t->nevents <
			    EVENTS));
			trace_free(t);
		}
		unlink(path);
	}
	buf_free(&b);
}

/* Makes a file older than the time stamps' resolution, so that changes show. */
static void
make_old_file(const char *data, size_t len)
{
	struct timespec old[2] = { { 1000000, 0 }, { 1000000, 0 } };

	temp_make(path, data, len);
	if (utimensat(AT_FDCWD, path, old, 0) == -1)
		abort();
}

static void
write_into(off_t at, const char *data, size_t len)
{
	int fd = open(path, O_WRONLY);

	if (fd == -1 || pwrite(fd, data, len, at) != (ssize_t)len)
		abort();
	close(fd);
}

TEST(a_file_that_is_written_to_is_noticed)
{
	struct mapfile m;
	struct stat st;

	make_old_file("abcdef", 6);
	CHECK_INT(mapfile_path(&m, path, NULL, NULL), 0);
	CHECK_INT(mapfile_changed(&m), 0);
	write_into(2, "x", 1);
	CHECK_INT(mapfile_changed(&m), 1);
	mapfile_close(&m);

	CHECK_INT(stat(path, &st), 0);		/* it grows */
	CHECK_INT(mapfile_path(&m, path, NULL, NULL), 0);
	CHECK_INT(mapfile_changed(&m), 0);
	write_into(6, "g", 1);
	CHECK_INT(mapfile_changed(&m), 1);
	CHECK_INT(m.len, 6);
	mapfile_close(&m);
	unlink(path);
}

/* A file that was replaced is still read as it was opened. */
TEST(a_file_that_is_replaced_is_none_of_ours)
{
	char other[] = TEMP_PATH;
	struct mapfile m;

	make_old_file("abc", 3);
	CHECK_INT(mapfile_path(&m, path, NULL, NULL), 0);
	temp_make(other, "defghi", 6);
	CHECK_INT(rename(other, path), 0);
	CHECK_INT(mapfile_changed(&m), 0);
	CHECK_INT(m.data[0], 'a');
	unlink(path);
	CHECK_INT(mapfile_changed(&m), 0);
	CHECK_INT(m.data[2], 'c');
	mapfile_close(&m);
}

static int
flip(void *arg, uint64_t done, uint64_t all)
{
	(void)arg;
	(void)done;
	(void)all;
	write_into(cut_at, "}{\"[", 4);
	return 0;
}

TEST(a_load_says_that_it_was_written_to)
{
	struct buf b = BUF_INIT;
	struct trace *t;
	struct err err;
	int threads;

	make_trace(&b);
	cut_at = (off_t)b.len - 100;
	progress = flip;
	for (threads = 1; threads <= 3; threads++) {
		make_old_file(b.data, b.len);
		t = load(threads, &err);
		unlink(path);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(t->warn.entry[WARN_CHANGED].count, 1);
		CHECK_INT(t->warn.entry[WARN_SHRUNK].count, 0);
		CHECK(t->nevents + 10 > EVENTS);
		trace_free(t);
	}
	buf_free(&b);
}

TEST(a_compressed_load_says_that_it_was_written_to)
{
	struct buf b = BUF_INIT, packed = BUF_INIT;
	char piece[65536];
	struct trace *t;
	struct err err;
	gzFile gz;
	ssize_t n;
	int threads, fd;

	make_trace(&b);
	temp_make(path, "", 0);
	gz = gzopen(path, "wb0");
	CHECK_INT(gzwrite(gz, b.data, (unsigned)b.len), b.len);
	gzclose(gz);
	fd = open(path, O_RDONLY);
	while ((n = read(fd, piece, sizeof(piece))) > 0)
		buf_add(&packed, piece, (size_t)n);
	close(fd);
	unlink(path);
	cut_at = (off_t)packed.len - 100;
	progress = flip;
	for (threads = 1; threads <= 3; threads++) {
		make_old_file(packed.data, packed.len);
		t = load(threads, &err);
		unlink(path);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(t->warn.entry[WARN_CHANGED].count, 1);
		CHECK(t->nevents > 0);
		trace_free(t);
	}
	buf_free(&b);
	buf_free(&packed);
}

/* Events of a changed file are read again without harm. */
TEST(events_of_a_file_that_has_changed_are_read_without_harm)
{
	static const char *const motifs[] = { "{", "[", "\"", "{\"a\":", "\\",
	    "}", "{\"args\":{\"a\":\"" };
	struct arena a = ARENA_INIT;
	struct buf b = BUF_INIT, other = BUF_INIT;
	struct trace *t;
	struct err err;
	uint32_t s;
	size_t i;

	make_trace(&b);
	progress = NULL;
	for (i = 0; i < sizeof(motifs) / sizeof(motifs[0]); i++) {
		make_old_file(b.data, b.len);
		t = load(2, &err);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(trace_changed(t), 0);
		buf_clear(&other);
		while (other.len < 65536)
			buf_adds(&other, motifs[i]);
		write_into(0, other.data, other.len);
		CHECK_INT(trace_changed(t), 1);
		for (s = 0; s < 100; s++)
			trace_slice_args(t, s, &a);
		CHECK_INT(truncate(path, 10), 0);
		CHECK_INT(trace_changed(t), 1);
		for (s = 0; s < EVENTS; s += EVENTS / 50)
			trace_slice_args(t, s, &a);
		arena_free(&a);
		trace_free(t);
		unlink(path);
	}
	buf_free(&b);
	buf_free(&other);
}

TEST_MAIN
