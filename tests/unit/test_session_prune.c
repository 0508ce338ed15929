/*
 * session_prune: which states of traces go, and that nothing else does.
 */
#include "config.h"

#include <sys/stat.h>

#include <dirent.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include "ttv/session.h"
#include "test.h"

#define DAY	(24 * 60 * 60)

static char	dir[] = "/tmp/ttv-state.XXXXXX";
static char	full[512];

static const char *
in_dir(const char *name)
{
	snprintf(full, sizeof(full), "%s/%s", dir, name);
	return full;
}

static void
begin(void)
{
	memcpy(dir + sizeof(dir) - 7, "XXXXXX", 6);
	if (mkdtemp(dir) == NULL)
		abort();
}

static void
end(void)
{
	struct dirent *e;
	DIR *d = opendir(dir);

	while ((e = readdir(d)) != NULL)
		if (e->d_name[0] != '.')
			unlink(in_dir(e->d_name));
	closedir(d);
	rmdir(dir);
}

/* Makes a file that was last used `ago` seconds before now. */
static void
make(const char *name, long ago)
{
	struct timespec times[2];
	FILE *f = fopen(in_dir(name), "w");

	if (f == NULL)
		abort();
	fclose(f);
	clock_gettime(CLOCK_REALTIME, &times[0]);
	times[0].tv_sec -= ago;
	times[1] = times[0];
	utimensat(AT_FDCWD, full, times, 0);
}

/* Makes the state of trace i. */
static void
make_state(int i, long ago)
{
	char name[64];

	snprintf(name, sizeof(name), "t.json-%016x.session", i);
	make(name, ago);
}

static int
is_there(const char *name)
{
	struct stat st;

	return lstat(in_dir(name), &st) == 0;
}

static int
has_state(int i)
{
	char name[64];

	snprintf(name, sizeof(name), "t.json-%016x.session", i);
	return is_there(name);
}

static void
prune(int now, size_t most, int days)
{
	char path[600];

	snprintf(path, sizeof(path), "%s/t.json-%016x.session", dir, now);
	session_prune(path, most, days);
}

TEST(states_beyond_the_number_go_the_oldest_first)
{
	int i;

	begin();
	for (i = 0; i < 20; i++)
		make_state(i, (i * 7) % 20 * 60);
	prune(0, 5, 0);
	for (i = 0; i < 20; i++)
		CHECK_INT(has_state(i), (i * 7) % 20 < 5);
	prune(0, 5, 0);
	CHECK(has_state(0));
	end();
}

TEST(states_beyond_the_age_go)
{
	begin();
	make_state(1, DAY / 2);
	make_state(2, 9 * DAY);
	make_state(3, 11 * DAY);
	prune(1, 100, 0);
	CHECK(has_state(3));
	prune(1, 100, 10);
	CHECK(has_state(1));
	CHECK(has_state(2));
	CHECK(!has_state(3));
	end();
}

TEST(the_state_in_use_stays)
{
	begin();
	make_state(1, 100 * DAY);
	make_state(2, 0);
	prune(1, 1, 10);
	CHECK(has_state(1));
	CHECK(has_state(2));
	end();
}

TEST(a_state_that_is_used_is_young)
{
	char path[600];

	begin();
	make_state(1, 100 * DAY);
	make_state(2, 90 * DAY);
	snprintf(path, sizeof(path), "%s/t.json-%016x.session", dir, 1);
	session_used(path);
	prune(3, 1, 0);
	CHECK(has_state(1));
	CHECK(!has_state(2));
	end();
}

TEST(nothing_but_states_goes)
{
	static const char *const other[] = { "query_history", "my.session",
	    "a-0123.session", "a-0123456789abcdeg.session", ".session",
	    "a-0123456789abcdef.session.old",
	    "a_0123456789abcdef.session", "a-0123456789abcdef.sessions" };
	size_t i;

	begin();
	for (i = 0; i < sizeof(other) / sizeof(other[0]); i++)
		make(other[i], 1000L * DAY);
	if (symlink("query_history", in_dir("l-0123456789abcdef.session")) ==
	    -1)
		abort();
	prune(1, 1, 1);
	for (i = 0; i < sizeof(other) / sizeof(other[0]); i++)
		CHECK(is_there(other[i]));
	CHECK(is_there("l-0123456789abcdef.session"));
	end();
}

TEST(what_a_writer_left_goes)
{
	begin();
	make("a-0123456789abcdef.session.Ab3xYz", 30);
	make("b-0123456789abcdef.session.Ab3xYz", 2 * DAY);
	prune(1, 100, 0);
	CHECK(is_there("a-0123456789abcdef.session.Ab3xYz"));
	CHECK(!is_there("b-0123456789abcdef.session.Ab3xYz"));
	end();
}

TEST(a_folder_that_is_not_there)
{
	session_prune("/nowhere/at-0123456789abcdef.session", 1, 1);
	session_prune("no-folder", 1, 1);
	session_used("/nowhere/at-0123456789abcdef.session");
	CHECK(1);
}

TEST_MAIN
