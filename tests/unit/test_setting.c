/* setting: types and bounds. */
#include "config.h"

#include <sys/stat.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/builder.h"
#include "ttv/err.h"
#include "ttv/setting.h"
#include "ttv/trace.h"

#include "test.h"

static struct settings o;

static int
set(const char *text)
{
	struct err err;

	err_clear(&err);
	return setting_set(&o, text, &err);
}

TEST(defaults)
{
	char text[64];
	int i;

	settings_init(&o);
	for (i = 0; i < SETTING_MAX; i++) {
		CHECK(setting_rows[i].help[0] != '\0');
		setting_format(&o, (enum setting_id)i, text, sizeof(text));
		CHECK_INT(set(text), i);	/* shown values can be set */
	}
}

TEST(setting)
{
	settings_init(&o);
	CHECK_INT(set("margin=12"), SETTING_MARGIN);
	CHECK_INT(o.value[SETTING_MARGIN], 12);
	CHECK_INT(set("margin 3"), SETTING_MARGIN);
	CHECK_INT(o.value[SETTING_MARGIN], 3);
	CHECK_INT(set("nostacked"), SETTING_STACKED);
	CHECK_INT(o.value[SETTING_STACKED], 0);
	CHECK_INT(set("stacked"), SETTING_STACKED);
	CHECK_INT(o.value[SETTING_STACKED], 1);
	CHECK_INT(set("glyphs=ascii"), SETTING_GLYPHS);
	CHECK_INT(o.value[SETTING_GLYPHS], 2);
}

TEST(blanks_behind_a_word_are_not_part_of_it)
{
	settings_init(&o);
	CHECK_INT(set("colour=self  "), SETTING_COLOUR);
	CHECK_INT(o.value[SETTING_COLOUR], 5);
}

TEST(sizes_have_bounds)
{
	settings_init(&o);
	CHECK_INT(set("cache=1073741824M"), SETTING_CACHE);
	CHECK_INT(o.value[SETTING_CACHE], 1 << 30);
	CHECK_INT(set("cache=1073741825M"), -1);
	CHECK_INT(o.value[SETTING_CACHE], 1 << 30);
	CHECK_INT(set("cache=0"), SETTING_CACHE);
	CHECK_INT(o.value[SETTING_CACHE], 0);
	CHECK_INT(set("cache=-1M"), -1);
}

TEST(bad_values)
{
	settings_init(&o);
	CHECK_INT(set("margin=101"), -1);
	CHECK_INT(set("margin=-1"), -1);
	CHECK_INT(set("margin=x"), -1);
	CHECK_INT(set("margin"), -1);
	CHECK_INT(set("glyphs=round"), -1);
	CHECK_INT(set("glyphs=half x "), -1);
	CHECK_INT(set("stacked=perhaps"), -1);
	CHECK_INT(set("nomargin"), -1);
	CHECK_INT(set("nothing=1"), -1);
	CHECK_INT(set(""), -1);
	CHECK_INT(o.value[SETTING_MARGIN], 8);
}

TEST(a_config_is_a_regular_file)
{
	char dir[] = "/tmp/ttv-test.XXXXXX", path[64];
	struct builder *b = builder_new();
	struct trace *t = builder_finish(&b, 1, 1);
	struct app app;
	struct err err;
	FILE *f;
	int i;

	app_init(&app, t, 80, 24);
	CHECK(mkdtemp(dir) != NULL);
	snprintf(path, sizeof(path), "%s/config", dir);
	err_clear(&err);
	CHECK_INT(mkfifo(path, 0600), 0);
	CHECK_INT(app_config(&app, path, &err), -1);	/* and returns */
	CHECK(strstr(err.msg, "is no regular file") != NULL);
	unlink(path);
	err_clear(&err);
	CHECK_INT(app_config(&app, dir, &err), -1);
	err_clear(&err);
	CHECK_INT(app_config(&app, "/dev/zero", &err), -1);
	err_clear(&err);
	CHECK_INT(app_config(&app, "/dev/null", &err), 0);
	f = fopen(path, "w");
	for (i = 0; i < 1 << 16; i++)
		fputs("# a line of 20 bytes\n", f);
	fclose(f);
	CHECK_INT(app_config(&app, path, &err), -1);
	CHECK(strstr(err.msg, "too large") != NULL);
	unlink(path);
	rmdir(dir);
	app_free(&app);
	trace_free(t);
}

TEST_MAIN
