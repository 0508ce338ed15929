/*
 * The table of options.  Defaults go through the same parser as what a person
 * types.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include <stdlib.h>

#include "ttv/err.h"
#include "ttv/option.h"
#include "ttv/xmalloc.h"

/* In the order of enum glyph_set; then: what the terminal seems to have. */
static const char *const glyph_words[] = {
	"unicode", "half", "ascii", "auto", NULL
};

static const char *const link_words[] = { "auto", "fast", "slow", NULL };
/* In the order of SEARCH_BOTH and those behind it. */
static const char *const search_words[] = { "both", "names", "args", NULL };

const struct option_row option_rows[OPTION_MAX] = {
	[OPTION_GLYPHS] = { "glyphs", OPTION_CHOICE, 0, 0, glyph_words,
	    "auto", "Characters to draw with" },
	[OPTION_LINK] = { "link", OPTION_CHOICE, 0, 0, link_words,
	    "auto", "Line to the terminal; slow: fewer colours, plain marks" },
	[OPTION_MARGIN] = { "margin", OPTION_NUMBER, 0, 100, NULL,
	    "8", "Columns kept between the cursor and the edge" },
	[OPTION_MOUSE] = { "mouse", OPTION_FLAG, 0, 1, NULL,
	    "yes", "Use the mouse; no: it is the terminal's alone" },
	[OPTION_PANE] = { "pane", OPTION_NUMBER, 0, 2, NULL,
	    "1", "Pane when nothing is open: 0 none, 1 short, 2 tall" },
	[OPTION_SEARCH] = { "search", OPTION_CHOICE, 0, 0, search_words,
	    "both", "What a search looks at: names, args or both" },
	[OPTION_STACKED] = { "stacked", OPTION_FLAG, 0, 1, NULL,
	    "yes", "Series of a counter on top of each other" },
};

static int
bad(struct err *err, const struct option_row *o, const char *value)
{
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: \"%.32s\" is %s",
	    o->name, value, o->type == OPTION_NUMBER ? "no such number" :
	    o->type == OPTION_FLAG ? "neither yes nor no" :
	    "none of its words");
}

static int
parse(const struct option_row *o, const char *text, int *value)
{
	const char *why;
	int i;

	if (o->type == OPTION_NUMBER) {
		*value = (int)strtonum(text, o->min, o->max, &why);
		return why == NULL ? 0 : -1;
	}
	if (o->type == OPTION_FLAG) {
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
options_init(struct options *opts)
{
	int i;

	for (i = 0; i < OPTION_MAX; i++)
		if (parse(&option_rows[i], option_rows[i].value,
		    &opts->value[i]) == -1)
			fatal("option %s: bad default", option_rows[i].name);
}

int
option_set(struct options *opts, const char *text, struct err *err)
{
	const struct option_row *o;
	size_t len = strcspn(text, "= ");
	const char *value = text + len + strspn(text + len, "= ");
	int i, off = 0, parsed;

	for (i = 0; i < OPTION_MAX; i++) {
		o = &option_rows[i];
		if (strlen(o->name) == len && memcmp(o->name, text, len) == 0)
			break;
		if (o->type == OPTION_FLAG && len > 2 &&
		    memcmp(text, "no", 2) == 0 && strlen(o->name) == len - 2 &&
		    memcmp(o->name, text + 2, len - 2) == 0) {
			off = 1;
			break;
		}
	}
	if (i == OPTION_MAX)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "%.*s: no such option", (int)(len > 32 ? 32 : len), text);
	o = &option_rows[i];
	if (*value == '\0' && o->type == OPTION_FLAG)
		value = off ? "no" : "yes";
	if (parse(o, value, &parsed) == -1)
		return bad(err, o, value);
	opts->value[i] = parsed;
	return i;
}

size_t
option_format(const struct options *opts, enum option_id id, char *out,
    size_t n)
{
	const struct option_row *o = &option_rows[id];
	int value = opts->value[id], r;

	if (o->type == OPTION_NUMBER)
		r = snprintf(out, n, "%s=%d", o->name, value);
	else
		r = snprintf(out, n, "%s=%s", o->name,
		    o->type == OPTION_CHOICE ? o->choices[value] :
		    value ? "yes" : "no");
	return r < 0 ? 0 : (size_t)r < n ? (size_t)r : n > 0 ? n - 1 : 0;
}
