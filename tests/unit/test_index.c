/*
 * index: an index that is used says what the file says; one that is stale,
 * foreign or damaged is not used.
 */
#include "config.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <time.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/column.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/load.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "index/index_int.h"
#include "temp.h"
#include "test.h"

static char	path[] = TEMP_PATH;
static char	dir[] = "/tmp/ttv-index.XXXXXX";
static struct index_options index_options;

static void
options(struct load_options *o)
{
	memset(o, 0, sizeof(*o));
	o->threads = 1;
	o->index = &index_options;
}

/* Writes a trace of n slices with names, args and flows. */
static void
make_trace(unsigned n)
{
	struct buf b = BUF_INIT;
	unsigned i;

	buf_addc(&b, '[');
	for (i = 0; i < n; i++)
		buf_printf(&b, "{\"name\":\"n%u\",\"cat\":\"c\",\"ph\":\"X\","
		    "\"ts\":%u,\"dur\":%u,\"pid\":1,\"tid\":%u,"
		    "\"args\":{\"v\":%u}},\n"
		    "{\"name\":\"f\",\"cat\":\"c\",\"ph\":\"%s\",\"id\":%u,"
		    "\"bp\":\"e\",\"ts\":%u,\"pid\":1,\"tid\":%u},\n"
		    "{\"name\":\"m\",\"ph\":\"C\",\"ts\":%u,\"pid\":1,"
		    "\"args\":{\"v\":%u}},\n", i % 50, i * 10,
		    i % 8 == 0 ? UINT32_MAX / 1000 + 1 - i / 8 % 2 : 5 + i % 4,
		    1 + i % 3, i, i % 2 == 0 ? "s" : "f", i / 2, i * 10 + 1,
		    1 + i % 3, i * 10, i % 7);
	buf_adds(&b, "{}]");
	temp_make(path, b.data, b.len);
	buf_free(&b);
}

/* Begins a test: a trace and an empty folder. */
static void
begin(unsigned n)
{
	memcpy(dir + sizeof(dir) - 7, "XXXXXX", 6);
	if (mkdtemp(dir) == NULL)
		abort();
	setenv("TTV_CACHE", dir, 1);
	index_limit(INDEX_MOST);
	tuning.index_worth = 1 << 30;	/* nothing is written but by add() */
	memset(&index_options, 0, sizeof(index_options));
	make_trace(n);
}

/* Sets the name of the only file in the folder; returns the number of all. */
static int
find_file(char *name, size_t n)
{
	DIR *d = opendir(dir);
	struct dirent *e;
	int files = 0;

	while ((e = readdir(d)) != NULL)
		if (e->d_name[0] != '.') {
			snprintf(name, n, "%s/%s", dir, e->d_name);
			files++;
		}
	closedir(d);
	return files;
}

static void
end(void)
{
	uint64_t bytes;
	char name[512];

	chmod(dir, 0700);
	index_clear(&bytes);
	while (find_file(name, sizeof(name)) > 0)
		unlink(name);
	rmdir(dir);
	unlink(path);
}

static int
add(void)
{
	const char *paths[] = { path };
	struct load_options o;
	struct err err;

	options(&o);
	err_clear(&err);
	return index_write(paths, 1, &o, &err);
}

static struct trace *
load(int compat)
{
	const char *paths[] = { path };
	struct load_options o;
	struct err err;

	options(&o);
	o.compat = compat;
	err_clear(&err);
	return index_load(paths, 1, &o, &err);
}

/* Returns whether the trace is opened by an index, and is what it was. */
static int
is_used(void)
{
	struct trace *t = load(0);
	int used = t->store != NULL;

	CHECK(t->nslices > 0 && t->nlong > 0);
	trace_free(t);
	return used;
}

/* Checks that two traces have the same arrays, strings and args. */
static void
check_same(const struct trace *a, const struct trace *b)
{
	const struct column *c;
	struct arena arena = { 0 };
	uint32_t i;

	for (c = columns; c < columns + ncolumns; c++) {
		CHECK_INT(column_count(a, c), column_count(b, c));
		if (column_count(a, c) > 0 &&
		    strcmp(c->name, "processes") != 0 &&
		    strcmp(c->name, "threads") != 0)	/* have padding */
			CHECK(memcmp(column_array(a, c), column_array(b, c),
			    column_count(a, c) * c->size) == 0);
	}
	CHECK_INT(strtab_count(a->strings), strtab_count(b->strings));
	for (i = 0; i <= strtab_count(a->strings); i++) {
		CHECK_STR(trace_str(a, i), trace_str(b, i));
		CHECK_INT(strtab_find(a->strings, trace_str(a, i),
		    strtab_len(a->strings, i)), i == 0 ? strtab_find(
		    b->strings, "", 0) : i);
	}
	CHECK_INT(a->nflows, b->nflows);
	CHECK_INT(a->end, b->end);
	for (i = 0; i < a->nslices; i++)
		CHECK(trace_slice_args(a, i, &arena) != NULL);
	arena_free(&arena);
}

