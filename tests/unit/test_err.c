/*
 * err, fatal: the first error wins, messages are safe to print, exit statuses.
 * fatal() runs its hook and ends with 70.
 */
#include "config.h"

#include <sys/wait.h>

#include <unistd.h>

#include "test.h"
#include "ttv/err.h"
#include "ttv/xmalloc.h"

TEST(first_wins)
{
	struct err e = { 0 };

	CHECK_INT(err_set(&e, ERR_FORMAT, 12, "bad %d", 5), -1);
	CHECK_INT(err_set(&e, ERR_OPEN, 13, "later"), -1);
	CHECK_INT(e.code, ERR_FORMAT);
	CHECK_INT(e.offset, 12);
	CHECK_STR(e.msg, "bad 5");
	err_clear(&e);
	CHECK_INT(e.code, ERR_NONE);
	CHECK_STR(e.msg, "");
	err_set(&e, ERR_OPEN, ERR_NOWHERE, "now");
	CHECK_INT(e.code, ERR_OPEN);
	CHECK(e.offset == ERR_NOWHERE);
}

TEST(null_is_welcome)
{
	CHECK_INT(err_set(NULL, ERR_OPEN, 0, "nobody asked"), -1);
	err_clear(NULL);
}

TEST(message_is_safe)
{
	struct err e = { 0 };

	err_set(&e, ERR_OPEN, 0, "%s", "a\033[2J\nb\r\x9b" "c");
	CHECK_STR(e.msg, "a\xef\xbf\xbd[2J b\xef\xbf\xbd\xef\xbf\xbd" "c");
}

TEST(message_is_cut_at_a_character)
{
	struct err e = { 0 };
	char s[2001];
	size_t i;

	for (i = 0; i < 2000; i += 2)
		memcpy(s + i, "\xc3\xa9", 2);
	s[2000] = '\0';
	err_set(&e, ERR_OPEN, 0, "%s", s);
	CHECK_INT(strlen(e.msg), sizeof(e.msg) - 2);
	CHECK_INT((unsigned char)e.msg[strlen(e.msg) - 1], 0xa9);
}

TEST(status)
{
	static const struct {
		enum err_code	code;
		int		status;
	} t[] = {
		{ ERR_NONE, 0 }, { ERR_USAGE, 2 }, { ERR_OPEN, 2 },
		{ ERR_FORMAT, 3 }, { ERR_UNSUPPORTED, 3 }, { ERR_LIMIT, 3 },
		{ ERR_CANCELLED, 130 },
	};
	struct err e = { 0 };
	size_t i;

	for (i = 0; i < sizeof(t) / sizeof(t[0]); i++) {
		e.code = t[i].code;
		CHECK_INT(err_status(&e), t[i].status);
	}
}

static void
hook(void)
{
	fputs("[hook]", stderr);
	fflush(stderr);
	/* a hook that fails must not run again */
	fatal("in the hook");
}

/* Runs fn in a child; returns its stderr in out and its status. */
static void
child(void (*fn)(void), char *out, size_t n, int *status)
{
	ssize_t got;
	size_t len;
	pid_t pid;
	int fd[2];

	*status = -1;
	out[0] = '\0';
	fflush(NULL);
	if (!CHECK(pipe(fd) == 0))
		return;
	pid = fork();
	if (pid == 0) {
		dup2(fd[1], STDERR_FILENO);
		close(fd[0]);
		fn();
		_exit(0);
	}
	close(fd[1]);
	for (len = 0; (got = read(fd[0], out + len, n - 1 - len)) > 0; )
		len += (size_t)got;
	out[len] = '\0';
	close(fd[0]);
	waitpid(pid, status, 0);
}

static void
plain_fatal(void)
{
	fatal("no %s", "way");
}

static void
hooked_fatal(void)
{
	fatal_set_hook(hook);
	fatal("first");
}

static void
product_overflows(void)
{
	xreallocarray(NULL, SIZE_MAX / 2, 3);
}

TEST(fatal)
{
	char out[256];
	int status;

	child(plain_fatal, out, sizeof(out), &status);
	CHECK_STR(out, "ttv: no way\n");
	CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 70);
	child(hooked_fatal, out, sizeof(out), &status);
	CHECK_STR(out, "[hook]ttv: in the hook\n");
	CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 70);
	child(product_overflows, out, sizeof(out), &status);
	CHECK(strncmp(out, "ttv: out of memory", 18) == 0);
	CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 70);
}

TEST(xgrow)
{
	size_t cap = 0, n, calls = 0, old;
	int *a = NULL;

	for (n = 0; n < 100000; n++) {
		old = cap;
		a = xgrow(a, n, &cap, sizeof(*a));
		calls += cap != old;
		a[n] = (int)n;
		if (n == 0)
			CHECK_INT(cap, 16);
	}
	CHECK_INT(a[99999], 99999);
	CHECK(cap > n - 1);
	CHECK_INT(calls, 14);
	free(a);
}

TEST(strings)
{
	char *s;

	s = xstrndup("abcdef", 3);
	CHECK_STR(s, "abc");
	free(s);
	s = xstrndup("ab", 30);
	CHECK_STR(s, "ab");
	free(s);
	s = xstrdup("");
	CHECK_STR(s, "");
	free(s);
	CHECK_INT(xasprintf(&s, "%d-%s", 4, "x"), 3);
	CHECK_STR(s, "4-x");
	free(s);
	free(xmalloc(0));
	free(xcalloc(0, 8));
	free(xreallocarray(xmalloc(3), 0, 8));
}

TEST_MAIN
