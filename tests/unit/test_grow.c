/*
 * grow: what is taken of a file that is written, cut, overwritten, replaced; of
 * a pipe that ends; of compressed streams, cut at every byte.
 */
#include "config.h"

#include <sys/mman.h>

#include <fcntl.h>
#include <zlib.h>

#include "ttv/err.h"
#include "ttv/grow.h"
#include "ttv/mapfile.h"
#include "temp.h"
#include "test.h"

static char path[] = TEMP_PATH;
static struct grow *grow;
static struct err err;

static void
begin(const char *text, size_t len)
{
	temp_make(path, text, len);
	err_clear(&err);
	grow = grow_open(path, &err);
	CHECK(grow != NULL);
}

static void
end(void)
{
	grow_free(grow);
	unlink(path);
}

static void
append(const void *p, size_t n)
{
	int fd = open(path, O_WRONLY | O_APPEND);

	if (write(fd, p, n) != (ssize_t)n)
		abort();
	close(fd);
}

static void
overwrite(off_t at, const char *text)
{
	int fd = open(path, O_WRONLY);

	if (pwrite(fd, text, strlen(text), at) != (ssize_t)strlen(text))
		abort();
	close(fd);
}

/* Checks all bytes that were taken. */
static void
check_bytes(const char *text)
{
	struct mapfile map;

	CHECK_INT(grow_bytes(grow), strlen(text));
	CHECK_INT(grow_map(grow, &map, &err), 0);
	CHECK_INT(map.len, strlen(text));
	CHECK(memcmp(map.data, text, map.len) == 0);
	mapfile_close(&map);
}

TEST(a_file_that_grows)
{
	begin("[1,2,", 5);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("[1,2,");
	append("3", 1);
	append(",4]", 3);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("[1,2,3,4]");
	CHECK_INT(grow_take(grow, &err), GROW_NOTHING);
	end();
}

TEST(a_maps_bytes_outlive_the_grow)
{
	struct mapfile map;

	begin("abcdef", 6);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	CHECK_INT(grow_map(grow, &map, &err), 0);
	end();
	CHECK(memcmp(map.data, "abcdef", 7) == 0);
	mapfile_close(&map);
}

TEST(the_end_is_written_over)
{
	begin("[{1},\n{2}\n]\n", 12);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	overwrite(9, ",\n{3}\n]\n");
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("[{1},\n{2},\n{3}\n]\n");
	CHECK_INT(truncate(path, 14), 0);
	append(",{4}]", 5);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("[{1},\n{2},\n{3},{4}]");
	end();
}

TEST(a_file_that_is_cut_is_taken_anew)
{
	begin("old old old", 11);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	CHECK_INT(truncate(path, 0), 0);
	CHECK_INT(grow_take(grow, &err), GROW_CUT);
	CHECK_INT(grow_bytes(grow), 0);
	append("new!", 4);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("new!");
	/* longer than before: only the bytes say it */
	overwrite(0, "other, longer");
	CHECK_INT(grow_take(grow, &err), GROW_CUT);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("other, longer");
	end();
}

TEST(a_file_that_is_replaced_is_read_to_its_end_first)
{
	char other[] = TEMP_PATH;

	begin("first", 5);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	append(" and last", 9);
	temp_make(other, "second", 6);
	CHECK_INT(rename(other, path), 0);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("first and last");
	CHECK_INT(grow_take(grow, &err), GROW_REPLACED);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("second");
	end();
}

TEST(a_pipe_and_its_end)
{
	int fds[2], in = dup(STDIN_FILENO);

	if (pipe(fds) == -1 || dup2(fds[0], STDIN_FILENO) == -1)
		abort();
	err_clear(&err);
	grow = grow_open("-", &err);
	CHECK_INT(write(fds[1], "ab", 2), 2);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	CHECK_INT(grow_bytes(grow), 0);		/* it may be compressed */
	CHECK_INT(write(fds[1], "cdef", 4), 4);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("abcdef");
	close(fds[1]);
	CHECK_INT(grow_take(grow, &err), GROW_END);
	grow_free(grow);
	dup2(in, STDIN_FILENO);
	close(in);
	close(fds[0]);
}