#define HIDE(copy, member)						\
	memset((char *)(copy) + offsetof(struct trace, member), 0,	\
	    sizeof((copy)->member))

/* Copies a trace without its pointers: what is left is its numbers. */
static void
numbers_of(const struct trace *t, struct trace *copy)
{
	static const void *none;
	const struct column *c;

	memcpy(copy, t, sizeof(*copy));
	for (c = columns; c < columns + ncolumns; c++)
		memcpy((char *)copy + c->at, &none, sizeof(none));
	HIDE(copy, store);
	HIDE(copy, sources);
	HIDE(copy, source_texts);
	HIDE(copy, reader);
	HIDE(copy, reader_data);
	HIDE(copy, strings);
	HIDE(copy, lod);
	HIDE(copy, flow_table);
	HIDE(copy, intervals);
	HIDE(copy, notes);
}

TEST(no_number_of_a_trace_is_forgotten)
{
	static struct trace a, b;
	const char *paths[] = { path };
	struct load_options o;
	struct trace *t, *same;
	size_t i;

	begin(100);
	CHECK_INT(add(), 0);
	options(&o);
	t = load_files(paths, 1, &o, NULL);
	same = load(0);
	numbers_of(t, &a);
	numbers_of(same, &b);
	for (i = 0; i < sizeof(a); i++)
		if (((char *)&a)[i] != ((char *)&b)[i])
			break;
	CHECK_INT(i, sizeof(a));	/* else the offset of a member */
	trace_free(same);
	trace_free(t);
	end();
}

TEST(an_index_is_used_and_says_the_same)
{
	struct load_options o;
	const char *paths[] = { path };
	struct trace *t, *same;

	begin(100);
	CHECK(!is_used());
	CHECK_INT(add(), 0);
	options(&o);
	t = load_files(paths, 1, &o, NULL);
	same = load(0);
	CHECK(same->store != NULL);
	check_same(same, t);
	trace_free(same);
	trace_free(t);
	end();
}

TEST(other_options_have_another_index)
{
	struct trace *t;

	begin(10);
	CHECK_INT(add(), 0);
	t = load(1);
	CHECK(t->store == NULL);
	trace_free(t);
	index_options.off = 1;
	CHECK(!is_used());
	end();
}

TEST(a_file_that_changed_is_read)
{
	struct timespec times[2] = { { 0, UTIME_OMIT }, { 1000000000, 1 } };
	char old[sizeof(path) + 4];
	struct stat st;
	int fd;

	begin(10);
	CHECK_INT(add(), 0);
	CHECK(is_used());
	CHECK_INT(utimensat(AT_FDCWD, path, times, 0), 0);
	CHECK(!is_used());
	CHECK_INT(add(), 0);
	CHECK(is_used());
	/* the same size and time, another byte */
	CHECK_INT(stat(path, &st), 0);
	fd = open(path, O_WRONLY);
	CHECK_INT(pwrite(fd, "x", 1, 11), 1);
	CHECK_INT(futimens(fd, times), 0);
	close(fd);
	CHECK(!is_used());
	/* a copy under its name */
	CHECK_INT(add(), 0);
	CHECK(is_used());
	snprintf(old, sizeof(old), "%s.old", path);
	CHECK_INT(rename(path, old), 0);
	make_trace(10);
	CHECK_INT(utimensat(AT_FDCWD, path, times, 0), 0);
	CHECK(!is_used());
	unlink(old);
	end();
}

TEST(an_index_of_others_is_not_used)
{
	char name[512], moved[600];

	begin(10);
	CHECK_INT(add(), 0);
	CHECK_INT(find_file(name, sizeof(name)), 1);
	CHECK_INT(chmod(name, 0640), 0);
	CHECK(!is_used());
	CHECK_INT(chmod(name, 0600), 0);
	CHECK(is_used());
	CHECK_INT(chmod(dir, 0750), 0);
	CHECK(!is_used());
	CHECK_INT(chmod(dir, 0700), 0);
	/* nor what a link leads to */
	snprintf(moved, sizeof(moved), "%s.moved", name);
	CHECK_INT(rename(name, moved), 0);
	CHECK_INT(symlink(moved, name), 0);
	CHECK(!is_used());
	unlink(name);
	CHECK_INT(mkfifo(name, 0600), 0);	/* must not wait for a writer */
	CHECK(!is_used());
	end();
}

