/* Options: types and bounds. */
#include "config.h"

#include "ttv/err.h"
#include "ttv/option.h"

#include "test.h"

static struct options o;

static int
set(const char *text)
{
	struct err err;

	err_clear(&err);
	return option_set(&o, text, &err);
}

TEST(defaults)
{
	char text[64];
	int i;

	options_init(&o);
	for (i = 0; i < OPTION_MAX; i++) {
		CHECK(option_rows[i].help[0] != '\0');
		option_format(&o, (enum option_id)i, text, sizeof(text));
		CHECK_INT(set(text), i);	/* what is shown can be set */
	}
}

TEST(setting)
{
	options_init(&o);
	CHECK_INT(set("margin=12"), OPTION_MARGIN);
	CHECK_INT(o.value[OPTION_MARGIN], 12);
	CHECK_INT(set("margin 3"), OPTION_MARGIN);
	CHECK_INT(o.value[OPTION_MARGIN], 3);
	CHECK_INT(set("nostacked"), OPTION_STACKED);
	CHECK_INT(o.value[OPTION_STACKED], 0);
	CHECK_INT(set("stacked"), OPTION_STACKED);
	CHECK_INT(o.value[OPTION_STACKED], 1);
	CHECK_INT(set("glyphs=ascii"), OPTION_GLYPHS);
	CHECK_INT(o.value[OPTION_GLYPHS], 2);
}

TEST(bad_values)
{
	options_init(&o);
	CHECK_INT(set("margin=101"), -1);
	CHECK_INT(set("margin=-1"), -1);
	CHECK_INT(set("margin=x"), -1);
	CHECK_INT(set("margin"), -1);
	CHECK_INT(set("glyphs=round"), -1);
	CHECK_INT(set("stacked=perhaps"), -1);
	CHECK_INT(set("nomargin"), -1);
	CHECK_INT(set("nothing=1"), -1);
	CHECK_INT(set(""), -1);
	CHECK_INT(o.value[OPTION_MARGIN], 8);
}

TEST_MAIN
