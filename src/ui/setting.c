/*
 * setting: THE table of settings.  The defaults go through the same parser as a
 * user's `set` lines.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include <stdlib.h>

#include "ttv/err.h"
#include "ttv/setting.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

/* In the order of enum glyph_set; auto: detected from the terminal. */
static const char *const glyph_words[] = {
	"unicode", "half", "ascii", "auto", NULL
};

/* In the order of ui_preset_keys. */
static const char *const keys_words[] = {
	"default", "perfetto", "vi", NULL
};
static const char *const label_words[] = { "detail", "name", NULL };
static const char *const link_words[] = { "auto", "fast", "slow", NULL };
/* In the order of SETTING_ROWS_NEAR, SETTING_ROWS_ALL, SETTING_ROWS_SHARED. */
static const char *const rows_words[] = { "near", "all", "shared",
	NULL };
/* In the order of SEARCH_BOTH, SEARCH_NAMES, SEARCH_ARGS. */
static const char *const search_words[] = { "both", "names", "args", NULL };

/* In the order of enum flows_shown. */
static const char *const flows_words[] = { "selection", "view", "none", NULL };

/* In the order of SETTING_FILTER_HIDE, SETTING_FILTER_DIM. */
static const char *const filter_words[] = { "hide", "dim", NULL };

/* In the order of enum colour_mode. */
static const char *const colour_words[] = {
	"name", "category", "process", "thread", "duration", "self", NULL
};
/* In the order of enum counter_mode. */
static const char *const counter_words[] = {
	"value", "delta", "rate", "log", NULL
};
/* In the order of enum theme. */
static const char *const theme_words[] = {
	"auto", "dark", "light", "mono", "safe", NULL
};
/* In the order of enum time_mode. */
static const char *const time_words[] = {
	"trace", "view", "wall", "raw", NULL
};

const struct setting_row setting_rows[SETTING_MAX] = {
	[SETTING_CACHE] = { "cache", SETTING_BYTES, 0, 1 << 30, NULL,
	    "5G", "Room for what makes traces open fast again" },
	[SETTING_COLOUR] = { "colour", SETTING_CHOICE, 0, 0, colour_words,
	    "name", "What the colour of a slice says" },
	[SETTING_COUNTER] = { "counter", SETTING_CHOICE, 0, 0, counter_words,
	    "value", "What the bars of counters say" },
	[SETTING_FILTER] = { "filter", SETTING_CHOICE, 0, 0, filter_words,
	    "hide", "Slices that a filter leaves out of the rows it shows" },
	[SETTING_FLOWS] = { "flows", SETTING_CHOICE, 0, 0, flows_words,
	    "selection", "Flows that are drawn: the selection's, all, none" },
	[SETTING_GLYPHS] = { "glyphs", SETTING_CHOICE, 0, 0, glyph_words,
	    "auto", "Characters to draw with" },
	[SETTING_KEYS] = { "keys", SETTING_CHOICE, 0, 0, keys_words,
	    "default", "Keys to begin with; forgets all bound before" },
	[SETTING_LABEL] = { "label", SETTING_CHOICE, 0, 0, label_words,
	    "detail", "What boxes say: the name alone, or an arg with it" },
	[SETTING_LINK] = { "link", SETTING_CHOICE, 0, 0, link_words,
	    "auto", "Line to the terminal; slow: fewer colours, plain marks" },
	[SETTING_MARGIN] = { "margin", SETTING_NUMBER, 0, 100, NULL,
	    "8", "Columns kept between the cursor and the edge" },
	[SETTING_MOUSE] = { "mouse", SETTING_FLAG, 0, 1, NULL,
	    "yes", "Use the mouse; no: it is the terminal's alone" },
	[SETTING_PANE] = { "pane", SETTING_NUMBER, 0, 2, NULL,
	    "1", "Pane when nothing is open: 0 none, 1 short, 2 tall" },
	[SETTING_ROWS] = { "rows", SETTING_CHOICE, 0, 0, rows_words,
	    "near", "Rows with lines: those with something near; all; the same as "
	    "near, and tracks of one short row share lines" },
	[SETTING_SEARCH] = { "search", SETTING_CHOICE, 0, 0, search_words,
	    "both", "What a search looks at: names, args or both" },
	[SETTING_STACKED] = { "stacked", SETTING_FLAG, 0, 1, NULL,
	    "no", "Series of a counter on top of each other" },
	[SETTING_STALE] = { "stale", SETTING_NUMBER, 0, 36500, NULL,
	    "365", "Days that the state of a trace is kept unless it is "
	    "opened; 0: for ever" },
	[SETTING_STATES] = { "states", SETTING_NUMBER, 1, 100000, NULL,
	    "1000", "Traces of which the state is kept, those opened last" },
	[SETTING_THEME] = { "theme", SETTING_CHOICE, 0, 0, theme_words,
	    "auto", "Colours for a dark or a light terminal; safe: for few "
	    "colours seen" },
	[SETTING_TIME] = { "time", SETTING_CHOICE, 0, 0, time_words,
	    "trace", "Times from the start of the trace or the view, of day "
	    "(UTC), or as in the file" },
};

