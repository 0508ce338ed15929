/*
 * room: temporary files with little room.  The linker wraps fstatvfs(), which
 * reports a file system of `total` bytes that written bytes fill.  Data from a
 * pipe or compressed data must leave its margin free, keep what came before,
 * and report why it ends; an index leaves half of the room.  The limit of the
 * process is a real one.
 */
#include "config.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
#include <zlib.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/tempfile.h"
#include "ttv/trace.h"
#include "../../src/input/room.h"
#include "temp.h"
#include "test.h"

#define MB		((uint64_t)1 << 20)
#define EVENTS		200000u
#define BLOCK		4096u

static char	path[] = TEMP_PATH;
static uint64_t	total = UINT64_MAX, has;	/* bytes of the file system;
						 * bytes used */
static int	unknown;	/* 1: the system does not say */

int	__real_fstatvfs(int, struct statvfs *);
int	__wrap_fstatvfs(int, struct statvfs *);
int
__wrap_fstatvfs(int fd, struct statvfs *v)
{
	struct stat st;
	uint64_t used;

	if (total == UINT64_MAX)
		return __real_fstatvfs(fd, v);
	memset(v, 0, sizeof(*v));
	if (unknown || fstat(fd, &st) == -1)
		return -1;
	used = (uint64_t)st.st_blocks * 512;
	v->f_frsize = BLOCK;
	v->f_blocks = total / BLOCK;
	v->f_bavail = used < has ? (has - used) / BLOCK : 0;
	return 0;
}

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

static void
make_gzip(const struct buf *b)
{
	gzFile gz;

	temp_make(path, "", 0);
	gz = gzopen(path, "wb1");
	if (gzwrite(gz, b->data, (unsigned)b->len) != (int)b->len)
		abort();
	gzclose(gz);
}

static struct trace *
load(const char *file, int threads, struct err *err)
{
	const char *paths[] = { file };
	struct load_options o;

	memset(&o, 0, sizeof(o));
	o.threads = threads;
	err_clear(err);
	return load_files(paths, 1, &o, err);
}

/* Checks a trace that was cut for lack of room. */
static void
check_cut(struct trace *t, const struct err *err, const char *why)
{
	CHECK_INT(err->code, ERR_LIMIT);
	CHECK(strstr(err->msg, why) != NULL);
	if (!CHECK(t != NULL))
		return;
	CHECK_INT(t->warn.entry[WARN_NO_ROOM].count, 1);
	CHECK_INT(t->complete, 0);
	CHECK(t->nslices > 0);
	CHECK(t->nslices < EVENTS);
	trace_free(t);
}

TEST(the_margin_stays_free)
{
	char *block = calloc(1, (size_t)MB);
	int fd = room_file(NULL), error = 0;
	struct room r;

	room_init(&r, fd, 0);
	total = 1024 * MB;
	has = TEMPFILE_KEEP + 20 * MB;
	while (error == 0 && r.written < 100 * MB)
		error = room_write(&r, block, (size_t)MB);
	CHECK_INT(error, ENOSPC);
	CHECK_INT(r.written, 20 * MB);
	CHECK(fcntl(fd, F_GETFD) & FD_CLOEXEC);
	total = UINT64_MAX;
	close(fd);
	free(block);
}

/*
 * On a small file system the margin is a share: else none of it could be used.
 */
TEST(the_margin_of_a_small_place_is_smaller)
{
	char *block = calloc(1, (size_t)MB);
	int fd = room_file(NULL), error = 0;
	struct room r;

	room_init(&r, fd, 0);
	total = has = 32 * MB;
	while (error == 0 && r.written < 100 * MB)
		error = room_write(&r, block, (size_t)MB);
	CHECK_INT(error, ENOSPC);
	CHECK_INT(r.written, 30 * MB);
	total = UINT64_MAX;
	close(fd);
	free(block);
}

TEST(a_compressed_trace_without_room_is_kept_as_far_as_it_came)
{
	struct buf b = BUF_INIT;
	struct err err;
	struct trace *t;
	int threads;

	make_trace(&b);
	make_gzip(&b);
	total = 1024 * MB;
	has = TEMPFILE_KEEP + 5 * MB;
	for (threads = 1; threads <= 3; threads++) {
		t = load(path, threads, &err);
		check_cut(t, &err, "no room for more");
	}
	total = UINT64_MAX;
	unlink(path);
	buf_free(&b);
}

/* Writes until the reader closes. */
static void *
feed(void *arg)
{
	int fd = *(int *)arg;
	struct buf b = BUF_INIT;
	const char *event = "{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,\"dur\":1,"
	    "\"pid\":1,\"tid\":1},\n";
	size_t i;

	for (i = 0; i < 1000; i++)
		buf_adds(&b, event);
	if (write(fd, "[", 1) == 1)
		while (write(fd, b.data, b.len) > 0)
			;
	close(fd);
	buf_free(&b);
	return NULL;
}

TEST(a_pipe_without_an_end_is_kept_as_far_as_it_came)
{
	struct err err;
	struct trace *t;
	pthread_t thread;
	char name[64];
	int fd[2];

	signal(SIGPIPE, SIG_IGN);
	CHECK_INT(pipe(fd), 0);
	pthread_create(&thread, NULL, feed, &fd[1]);
	total = 1024 * MB;
	has = TEMPFILE_KEEP + 5 * MB;
	snprintf(name, sizeof(name), "/proc/self/fd/%d", fd[0]);
	t = load(name, 2, &err);
	total = UINT64_MAX;
	close(fd[0]);
	pthread_join(thread, NULL);
	check_cut(t, &err, "no room for more");
}

