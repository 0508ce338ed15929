/*
 * config_dump: what holds now, as config text.  The preset of keys comes first,
 * because it replaces all of them; then what is unbound, then each binding in
 * the order in which the help lists it.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/key.h"

static void
dump_settings(const struct app *app, struct buf *b)
{
	const struct setting_row *o;
	char text[64];
	int i, k;

	for (i = 0; i < SETTING_MAX; i++) {
		o = &setting_rows[i];
		buf_printf(b, "\n# %s", o->help);
		if (o->type == SETTING_NUMBER)
			buf_printf(b, "; %d to %d", o->min, o->max);
		for (k = 0; o->choices != NULL && o->choices[k] != NULL; k++)
			buf_printf(b, "%s%s", k == 0 ? "; " : ", ",
			    o->choices[k]);
		setting_format(&app->settings, (enum setting_id)i, text,
		    sizeof(text));
		buf_printf(b, "\nset %s\n", text);
	}
}

static void
dump_displays(const struct app *app, struct buf *b)
{
	size_t i;

	for (i = 0; i < app->displays.n; i++)
		buf_printf(b, "%sobject %s\n", i == 0 ? "\n" : "",
		    app->displays.v[i].line);
}

static void
dump_binding(const struct binding *k, int bound, struct buf *b)
{
	char key[32];
	int i;

	buf_adds(b, bound ? "bind " : "unbind ");
	if (k->mode != MODE_NORMAL)
		buf_printf(b, "-m %s ", key_mode_name(k->mode));
	for (i = 0; i < k->nkeys; i++) {
		key_format(key, sizeof(key), k->keys[i]);
		buf_adds(b, key);
	}
	if (bound)
		buf_printf(b, " %s", k->command);
	buf_addc(b, '\n');
}

static int
is_bound(const struct keymap *km, const struct binding *k)
{
	size_t i;

	for (i = 0; i < km->n; i++)
		if (km->v[i].mode == k->mode && km->v[i].nkeys == k->nkeys &&
		    memcmp(km->v[i].keys, k->keys, (size_t)k->nkeys *
		    sizeof(k->keys[0])) == 0)
			return 1;
	return 0;
}

void
config_dump(const struct app *app, struct buf *b)
{
	struct keymap before;
	size_t i;

	memset(&before, 0, sizeof(before));
	keymap_preset(&before, app->commands,
	    app->settings.value[SETTING_KEYS]);
	buf_adds(b, "# What ttv does without a config file; a line of your own "
	    "replaces one of these.\n");
	dump_settings(app, b);
	dump_displays(app, b);
	buf_adds(b, "\n# Keys; `unbind KEYS` has them do nothing.\n");
	for (i = 0; i < before.n; i++)
		if (!is_bound(&app->keymap, &before.v[i]))
			dump_binding(&before.v[i], 0, b);
	for (i = 0; i < app->keymap.n; i++)
		dump_binding(&app->keymap.v[i], 1, b);
	keymap_free(&before);
}
