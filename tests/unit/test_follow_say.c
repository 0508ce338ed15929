/*
 * follow: settings, requests and news between the thread that takes a growing
 * trace and the one that shows it.
 */
#include "config.h"

#include <sys/stat.h>

#include <stdlib.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/input.h"
#include "ttv/mapfile.h"
#include "ttv/trace.h"
#include "load/follow.h"
#include "test.h"

static struct follow *follow;

TEST(what_the_two_threads_say)
{
	char s[200];
	int i;

	follow = follow_new(5);
	CHECK_INT(follow_keep(follow), 5);
	follow_set_keep(follow, 0);
	CHECK_INT(follow_keep(follow), 0);
	CHECK_INT(follow_said(follow, s, sizeof(s)), 0);
	for (i = 0; i < 6; i++)
		follow_say(follow, i == 5, "message %d", i);
	CHECK_INT(follow_says(follow), 1);
	CHECK_INT(follow_said(follow, s, sizeof(s)), 1);
	CHECK_STR(s, "message 2");	/* the newest four */
	follow_said(follow, s, sizeof(s));
	follow_said(follow, s, sizeof(s));
	CHECK_INT(follow_said(follow, s, sizeof(s)), -1);
	CHECK_STR(s, "message 5");
	CHECK_INT(follow_says(follow), 0);
	follow_behind(follow, 999);
	follow_text(follow, s, sizeof(s));
	CHECK_STR(s, "following");
	follow_behind(follow, 61001);
	follow_text(follow, s, sizeof(s));
	CHECK_STR(s, "following, 1.03 min behind");
	CHECK(follow_asked(follow) == NULL);
	follow_save(follow, "a");
	follow_save(follow, "b");
	free(follow_asked(follow));
	CHECK(follow_asked(follow) == NULL);
	CHECK_INT(follow_join_asked(follow), 0);
	follow_join(follow);
	CHECK_INT(follow_join_asked(follow), 1);
	CHECK_INT(follow_join_asked(follow), 0);
	CHECK_INT(follow_hurried(follow), 0);
	follow_hurry(follow);
	CHECK_INT(follow_hurried(follow), 1);
	CHECK_INT(follow_hurried(follow), 1);
	follow_calm(follow);
	CHECK_INT(follow_hurried(follow), 0);
	follow_free(follow);
	follow = NULL;
}

/* ---- a copy of what came ---- */

#define BYTES	((3u << 20) + 1)

static char dir[] = "/tmp/ttv-test.XXXXXX", path[64];
static struct trace of;
static struct inputs in;
static struct input input;

/* Has an ended trace of BYTES bytes, and a path that is free. */
static void
saving_open(void)
{
	static char text[BYTES];
	struct err err;
	uint32_t i;

	CHECK(mkdtemp(dir) != NULL);
	snprintf(path, sizeof(path), "%s/copy", dir);
	for (i = 0; i < BYTES; i++)
		text[i] = (char)(i * 2654435761u >> 24);
	err_clear(&err);
	CHECK_INT(mapfile_memory(&input.map, text, BYTES, &err), 0);
	in.v = &input;
	in.n = 1;
	of.reader_data = &in;
	follow = follow_new(0);
}

static void
saving_close(void)
{
	mapfile_close(&input.map);
	unlink(path);
	rmdir(dir);
	memcpy(dir + sizeof(dir) - 7, "XXXXXX", 6);
	follow_free(follow);
}

TEST(a_copy_has_all_bytes)
{
	struct mapfile copy;
	struct stat st;
	char s[200];

	saving_open();
	CHECK_INT(follow_saving(follow), -1);
	CHECK_INT(follow_save_stop(follow), 0);
	follow_save(follow, path);
	CHECK_INT(follow_saving(follow), 0);
	follow_save_ended(follow, &of);
	CHECK_INT(follow_saving(follow), -1);
	CHECK_INT(stat(path, &st), 0);
	CHECK_INT(st.st_size, BYTES);
	CHECK_INT(mapfile_path(&copy, path, NULL, NULL), 0);
	CHECK_MEM(copy.data, copy.len, input.map.data, BYTES);
	mapfile_close(&copy);
	CHECK_INT(follow_said(follow, s, sizeof(s)), 1);
	/* another file is not written over */
	follow_save(follow, path);
	follow_save_ended(follow, &of);
	CHECK_INT(follow_said(follow, s, sizeof(s)), -1);
	CHECK_INT(follow_saving(follow), -1);
	/* the thread that followed had it */
	follow_save(follow, path);
	free(follow_asked(follow));
	follow_save_ended(follow, &of);
	CHECK_INT(follow_saving(follow), -1);
	saving_close();
}

TEST(a_copy_that_is_ended_leaves_no_file)
{
	struct stat st;
	char s[200];

	saving_open();
	follow_save(follow, path);
	CHECK_INT(follow_save_stop(follow), 1);
	follow_save_ended(follow, &of);
	CHECK_INT(stat(path, &st), -1);
	CHECK_INT(follow_said(follow, s, sizeof(s)), -1);
	CHECK(strstr(s, "not written") != NULL);
	CHECK_INT(follow_saving(follow), -1);
	/* that was for this one only */
	follow_save(follow, path);
	follow_save_ended(follow, &of);
	CHECK_INT(stat(path, &st), 0);
	saving_close();
}

TEST(a_copy_says_how_far_it_is)
{
	follow = follow_new(0);
	follow_save(follow, "a");
	CHECK_INT(follow_wrote(follow, 1, 4), 0);
	CHECK_INT(follow_saving(follow), 25);
	CHECK_INT(follow_wrote(follow, UINT64_MAX / 2, UINT64_MAX), 0);
	CHECK_INT(follow_saving(follow), 50);
	CHECK_INT(follow_wrote(follow, 0, 0), 0);
	follow_save_stop(follow);
	CHECK_INT(follow_wrote(follow, 2, 4), 1);
	follow_free(follow);
}

TEST_MAIN
