/*
 * The last line: what the keys do now.  It names commands, the keymap says
 * their keys, so that it is true after any bind.  In the middle of a sequence
 * it shows how the sequence can go on.
 *
 * Form: "keys word", two blanks between; the view tells keys from words by it.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/key.h"
#include "ttv/loader.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "commands.h"

/* What a person needs first stands first: a narrow screen shows no more. */
static const struct hint normal[] = {
	{ "zoom-in zoom-out",		"zoom" },
	{ "pan-left pan-right",		"pan" },
	{ "previous down up next",	"cursor" },
	{ "inspect",			"details" },
	{ "find",			"find" },
	{ "help",			"help" },
	{ "close",			"quit" },
	{ "parent longest-child",	"out/in" },
	{ "longest",			"longest" },
	{ "focus",			"focus" },
	{ "goto-track",			"track" },
	{ "fold-toggle",		"fold" },
	{ "flow-previous flow-next",	"flow" },
	{ "palette",			"commands" },
	{ NULL, NULL }
};

/* Before all others, as long as it can be done. */
static const struct hint loading[] = {
	{ "interrupt",			"stop loading" },
	{ NULL, NULL }
};

static const struct hint searching[] = {
	{ "find-next find-previous",	"hits" },
	{ "find-longest",		"longest" },
	{ "cancel",			"end search" },
	{ "inspect",			"details" },
	{ "help",			"help" },
	{ "close",			"quit" },
	{ "jump-back",			"back" },
	{ "focus",			"focus" },
	{ "zoom-in zoom-out",		"zoom" },
	{ NULL, NULL }
};

/* The first key of a command in a mode or those that hold in it too. */
static size_t
key_of(const struct app *app, enum key_mode mode, const char *name, char *out,
    size_t n)
{
	enum key_mode m;
	size_t len = 0;
	int i;

	for (i = 0; len == 0 && (m = key_mode_chain(mode, i)) != MODE_MAX; i++)
		len = keymap_keys_of(&app->keymap, m, name, 1, out, n);
	return len;
}

/* Does the binding hold in the mode? */
static int
holds(const struct binding *b, enum key_mode mode)
{
	enum key_mode m;
	int i;

	for (i = 0; (m = key_mode_chain(mode, i)) != MODE_MAX; i++)
		if (b->mode == m)
			return 1;
	return 0;
}

/* The first key of each of the commands. */
static void
keys_of(const struct app *app, enum key_mode mode, const char *commands,
    char *out, size_t n)
{
	const char *slash = strchr(commands, ' ');
	char name[64], key[32];
	size_t len;

	/* two have a slash between, more stand together: w/s, hjkl */
	slash = slash != NULL && strchr(slash + 1, ' ') != NULL ? "" : "/";
	out[0] = '\0';
	while (*commands != '\0') {
		len = strcspn(commands, " ");
		strlcpy(name, commands, len < sizeof(name) ? len + 1 :
		    sizeof(name));
		commands += len + (commands[len] == ' ');
		if (key_of(app, mode, name, key, sizeof(key)) == 0)
			continue;
		if (out[0] != '\0')
			strlcat(out, slash, n);
		strlcat(out, key, n);
	}
}

static void
list(const struct app *app, enum key_mode mode, const struct hint *h,
    char *out, size_t n)
{
	char keys[64];

	for (; h != NULL && h->commands != NULL; h++) {
		keys_of(app, mode, h->commands, keys, sizeof(keys));
		if (keys[0] == '\0')
			continue;
		if (out[0] != '\0')
			strlcat(out, "  ", n);
		strlcat(out, keys, n);
		strlcat(out, " ", n);
		strlcat(out, h->word, n);
	}
}

/* After a "g": what can come next. */
static void
continuations(const struct app *app, char *out, size_t n)
{
	const struct binding *b;
	char keys[64];
	size_t i;

	keymap_label(out, n, app->seq, app->nseq);
	strlcat(out, " …", n);
	for (i = 0; i < app->keymap.n; i++) {
		b = &app->keymap.v[i];
		if (!holds(b, app_mode(app)))
			continue;
		if (b->nkeys <= app->nseq || memcmp(b->keys, app->seq,
		    (size_t)app->nseq * sizeof(b->keys[0])) != 0)
			continue;
		keymap_label(keys, sizeof(keys), b->keys + app->nseq,
		    b->nkeys - app->nseq);
		strlcat(out, "  ", n);
		strlcat(out, keys, n);
		strlcat(out, " ", n);
		strlcat(out, b->command, n);
	}
}

/* While a pattern is typed: how much it finds, or what is wrong with it. */
static void
found(const struct app *app, char *out, size_t n)
{
	char count[32];

	if (app->view.message_is_error && app->find.pattern == NULL)
		strlcpy(out, app->view.message, n);
	else if (app->find.pattern != NULL && app->prompt.len > 0) {
		text_count(count, sizeof(count), app->find.n);
		snprintf(out, n, "%s match%s", count, app->find.n == 1 ? "" :
		    "es");
	}
	if (out[0] != '\0')
		strlcat(out, "  ", n);
}

void
hint_make(const struct app *app, char *out, size_t n)
{
	enum pane_id id;

	out[0] = '\0';
	if (app->prompt_kind != PROMPT_NONE) {
		if (app->prompt_kind == PROMPT_FIND)
			found(app, out, n);
		strlcat(out, ask_hint(app->prompt_kind), n);
		return;
	}
	if (app->nseq > 0) {
		continuations(app, out, n);
		return;
	}
	if (app->count > 0)
		snprintf(out, n, "%d times …", app->count);
	if (app->screen != PANE_NONE || app_mode(app) == MODE_INSPECTOR) {
		id = pane_now(app);
		list(app, pane_rows[id].mode, pane_rows[id].hints, out, n);
		return;
	}
	if (app->loader != NULL && !app->loaded && !loader_stopped(app->loader))
		list(app, MODE_NORMAL, loading, out, n);
	list(app, MODE_NORMAL, app->find.pattern != NULL ? searching : normal,
	    out, n);
}