TEST(a_limit_of_the_process_is_said)
{
	struct rlimit old, small = { 4u << 20, 4u << 20 };
	struct buf b = BUF_INIT;
	struct err err;
	struct trace *t;
	int threads;

	make_trace(&b);
	make_gzip(&b);
	signal(SIGXFSZ, SIG_IGN);
	CHECK_INT(getrlimit(RLIMIT_FSIZE, &old), 0);
	small.rlim_max = old.rlim_max;
	CHECK_INT(setrlimit(RLIMIT_FSIZE, &small), 0);
	for (threads = 1; threads <= 3; threads++) {
		t = load(path, threads, &err);
		check_cut(t, &err, "ulimit -f");
	}
	CHECK_INT(setrlimit(RLIMIT_FSIZE, &old), 0);
	unlink(path);
	buf_free(&b);
}

/* A limit above the size of the data changes nothing. */
TEST(a_limit_that_is_not_met_is_not_noticed)
{
	struct rlimit old, small;
	struct buf b = BUF_INIT;
	struct err err;
	struct trace *t;
	int threads;

	make_trace(&b);
	make_gzip(&b);
	signal(SIGXFSZ, SIG_IGN);
	CHECK_INT(getrlimit(RLIMIT_FSIZE, &old), 0);
	small = old;
	small.rlim_cur = b.len + (1u << 16);
	CHECK_INT(setrlimit(RLIMIT_FSIZE, &small), 0);
	for (threads = 1; threads <= 3; threads++) {
		t = load(path, threads, &err);
		CHECK_INT(err.code, ERR_NONE);
		CHECK(t != NULL && t->nslices == EVENTS && t->complete);
		trace_free(t);
	}
	CHECK_INT(setrlimit(RLIMIT_FSIZE, &old), 0);
	unlink(path);
	buf_free(&b);
}

/* Writes an index into an empty folder of a disk with `free_bytes` left. */
static int
write_index(uint64_t free_bytes, uint64_t *bytes, struct err *err)
{
	struct index_options options = { .off = 0 };
	struct load_options o = { .threads = 1, .index = &options };
	const char *paths[] = { path };
	char *folder = index_folder();
	struct stat st;
	int r;

	if (folder == NULL || stat(folder, &st) == -1)
		abort();
	free(folder);
	if (free_bytes != UINT64_MAX) {
		total = 1024 * MB;
		has = free_bytes + (uint64_t)st.st_blocks * 512;
	}
	err_clear(err);
	r = index_write(paths, 1, &o, err);
	total = UINT64_MAX;
	CHECK_INT(index_clear(bytes), r == 0);
	return r;
}

TEST(an_index_leaves_half_of_what_the_disk_has_left)
{
	static const char trace[] = "[{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,"
	    "\"dur\":1,\"pid\":1,\"tid\":1}]";
	char dir[] = "/tmp/ttv-room.XXXXXX";
	uint64_t size, least, bytes;
	struct err err;

	if (mkdtemp(dir) == NULL)
		abort();
	setenv("TTV_CACHE", dir, 1);
	temp_make(path, trace, sizeof(trace) - 1);
	CHECK_INT(write_index(UINT64_MAX, &size, &err), 0);
	CHECK(size > 0);
	least = (2 * size + BLOCK - 1) / BLOCK * BLOCK;
	CHECK_INT(write_index(least, &bytes, &err), 0);
	CHECK_INT(bytes, size);
	CHECK_INT(write_index(least - BLOCK, &bytes, &err), -1);
	CHECK_INT(err.code, ERR_LIMIT);
	CHECK(strstr(err.msg, "more than half of what the disk has left") !=
	    NULL);
	unknown = 1;
	CHECK_INT(write_index(0, &bytes, &err), 0);
	unknown = 0;
	unlink(path);
	rmdir(dir);
}

/* Every descriptor of an open trace, also the one that watches the file. */
TEST(descriptors_of_an_open_trace_are_close_on_exec)
{
	struct buf b = BUF_INIT;
	struct err err;
	struct trace *t;
	int gz, fd, flags, open_before[256], opened = 0;

	make_trace(&b);
	for (gz = 0; gz <= 1; gz++) {
		if (gz)
			make_gzip(&b);
		else
			temp_make(path, b.data, b.len);
		for (fd = 0; fd < 256; fd++)
			open_before[fd] = fcntl(fd, F_GETFD) != -1;
		t = load(path, 2, &err);
		CHECK(t != NULL);
		for (fd = 0; fd < 256; fd++) {
			if (open_before[fd] || (flags = fcntl(fd, F_GETFD)) ==
			    -1)
				continue;
			CHECK(flags & FD_CLOEXEC);
			opened++;
		}
		trace_free(t);
		for (fd = 0; fd < 256; fd++)
			CHECK_INT(fcntl(fd, F_GETFD) != -1, open_before[fd]);
		unlink(path);
	}
	CHECK(opened > 0);
	buf_free(&b);
}

TEST_MAIN
