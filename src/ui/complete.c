/*
 * complete: Tab in a prompt.  The word before the cursor is completed as far as
 * it is certain; if several words remain they are listed above the prompt, and
 * Tab goes through them.
 *
 * What can follow is a table: a prompt, the words before, and a function that
 * offers words.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/area.h"
#include "ttv/key.h"
#include "ttv/listing.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "menu.h"
#include "picker.h"

#define NAMES_MOST	200000	/* kinds that are looked at: some ms */

struct offer {
	struct menu	*menu;
	const char	*word;		/* typed so far */
	size_t		 len;
	int		 fold;		/* case does not matter */
};

static void
offer(struct offer *o, const char *word, const char *end)
{
	struct menu *m = o->menu;
	int i, differs = o->fold ? strncasecmp(word, o->word, o->len) :
	    strncmp(word, o->word, o->len);

	if (differs != 0 || m->n == MENU_MOST)
		return;
	for (i = 0; i < m->n; i++)
		if (strcmp(m->v[i].text, word) == 0)
			return;
	m->v[m->n].key[0] = '\0';
	if ((size_t)snprintf(m->v[m->n].text, sizeof(m->v[0].text), "%s%s",
	    word, end) < sizeof(m->v[0].text))
		m->n++;
}

static void
offer_commands(const struct app *app, struct offer *o)
{
	const struct ui_command *c;

	for (c = app->commands; c->name != NULL; c++)
		offer(o, c->name, "");
}

/* Offers "name=", and with that typed "name=value". */
static void
offer_settings(const struct app *app, struct offer *o)
{
	const struct setting_row *r;
	char text[64];
	int i, k;

	(void)app;
	for (i = 0; i < SETTING_MAX; i++) {
		r = &setting_rows[i];
		if (memchr(o->word, '=', o->len) == NULL) {
			offer(o, r->name, "=");
			continue;
		}
		for (k = 0; r->choices != NULL && r->choices[k] != NULL; k++) {
			snprintf(text, sizeof(text), "%s=%s", r->name,
			    r->choices[k]);
			offer(o, text, "");
		}
		for (k = 0; r->type == SETTING_FLAG && k < 2; k++) {
			snprintf(text, sizeof(text), "%s=%s", r->name,
			    k == 0 ? "yes" : "no");
			offer(o, text, "");
		}
	}
}

static void
offer_tracks(const struct app *app, struct offer *o)
{
	char name[128];
	uint32_t i;

	for (i = 0; i < app->trace->ntracks && i < NAMES_MOST; i++) {
		trace_track_label(app->trace, i, name, sizeof(name));
		offer(o, name, "");
	}
}

/* Offers the names of slices that begin with the word. */
static void
offer_names(const struct app *app, struct offer *o)
{
	const struct trace *t = app->trace;
	char name[128];
	uint32_t i;

	if (o->len == 0)
		return;		/* all names are no help */
	for (i = 0; i < t->nkinds && i < NAMES_MOST && o->menu->n < MENU_MOST;
	    i++) {
		text_safe(name, sizeof(name), trace_str(t, t->kinds[i].name),
		    strtab_len(t->strings, t->kinds[i].name));
		offer(o, name, "");
	}
}

static void
offer_words(struct offer *o, const char *const *words)
{
	for (; *words != NULL; words++)
		offer(o, *words, "");
}

#define ROW_WORD(id, word, ...)	word,

static void
offer_keys(const struct app *app, struct offer *o)
{
	static const char *const keys[] = { AREA_BY_ROWS(ROW_WORD) "args.",
	    NULL };

	(void)app;
	offer_words(o, keys);
}

static void
offer_columns(const struct app *app, struct offer *o)
{
	static const char *const columns[] = { LISTING_ROWS(ROW_WORD)
	    LISTING_ORDER_ROWS(ROW_WORD) NULL };

	(void)app;
	offer_words(o, columns);
}

static void
offer_filters(const struct app *app, struct offer *o)
{
	static const char *const heads[] = { "cat:", "dur<", "dur>",
	    "process:", "thread:", "trace:", "track:", NULL };

	if (o->len > 0)
		offer_words(o, heads);
	else
		o->menu->n = 0;
	offer_names(app, o);
}

static void
offer_orders(const struct app *app, struct offer *o)
{
	static const char *const orders[] = { "busy", "first", "name",
	    "opened", "trace", NULL };

	(void)app;
	offer_words(o, orders);
}

