/*
 * fuzz_script: any text as a script of keys, as lines of a config file, and as
 * text typed behind a colon.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/command.h"
#include "ttv/err.h"
#include "ttv/keymap.h"
#include "ttv/setting.h"
#include "ttv/script.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "fuzz.h"

/* Checks that an error has a message that is safe to print. */
static void
check_error(int r, const struct err *e)
{
	char safe[2 * sizeof(e->msg)];

	if (r == 0)
		return;
	if (e->code == ERR_NONE || e->msg[0] == '\0')
		abort();
	text_safe(safe, sizeof(safe), e->msg, strlen(e->msg));
	if (strcmp(safe, e->msg) != 0)
		abort();
}

static void
line(struct keymap *map, struct settings *settings, char *s)
{
	struct err e;
	int i;

	for (i = 0; i < 2; i++) {
		err_clear(&e);
		check_error(keymap_parse_line(map, ui_commands, s, i, &e), &e);
	}
	err_clear(&e);
	check_error(setting_set(settings, s, &e) == -1 ? -1 : 0, &e);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	char *text = xstrndup((const char *)data, len), *next, *s;
	struct settings settings;
	struct keymap map;
	struct err e;

	err_clear(&e);
	check_error(script_check(text, &e), &e);
	memset(&map, 0, sizeof(map));
	settings_init(&settings);
	keymap_parse_defaults(&map, ui_commands);
	for (next = text; (s = strsep(&next, "\n")) != NULL;)
		line(&map, &settings, s);
	keymap_free(&map);
	free(text);
	return 0;
}