TEST(what_is_too_short_to_have_a_type_is_there_at_the_end)
{
	int fds[2], in = dup(STDIN_FILENO);

	if (pipe(fds) == -1 || dup2(fds[0], STDIN_FILENO) == -1)
		abort();
	err_clear(&err);
	grow = grow_open("-", &err);
	CHECK_INT(write(fds[1], "[]", 2), 2);
	close(fds[1]);
	while (grow_take(grow, &err) != GROW_END)
		;
	check_bytes("[]");
	grow_free(grow);
	dup2(in, STDIN_FILENO);
	close(in);
	close(fds[0]);
}

/* Compresses a text as a member; returns its length. */
static size_t
member(const char *text, char *out, size_t n)
{
	z_stream z;

	memset(&z, 0, sizeof(z));
	deflateInit2(&z, 9, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
	z.next_in = (Bytef *)(uintptr_t)text;
	z.avail_in = (uInt)strlen(text);
	z.next_out = (Bytef *)out;
	z.avail_out = (uInt)n;
	deflate(&z, Z_FINISH);
	deflateEnd(&z);
	return z.total_out;
}

TEST(gzip_members_cut_at_every_byte)
{
	char packed[400];
	size_t n = member("one, and ", packed, 200), cut;

	n += member("two", packed + n, sizeof(packed) - n);
	for (cut = 0; cut <= n; cut++) {
		begin(packed, cut);
		while (cut > 0 && grow_take(grow, &err) == GROW_NOTHING)
			;
		append(packed + cut, n - cut);
		while (cut < n && grow_take(grow, &err) == GROW_NOTHING)
			;
		check_bytes("one, and two");
		CHECK_STR(grow_compression(grow), "gzip");
		end();
	}
}

TEST(a_damaged_stream_keeps_what_came_before)
{
	char packed[200];
	size_t n = member("some text", packed, sizeof(packed));

	begin(packed, n);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	append(packed, 10);
	append("\7\7\7\7", 4);	/* no such type of a block */
	CHECK_INT(grow_take(grow, &err), GROW_FAILED);
	CHECK_INT(err.code, ERR_FORMAT);
	check_bytes("some text");
	end();
}

TEST(what_cannot_be_followed)
{
	begin("PK\3\4....", 8);
	CHECK_INT(grow_take(grow, &err), GROW_FAILED);
	CHECK_INT(err.code, ERR_UNSUPPORTED);
	end();
	begin("\377\376[\0]\0", 6);
	CHECK_INT(grow_take(grow, &err), GROW_FAILED);
	CHECK_INT(err.code, ERR_UNSUPPORTED);
	end();
	err_clear(&err);
	CHECK(grow_open("/nonexistent/file", &err) == NULL);
	CHECK_INT(err.code, ERR_OPEN);
	err_clear(&err);
	CHECK(grow_open("/", &err) == NULL);
}

TEST(a_beginning_is_forgotten)
{
	begin("[old,new", 8);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	CHECK_INT(grow_forget(grow, 5, "[names,", 7, &err), 0);
	check_bytes("[names,new");
	append(",newer", 6);
	CHECK_INT(grow_take(grow, &err), GROW_MORE);
	check_bytes("[names,new,newer");
	end();
}

TEST(the_past_before_the_new_bytes)
{
	static char text[20000];
	size_t page = (size_t)sysconf(_SC_PAGESIZE), from, head;
	struct mapfile map;
	uintptr_t at;

	memset(text, 'x', sizeof(text));
	begin(text, sizeof(text));
	while (grow_bytes(grow) < sizeof(text))
		grow_take(grow, &err);
	for (head = 0; head < 9000; head += 1499)
		for (from = 0; from <= sizeof(text); from += 2000) {
			char past[9000];

			memset(past, 'h', sizeof(past));
			CHECK_INT(grow_map_behind(grow, past, head, from,
			    &map), 0);
			CHECK_INT(map.len, head + sizeof(text) - from);
			CHECK(memcmp(map.data, past, head) == 0);
			CHECK(memcmp(map.data + head, text, map.len - head) ==
			    0);
			CHECK_INT(map.data[map.len], 0);
			at = (uintptr_t)map.data / page * page;
			mapfile_close(&map);
			/* nothing is mapped there any more */
			CHECK_INT(msync((void *)at, page, MS_ASYNC), -1);
		}
	end();
}

TEST_MAIN