static int
setting_bad(struct err *err, const struct setting_row *o, const char *value)
{
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: \"%.32s\" is %s",
	    o->name, value, o->type == SETTING_NUMBER ? "no such number" :
	    o->type == SETTING_BYTES ? "no size such as 500M or 10G" :
	    o->type == SETTING_FLAG ? "neither yes nor no" :
	    "none of its words");
}

static int
setting_parse(const struct setting_row *o, const char *text, int *value)
{
	const char *why;
	int64_t bytes;
	int i;

	if (o->type == SETTING_BYTES) {
		if (text_parse_bytes(text, &bytes) == -1 ||
		    bytes >> 20 < o->min || bytes >> 20 > o->max)
			return -1;
		*value = (int)(bytes >> 20);
		return 0;
	}
	if (o->type == SETTING_NUMBER) {
		*value = (int)strtonum(text, o->min, o->max, &why);
		return why == NULL ? 0 : -1;
	}
	if (o->type == SETTING_FLAG) {
		*value = strcmp(text, "yes") == 0;
		return *value || strcmp(text, "no") == 0 ? 0 : -1;
	}
	for (i = 0; o->choices[i] != NULL; i++)
		if (strcmp(o->choices[i], text) == 0) {
			*value = i;
			return 0;
		}
	return -1;
}

void
settings_init(struct settings *opts)
{
	int i;

	for (i = 0; i < SETTING_MAX; i++)
		if (setting_parse(&setting_rows[i], setting_rows[i].value,
		    &opts->value[i]) == -1)
			fatal("setting %s: bad default", setting_rows[i].name);
}

int
setting_set(struct settings *opts, const char *text, struct err *err)
{
	const struct setting_row *o;
	size_t len = strcspn(text, "= ");
	const char *value = text + len + strspn(text + len, "= ");
	size_t n = strlen(value);
	int i, off = 0, parsed;
	char word[64];

	for (i = 0; i < SETTING_MAX; i++) {
		o = &setting_rows[i];
		if (strlen(o->name) == len && memcmp(o->name, text, len) == 0)
			break;
		if (o->type == SETTING_FLAG && len > 2 &&
		    memcmp(text, "no", 2) == 0 && strlen(o->name) == len - 2 &&
		    memcmp(o->name, text + 2, len - 2) == 0) {
			off = 1;
			break;
		}
	}
	if (i == SETTING_MAX)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "%.*s: no such setting", (int)(len > 32 ? 32 : len), text);
	o = &setting_rows[i];
	while (n > 0 && value[n - 1] == ' ')	/* Tab adds one to a word */
		n--;
	if (n < sizeof(word)) {
		memcpy(word, value, n);
		word[n] = '\0';
		value = word;
	}
	if (*value == '\0' && o->type == SETTING_FLAG)
		value = off ? "no" : "yes";
	if (setting_parse(o, value, &parsed) == -1)
		return setting_bad(err, o, value);
	opts->value[i] = parsed;
	return i;
}

size_t
setting_format(const struct settings *opts, enum setting_id id, char *out,
    size_t n)
{
	const struct setting_row *o = &setting_rows[id];
	int value = opts->value[id], r;

	if (o->type == SETTING_NUMBER)
		r = snprintf(out, n, "%s=%d", o->name, value);
	else if (o->type == SETTING_BYTES)
		r = snprintf(out, n, "%s=%d%c", o->name, value % 1024 == 0 ?
		    value / 1024 : value, value % 1024 == 0 ? 'G' : 'M');
	else
		r = snprintf(out, n, "%s=%s", o->name,
		    o->type == SETTING_CHOICE ? o->choices[value] :
		    value ? "yes" : "no");
	return r < 0 ? 0 : (size_t)r < n ? (size_t)r : n > 0 ? n - 1 : 0;
}
