/*
 * follow: settings, requests and news between the thread that takes a growing
 * trace and the one that shows it.
 */
#include "config.h"

#include "ttv/follow.h"
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

TEST_MAIN