TEST(what_is_no_file_has_no_index)
{
	begin(10);
	unlink(path);
	CHECK_INT(mkfifo(path, 0600), 0);
	CHECK_INT(add(), -1);
	end();
}

/* Reads the only file of the folder. */
static char *
read_index(char *name, size_t n, size_t *len)
{
	struct stat st;
	char *data;
	int fd;

	CHECK_INT(find_file(name, n), 1);
	fd = open(name, O_RDONLY);
	if (fd == -1 || fstat(fd, &st) == -1)
		abort();
	*len = (size_t)st.st_size;
	data = xmalloc(*len);
	CHECK_INT(read(fd, data, *len), (intmax_t)*len);
	close(fd);
	return data;
}

TEST(every_byte_that_is_flipped_is_found)
{
	char name[512], bad, *data;
	size_t len, i, used = 0;
	int fd;

	begin(4);
	CHECK_INT(add(), 0);
	data = read_index(name, sizeof(name), &len);
	fd = open(name, O_RDWR);
	for (i = 0; i < len; i += TEST_SHARE) {
		bad = (char)(data[i] ^ 1 << i % 8);
		if (pwrite(fd, &bad, 1, (off_t)i) != 1)
			abort();
		used += (size_t)is_used();
		if (pwrite(fd, &data[i], 1, (off_t)i) != 1)
			abort();
	}
	CHECK_INT(used, 0);
	CHECK(is_used());
	close(fd);
	free(data);
	end();
}

TEST(an_index_that_is_cut_or_longer_is_not_used)
{
	char name[512], *data;
	size_t len, i, used = 0;

	begin(4);
	CHECK_INT(add(), 0);
	data = read_index(name, sizeof(name), &len);
	for (i = len; i > 0; i -= i < 97 ? i : 97) {
		if (truncate(name, (off_t)(i - 1)) == -1)
			abort();
		used += (size_t)is_used();
	}
	CHECK_INT(used, 0);
	CHECK_INT(add(), 0);
	CHECK(is_used());
	if (truncate(name, (off_t)len + 1) == -1)
		abort();
	CHECK(!is_used());
	free(data);
	end();
}

TEST(a_write_that_fails_leaves_nothing)
{
	struct rlimit all, some;
	char name[512], *data;
	size_t len, i, failed = 0, n = 0;

	begin(4);
	CHECK_INT(add(), 0);
	data = read_index(name, sizeof(name), &len);
	unlink(name);
	signal(SIGXFSZ, SIG_IGN);
	CHECK_INT(getrlimit(RLIMIT_FSIZE, &all), 0);
	for (i = 0; i < len; i += 61, n++) {
		some = all;
		some.rlim_cur = i;
		CHECK_INT(setrlimit(RLIMIT_FSIZE, &some), 0);
		failed += add() == -1 && find_file(name, sizeof(name)) == 0;
		CHECK_INT(setrlimit(RLIMIT_FSIZE, &all), 0);
	}
	CHECK_INT(failed, n);
	CHECK_INT(add(), 0);
	CHECK(is_used());
	free(data);
	end();
}

TEST(the_limit_removes_what_was_used_first)
{
	static const struct timespec old[2] = { { 1000000000, 0 },
	    { 1000000000, 0 } };
	char name[512], first[512], *data;
	struct index_list l;
	size_t len;

	begin(10);
	CHECK_INT(add(), 0);
	data = read_index(first, sizeof(first), &len);
	free(data);
	CHECK_INT(utimensat(AT_FDCWD, first, old, 0), 0);
	unlink(path);
	make_trace(10);
	index_limit(2 * len + 4096);
	CHECK_INT(add(), 0);
	CHECK_INT(find_file(name, sizeof(name)), 2);
	index_list(&l);
	CHECK_INT(l.n, 2);
	CHECK_STR(l.v[0].paths, path);
	CHECK(strstr(first, l.v[1].name) != NULL);
	index_list_free(&l);
	index_limit(len + 4096);
	index_trim();
	CHECK_INT(find_file(name, sizeof(name)), 1);
	CHECK(strcmp(name, first) != 0);
	CHECK(is_used());
	index_limit(len / 2);
	CHECK_INT(add(), -1);		/* larger than the limit */
	CHECK_INT(find_file(name, sizeof(name)), 0);
	end();
}

