/*
 * limit: limits that no input of a test reaches, lowered.  What is as large as
 * they are is read; one more of anything is refused with a line.
 */
#include "config.h"

#include <sys/wait.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/derive.h"
#include "ttv/derived.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/load.h"
#include "ttv/sql.h"
#include "ttv/trace.h"
#include "temp.h"
#include "test.h"

static char	path[] = TEMP_PATH;

/*
 * Makes a file of n events, whose text has a number twice; returns what loading
 * says of it, or NULL for an error.
 */
static struct trace *
events(size_t n, const char *format, struct err *err)
{
	const char *const paths[] = { path };
	struct buf b = BUF_INIT;
	struct trace *t;
	size_t i;

	buf_adds(&b, "[");
	for (i = 0; i < n; i++) {
		buf_adds(&b, i > 0 ? "," : "");
		buf_printf(&b, format, i, i);
	}
	buf_adds(&b, "]");
	temp_make(path, b.data, b.len);
	buf_free(&b);
	err_clear(err);
	t = load_files(paths, 1, NULL, err);
	unlink(path);
	return t;
}

/* Each kind of thing, one an event, and half as many ends of arrows. */
static const struct {
	const char	*what, *format;
	size_t		 most;		/* of 100 */
} kinds[] = {
	{ "slices", "{\"ph\":\"X\",\"pid\":1,\"tid\":%zu,\"ts\":%zu,"
	    "\"dur\":1,\"name\":\"a\"}", 100 },
	{ "slices", "{\"ph\":\"b\",\"pid\":1,\"id\":%zu,\"ts\":%zu,"
	    "\"cat\":\"c\",\"name\":\"a\"}", 100 },
	{ "ends of slices", "{\"ph\":\"E\",\"pid\":1,\"tid\":%zu,"
	    "\"ts\":%zu}", 100 },
	{ "instants", "{\"ph\":\"i\",\"pid\":1,\"tid\":%zu,\"ts\":%zu,"
	    "\"name\":\"a\"}", 100 },
	{ "values of counters", "{\"ph\":\"C\",\"pid\":1,\"ts\":%zu,"
	    "\"name\":\"a\",\"args\":{\"v\":%zu}}", 100 },
	{ "ends of arrows", "{\"ph\":\"s\",\"pid\":1,\"tid\":1,"
	    "\"id\":%zu,\"ts\":%zu,\"name\":\"a\"}", 50 },
	{ "samples", "{\"ph\":\"P\",\"pid\":1,\"tid\":1,\"id\":%zu,"
	    "\"ts\":%zu,\"name\":\"a\"}", 100 },
	{ "events of objects", "{\"ph\":\"N\",\"pid\":1,\"id\":%zu,"
	    "\"ts\":%zu,\"name\":\"a\"}", 100 },
};
#define KINDS	(sizeof(kinds) / sizeof(kinds[0]))

TEST(limit_of_things)
{
	struct trace *t;
	struct err err;
	size_t i;

	limits.things = 100;
	for (i = 0; i < KINDS; i++) {
		t = events(kinds[i].most, kinds[i].format, &err);
		CHECK(t != NULL);
		trace_free(t);
		t = events(kinds[i].most + 1, kinds[i].format, &err);
		CHECK(t == NULL);
		CHECK_INT(err_status(&err), 3);
		CHECK(strstr(err.msg, kinds[i].what) != NULL);
		CHECK(strstr(err.msg, "cannot be numbered") != NULL);
	}
	limits.things = UINT32_MAX - 1;
}

/* Loads in a child with a limit; returns its status and what it says. */
static int
child(uint64_t *limit, uint64_t most, size_t n, const char *format,
    char *out, size_t size)
{
	struct err err;
	int fd[2], status = -1;
	size_t len;
	ssize_t got;
	pid_t pid;

	fflush(NULL);
	if (!CHECK(pipe(fd) == 0) || (pid = fork()) == -1)
		return -1;
	if (pid == 0) {
		dup2(fd[1], STDERR_FILENO);
		*limit = most;
		_exit(events(n, format, &err) == NULL);
	}
	close(fd[1]);
	for (len = 0; (got = read(fd[0], out + len, size - 1 - len)) > 0; )
		len += (size_t)got;
	out[len] = '\0';
	close(fd[0]);
	waitpid(pid, &status, 0);
	unlink(path);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static const char	named[] = "{\"ph\":\"X\",\"pid\":1,\"tid\":1,"
    "\"ts\":%zu,\"dur\":0,\"name\":\"n%zu\"}";

TEST(limit_of_strings)
{
	char out[200];

	CHECK_INT(child(&limits.strings, 1000, 500, named, out, sizeof(out)),
	    0);
	CHECK_INT(child(&limits.strings, 1000, 1001, named, out, sizeof(out)),
	    70);
	CHECK_STR(out, "ttv: more than 1000 different strings\n");
}

TEST(numbers_of_limits)
{
	static const struct {
		const char *unit, *text;
		uint64_t    number;
	} t[] = {
		{ "bytes", "1 MiB", 1 << 20 }, { "bytes", "1 KiB", 1 << 10 },
		{ "bytes", "1,023 bytes", 1023 },
		{ "bytes", "16 MiB", 16 << 20 },
		{ "bytes", "1,025 KiB", 1025 << 10 },
		{ "files", "1,024 files", 1024 },
		{ "bytes", "1,536 bytes", 1536 },
		{ "bytes", "4,096 MiB", UINT64_C(1) << 32 },
	};
	struct limit_row row = { .unit = "" };
	char text[64];
	size_t i;

	for (i = 0; i < sizeof(t) / sizeof(*t); i++) {
		row.unit = t[i].unit;
		row.number = t[i].number;
		limit_number(text, sizeof(text), &row);
		CHECK_STR(text, t[i].text);
	}
	for (i = 0; limit_row(i) != NULL; i++)
		CHECK(limit_row(i)->word[0] != '\0');
	CHECK(i > 9);
}

TEST(limit_of_ids)
{
	char out[200];

	CHECK_INT(child(&limits.ids, 1000, 500, named, out, sizeof(out)), 0);
	CHECK_INT(child(&limits.ids, 1000, 1001, kinds[0].format, out,
	    sizeof(out)), 70);
	CHECK_STR(out, "ttv: too many different names or ids\n");
}

TEST(limit_of_derived)
{
	static const char text[] = "with recursive n(ts) as (select 1 union "
	    "all select ts + 1 from n where ts < %d) select ts, 'a' as name "
	    "from n";
	struct derived d = DERIVED_INIT;
	struct sql_error error;
	struct trace *t;
	struct err err;
	struct sql *s;
	char sql[200];
	int n;

	limits.derived = 100;
	if (!CHECK((t = events(1, named, &err)) != NULL))
		return;
	s = sql_open(t);
	for (n = 100; n <= 101; n++) {
		snprintf(sql, sizeof(sql), text, n);
		CHECK_INT(sql_derive_rows(s, sql, strlen(sql), "d", &d,
		    &error), n == 100 ? 0 : -1);
		derived_free(&d);
	}
	CHECK(strstr(error.msg, "more than 100 rows") != NULL);
	sql_close(s);
	trace_free(t);
}

TEST_MAIN
