/* keymap: sequences, <Any>, and bind lines. */
#include "config.h"

#include "ttv/command.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/keymap.h"

#include "test.h"

static int
bind(struct keymap *km, const char *line)
{
	struct err err;

	err_clear(&err);
	return keymap_parse_line(km, ui_commands, line, 0, &err);
}

/* Returns "F command", or "P" or "N", for keys in normal mode. */
static const char *
look(const struct keymap *km, const char *keys)
{
	static char text[64];
	const struct binding *b = NULL;
	uint32_t k[KEYMAP_SEQ + 1], any = K_NONE;
	int n = key_parse_all(keys, k, KEYMAP_SEQ + 1);

	switch (keymap_find(km, MODE_NORMAL, k, n, &b, &any)) {
	case KEYMAP_FULL:
		snprintf(text, sizeof(text), "F %s%c%c", b->command,
		    any != K_NONE ? ' ' : '\0', (char)any);
		return text;
	case KEYMAP_PREFIX:
		return "P";
	default:
		return "N";
	}
}

TEST(sequences)
{
	struct keymap km = { NULL, 0, 0 };

	CHECK_INT(bind(&km, "w zoom-in"), 0);
	CHECK_INT(bind(&km, "gg first-line"), 0);
	CHECK_INT(bind(&km, "gt goto-time 5ms"), 0);
	CHECK_INT(bind(&km, "m<Any> mark"), 0);
	CHECK_INT(bind(&km, "'<Any> goto-mark"), 0);
	CHECK_INT(bind(&km, "'' jump-last"), 0);
	CHECK_STR(look(&km, "w"), "F zoom-in");
	CHECK_STR(look(&km, "g"), "P");
	CHECK_STR(look(&km, "gg"), "F first-line");
	CHECK_STR(look(&km, "gt"), "F goto-time 5ms");
	CHECK_STR(look(&km, "gx"), "N");
	CHECK_STR(look(&km, "x"), "N");
	CHECK_STR(look(&km, "ma"), "F mark a");
	CHECK_STR(look(&km, "'a"), "F goto-mark a");
	CHECK_STR(look(&km, "''"), "F jump-last");
	CHECK_STR(look(&km, "ggggg"), "N");
	keymap_free(&km);
}

TEST(binding_again_replaces)
{
	struct keymap km = { NULL, 0, 0 };
	struct err err;
	char keys[64];

	bind(&km, "w zoom-in");
	bind(&km, "+ zoom-in");
	bind(&km, "w zoom-out");
	CHECK_INT(km.n, 2);
	CHECK_STR(look(&km, "w"), "F zoom-out");
	keymap_keys_of(&km, MODE_NORMAL, "zoom-in", 0, keys, sizeof(keys));
	CHECK_STR(keys, "+");
	err_clear(&err);
	CHECK_INT(keymap_parse_line(&km, ui_commands, "w", 1, &err), 0);
	CHECK_STR(look(&km, "w"), "N");
	keymap_free(&km);
}

TEST(bad_lines_say_why)
{
	static const char *const bad[] = {
		"", "w", "w no-such-command", "<Foo> zoom-in",
		"abcde zoom-in", "-m nowhere w zoom-in", "-m list", NULL
	};
	struct keymap km = { NULL, 0, 0 };
	struct err err;
	int i;

	for (i = 0; bad[i] != NULL; i++) {
		err_clear(&err);
		CHECK_INT(keymap_parse_line(&km, ui_commands, bad[i], 0,
		    &err), -1);
		CHECK_INT(err.code, ERR_USAGE);
		CHECK(err.msg[0] != '\0');
	}
	CHECK_INT(km.n, 0);
	keymap_free(&km);
}

TEST(keys_of_a_command)
{
	struct keymap km = { NULL, 0, 0 };
	char keys[64];

	bind(&km, "<C-f> page-down");
	bind(&km, "<PgDn> page-down");
	bind(&km, "-m \t inspector  j\tlist-down");
	CHECK_INT(keymap_keys_of(&km, MODE_NORMAL, "page-down", 0, keys,
	    sizeof(keys)), 11);
	CHECK_STR(keys, "Ctrl-F PgDn");
	keymap_keys_of(&km, MODE_NORMAL, "page-down", 1, keys, sizeof(keys));
	CHECK_STR(keys, "Ctrl-F");
	CHECK_INT(keymap_keys_of(&km, MODE_NORMAL, "list-down", 0, keys,
	    sizeof(keys)), 0);
	keymap_keys_of(&km, MODE_INSPECTOR, "list-down", 0, keys, sizeof(keys));
	CHECK_STR(keys, "j");
	keymap_free(&km);
}

/* No default hides another: none is a prefix of a longer one. */
TEST(defaults_do_not_hide_each_other)
{
	struct keymap km = { NULL, 0, 0 };
	const struct binding *a, *b;
	size_t i, j;

	keymap_parse_defaults(&km, ui_commands);
	CHECK(km.n > 80);
	for (i = 0; i < km.n; i++)
		for (j = 0; j < km.n; j++) {
			a = &km.v[i];
			b = &km.v[j];
			if (a->mode == b->mode && a->nkeys < b->nkeys)
				CHECK(memcmp(a->keys, b->keys,
				    (size_t)a->nkeys * sizeof(a->keys[0])));
		}
	keymap_free(&km);
}

/* A key that is bound twice by default is an error of the table. */
TEST(defaults_are_all_there)
{
	struct keymap km = { NULL, 0, 0 };
	size_t n;

	keymap_parse_defaults(&km, ui_commands);
	for (n = 0; ui_default_keys[n] != NULL; n++)
		;
	CHECK_INT(km.n, n);
	keymap_free(&km);
}

TEST_MAIN