/* ---- blocks that are checked when they are touched ---- */

static sigjmp_buf	jump;
static int		was_gone;

static void
jump_out(int gone)
{
	was_gone = gone;
	siglongjmp(jump, 1);
}

/* Reads all arrays; returns 1 if a block of them was damaged. */
static int
touch_all(const struct trace *t)
{
	const struct column *c;
	volatile uint64_t sum = 0;
	const char *p;
	size_t i;

	if (sigsetjmp(jump, 1) != 0)
		return 1;
	for (c = columns; c < columns + ncolumns; c++) {
		p = column_array(t, c);
		for (i = 0; i < column_count(t, c) * c->size; i += 64)
			sum += (uint64_t)(unsigned char)p[i];
	}
	(void)sum;
	return 0;
}

TEST(a_block_is_checked_when_it_is_touched)
{
	char name[512], bad, *data;
	struct trace *t;
	size_t len, i;
	int fd;

	begin(20000);
	tuning.index_small = 64;
	CHECK_INT(add(), 0);
	index_options.damaged = jump_out;
	t = load(0);
	CHECK(t->store != NULL);
	CHECK_INT(touch_all(t), 0);
	trace_free(t);
	data = read_index(name, sizeof(name), &len);
	CHECK(len > 5 * 65536);
	/* in the middle: of an array, not of the tail */
	i = 4 * 65536 + 77;
	fd = open(name, O_WRONLY);
	bad = (char)(data[i] ^ 16);
	CHECK_INT(pwrite(fd, &bad, 1, (off_t)i), 1);
	close(fd);
	t = load(0);
	CHECK(t->store != NULL);
	CHECK_INT(touch_all(t), 1);
	CHECK_INT(was_gone, 1);
	CHECK_INT(find_file(name, sizeof(name)), 0);
	trace_free(t);
	/* cut while it is mapped: the bytes cannot be read any more */
	CHECK_INT(add(), 0);
	t = load(0);
	CHECK(t->store != NULL);
	CHECK_INT(find_file(name, sizeof(name)), 1);
	CHECK_INT(truncate(name, 65536), 0);
	CHECK_INT(touch_all(t), 1);
	trace_free(t);
	free(data);
	end();
}

/* the leak sanitizer says so when the part of a key that was made is kept */
TEST(file_that_has_no_key)
{
	static const char *const device[] = { "/dev/null" };
	struct load_options o;
	struct err err;
	struct trace *t;

	begin(1);
	options(&o);
	err_clear(&err);
	t = index_load(device, 1, &o, &err);
	CHECK(t != NULL && t->store == NULL);
	trace_free(t);
	err_clear(&err);
	CHECK_INT(index_write(device, 1, &o, &err), -1);
	CHECK_STR(err.msg, "/dev/null: only regular files have an index");
	end();
}

/*
 * An index that an older version has written is asked for its sums: those of
 * known bytes are worked out by hand, with whole numbers of any size.
 */
TEST(sums_of_known_bytes)
{
	static const struct {
		size_t n;
		uint64_t sum;
	} want[] = {
		{ 0, UINT64_C(0xe24d352c207e0d60) },
		{ 1, UINT64_C(0xd2ddf2839f38e0bb) },
		{ 63, UINT64_C(0x1fa7bc9ccd0bd295) },
		{ 64, UINT64_C(0x2feddb44f8105c6e) },
		{ 65, UINT64_C(0xe7145334e0b85641) },
		{ 200, UINT64_C(0x918d8c068bca92f7) }
	};
	static unsigned char bytes[2 * INDEX_SUMMED + 1];
	size_t i;

	for (i = 0; i < sizeof(bytes); i++)
		bytes[i] = (unsigned char)(i * 7 + 3);
	for (i = 0; i < sizeof(want) / sizeof(want[0]); i++)
		CHECK(index_sum(5, bytes, want[i].n) == want[i].sum);
	/* the first block has no sum of its head, and pieces that end where
	 * those of the file do */
	CHECK(index_block_sum(0, (char *)bytes, INDEX_SUMMED + 100) ==
	    UINT64_C(0xe005d9fe7fdd5d94));
	CHECK(index_block_sum(1, (char *)bytes, 2 * INDEX_SUMMED + 1) ==
	    UINT64_C(0x6525e1d83fa05ede));
}

TEST_MAIN