/* In the order of looking: the first row that fits is used. */
static const struct {
	enum prompt_kind prompt;
	const char	*before;	/* the line begins so; "": any word */
	const char	*breaks;	/* a word begins behind these */
	int		 fold;
	void		(*offer)(const struct app *, struct offer *);
} follows[] = {
	{ PROMPT_COMMAND, "set ", " ", 0, offer_settings },
	{ PROMPT_COMMAND, "goto-track ", "", 1, offer_tracks },
	{ PROMPT_COMMAND, "find ", "", 1, offer_names },
	{ PROMPT_COMMAND, "filter ", " ", 1, offer_filters },
	{ PROMPT_COMMAND, "area-tracks ", "", 1, offer_tracks },
	{ PROMPT_COMMAND, "area-by ", " ,", 0, offer_keys },
	{ PROMPT_COMMAND, "list-sort ", " ", 0, offer_columns },
	{ PROMPT_COMMAND, "sort-tracks ", " ", 0, offer_orders },
	{ PROMPT_COMMAND, "bind ", " ", 0, offer_commands },
	{ PROMPT_COMMAND, "", NULL, 0, offer_commands },
	{ PROMPT_FIND, "", "", 1, offer_names },
	{ PROMPT_FILTER, "", " !", 1, offer_filters },
	{ PROMPT_BY, "", " ,", 0, offer_keys },
};
#define NFOLLOWS	(sizeof(follows) / sizeof(follows[0]))

/* Returns where the word before the end begins; behind the words before. */
static size_t
word_from(const char *text, const char *before, const char *breaks)
{
	size_t least = strlen(before), at = strlen(text);

	if (breaks == NULL)
		return 0;
	while (at > least && (*breaks == '\0' || strchr(breaks,
	    text[at - 1]) == NULL))
		at--;
	return at;
}

/* Fills the menu with what the text can become; returns its items. */
static int
complete_find(struct app *app)
{
	const struct prompt *p = &app->prompt;
	struct offer o = { &app->menu, NULL, 0, 0 };
	size_t i;

	app->menu.n = 0;
	for (i = 0; i < NFOLLOWS; i++) {
		if (follows[i].prompt != app->prompt_kind ||
		    strncmp(p->text, follows[i].before,
		    strlen(follows[i].before)) != 0)
			continue;
		if (follows[i].breaks == NULL && strchr(p->text, ' ') != NULL)
			return 0;
		app->menu_from = word_from(p->text, follows[i].before,
		    follows[i].breaks);
		o.word = p->text + app->menu_from;
		o.len = p->len - app->menu_from;
		o.fold = follows[i].fold;
		follows[i].offer(app, &o);
		return app->menu.n;
	}
	return 0;
}

/* Puts a word in the place of what was typed of it. */
static void
complete_put(struct app *app, const char *word, size_t len)
{
	char text[PROMPT_MAX];

	snprintf(text, sizeof(text), "%.*s%.*s", (int)app->menu_from,
	    app->prompt.text, (int)len, word);
	prompt_set(&app->prompt, text);
}

/* Returns how many bytes all words of the menu begin with. */
static size_t
complete_common(const struct menu *m)
{
	size_t len = strlen(m->v[0].text), k;
	int i;

	for (i = 1; i < m->n; i++) {
		for (k = 0; k < len && m->v[i].text[k] == m->v[0].text[k]; k++)
			;
		len = k;
	}
	while (len > 0 && ((unsigned char)m->v[0].text[len] & 0xc0) == 0x80)
		len--;			/* whole characters */
	return len;
}

static void
complete_begin(struct app *app)
{
	const struct menu *m = &app->menu;
	size_t typed, common;
	const char *end;

	if (app->prompt.at != app->prompt.len || complete_find(app) == 0)
		return;
	typed = app->prompt.len - app->menu_from;
	common = complete_common(m);
	if (m->n == 1) {
		end = m->v[0].text + strlen(m->v[0].text) - 1;
		complete_put(app, m->v[0].text, strlen(m->v[0].text));
		if (app->prompt_kind == PROMPT_COMMAND && *end != '=' &&
		    app->prompt.len + 1 < PROMPT_MAX)
			strlcat(app->prompt.text, " ", PROMPT_MAX);
		prompt_set(&app->prompt, app->prompt.text);
		return;
	}
	if (common > typed)
		complete_put(app, m->v[0].text, common);
	menu_open(app, MENU_WORDS, "Tab goes through them");
}

/* Goes to the next word of the menu, or to the one before. */
static void
complete_step(struct app *app, int by)
{
	struct menu *m = &app->menu;

	m->at = m->at == -1 ? by > 0 ? 0 : m->n - 1 : (m->at + by + m->n) %
	    m->n;
	complete_put(app, m->v[m->at].text, strlen(m->v[m->at].text));
}

int
complete_key(struct app *app, uint32_t key)
{
	if (key != K_TAB && key != K_BACKTAB) {
		menu_close(app);
		return 0;
	}
	if (app->menu_kind == MENU_WORDS)
		complete_step(app, key == K_TAB ? 1 : -1);
	else if (key == K_TAB)
		complete_begin(app);
	return 1;
}
