/*
 * Parses "bind" lines: "[-m MODE] KEYS COMMAND".  The default keys go through
 * the same parser as a user's lines.
 */
#include "config.h"

#include <string.h>

#include "ttv/command.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/keymap.h"
#include "ttv/xmalloc.h"

/* Copies the next word of *text to `out` and moves *text behind it. */
static void
keymap_word(const char **text, char *out, size_t n)
{
	size_t len = strcspn(*text, " \t");

	strlcpy(out, *text, len < n ? len + 1 : n);
	*text += len;
	*text += strspn(*text, " \t");
}

int
keymap_parse_line(struct keymap *km, const struct ui_command *commands,
    const char *text, int unbind, struct err *err)
{
	uint32_t keys[KEYMAP_SEQ];
	char w[64];
	int n, mode = MODE_NORMAL;

	if (strncmp(text, "-m ", 3) == 0) {
		text += 3 + strspn(text + 3, " \t");
		keymap_word(&text, w, sizeof(w));
		if ((mode = key_mode_find(w)) == -1)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: no such mode: normal, list, inspector, "
			    "help, warnings", w);
	}
	keymap_word(&text, w, sizeof(w));
	if ((n = key_parse_all(w, keys, KEYMAP_SEQ)) < 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "\"%s\": give up to %d keys such as gx or <C-x>", w,
		    KEYMAP_SEQ);
	if (unbind) {
		keymap_bind(km, (enum key_mode)mode, keys, n, NULL);
		return 0;
	}
	if (*text == '\0')
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "bind %s to which command?", w);
	if (ui_command_find(commands, text, strcspn(text, " \t")) == NULL)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "%.64s: no such command", text);
	keymap_bind(km, (enum key_mode)mode, keys, n, text);
	return 0;
}

/* Runs lines of the program's own. */
static void
keymap_parse_own(struct keymap *km, const struct ui_command *commands,
    const char *const *line)
{
	struct err err;
	int unbind;

	for (; line != NULL && *line != NULL; line++) {
		err_clear(&err);
		unbind = strncmp(*line, "unbind ", 7) == 0;
		if ((!unbind && strncmp(*line, "bind ", 5) != 0) ||
		    keymap_parse_line(km, commands, *line + (unbind ? 7 : 5),
		    unbind, &err) == -1)
			fatal("default keys: %s: %s", *line, err.msg);
	}
}

void
keymap_parse_defaults(struct keymap *km, const struct ui_command *commands)
{
	keymap_parse_own(km, commands, ui_default_keys);
}

void
keymap_preset(struct keymap *km, const struct ui_command *commands,
    int preset)
{
	keymap_free(km);
	keymap_parse_defaults(km, commands);
	keymap_parse_own(km, commands, ui_preset_keys[preset]);
}
