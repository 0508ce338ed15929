/*
 * flamegraph_config: the function __intrinsic_flamegraph_config('view',
 * 'TOP_DOWN', 'value', 'name', ...): what a flame graph is asked for, as words
 * with one to three values each.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/regex.h"
#include "ttv/xmalloc.h"

#include "flamegraph.h"

static void
fg_config_free(void *p)
{
	struct fg_config *f = p;
	int i;

	for (i = 0; i < f->nfilters; i++) {
		regex_run_free(f->filters[i].run);
		regex_close(f->filters[i].regex);
	}
	for (i = 0; i < f->ngroups; i++)
		free(f->groups[i]);
	for (i = 0; i < f->nvalues; i++)
		free(f->values[i]);
	for (i = 0; i < f->nsums; i++)
		free(f->sums[i]);
	free(f);
}

/* Returns the place of a word in a list, or -1. */
static int
word_of(const char *const *list, const char *word)
{
	int i;

	for (i = 0; list[i] != NULL; i++)
		if (strcmp(list[i], word) == 0)
			return i;
	return -1;
}

static const char *
add_pattern(struct fg_config *f, int kind, const char *pattern,
    const char *flags, struct err *err)
{
	struct fg_filter *one = &f->filters[f->nfilters];

	if (strcmp(flags, "") != 0 && strcmp(flags, "i") != 0)
		return "the flags of an expression are '' or 'i'";
	if (f->nfilters == FG_LIST || (kind == FG_SHOW_STACK &&
	    f->nshows == FG_SHOWS) || (kind == FG_ROOT && f->has_root))
		return "too many expressions";
	one->regex = regex_open(pattern, strlen(pattern), flags[0] == 'i',
	    err);
	if (one->regex == NULL)
		return err->msg;
	one->run = regex_run_new(one->regex);
	one->kind = (enum fg_filter_kind)kind;
	f->nfilters++;
	f->nshows += kind == FG_SHOW_STACK;
	f->has_root |= kind == FG_ROOT;
	return NULL;
}

static const char *
add_filter(struct fg_config *f, const char *const *v, struct err *err)
{
	static const char *const kinds[] = { "SHOW_STACK", "HIDE_STACK",
	    "HIDE_FRAME", NULL };
	int kind = word_of(kinds, v[0]);

	return kind == -1 ? "a filter is SHOW_STACK, HIDE_STACK or "
	    "HIDE_FRAME" : add_pattern(f, kind, v[1], v[2], err);
}

static const char *
set_root(struct fg_config *f, const char *const *v, struct err *err)
{
	return add_pattern(f, FG_ROOT, v[0], v[1], err);
}

static const char *
set_view(struct fg_config *f, const char *const *v, struct err *err)
{
	static const char *const views[] = { "TOP_DOWN", "BOTTOM_UP", "PIVOT",
	    "FROM_FRAME", NULL };
	int view = word_of(views, v[0]);

	(void)err;
	if (view == -1)
		return "a view is TOP_DOWN, BOTTOM_UP, PIVOT or FROM_FRAME";
	f->view = (enum fg_view)view;
	return NULL;
}

static const char *
add_column(char **list, int *n, const char *name)
{
	if (*n == FG_LIST)
		return "too many columns";
	list[(*n)++] = xstrdup(name);
	return NULL;
}

static const char *
add_group(struct fg_config *f, const char *const *v, struct err *err)
{
	(void)err;
	return add_column(f->groups, &f->ngroups, v[0]);
}

static const char *
want_value(struct fg_config *f, const char *const *v, struct err *err)
{
	(void)err;
	return add_column(f->values, &f->nvalues, v[0]);
}

static const char *
add_sum(struct fg_config *f, const char *const *v, struct err *err)
{
	static const char *const hows[] = { "SUM", "ONE_OR_SUMMARY",
	    "CONCAT_WITH_COMMA", NULL };
	int how = word_of(hows, v[0]);

	(void)err;
	if (how == -1)
		return "an aggregate is SUM, ONE_OR_SUMMARY or "
		    "CONCAT_WITH_COMMA";
	if (strcmp(v[1], v[2]) != 0)
		return "an aggregate has the name of its column";
	if (f->nsums < FG_LIST)
		f->how[f->nsums] = (enum fg_sum)how;
	return add_column(f->sums, &f->nsums, v[1]);
}

static const struct {
	const char	*word;
	int		 nvalues;
	const char	*(*take)(struct fg_config *, const char *const *,
			    struct err *);
} words[] = {
	{ "view", 1, set_view }, { "view_pattern", 2, set_root },
	{ "filter", 3, add_filter }, { "grouping", 1, add_group },
	{ "value", 1, want_value }, { "aggregate", 3, add_sum },
};
#define NWORDS	((int)(sizeof(words) / sizeof(words[0])))

static const char *
read_words(struct fg_config *f, int argc, sqlite3_value **argv,
    struct err *err)
{
	const char *v[4], *wrong = NULL;
	int i = 0, k, n;

	while (i < argc && wrong == NULL) {
		for (n = 0; n < 4 && i + n < argc; n++)
			if ((v[n] = (const char *)sqlite3_value_text(
			    argv[i + n])) == NULL)
				break;
		for (k = 0; k < NWORDS; k++)
			if (n > 0 && strcmp(words[k].word, v[0]) == 0)
				break;
		if (k == NWORDS || n <= words[k].nvalues)
			return "it takes words with their values";
		wrong = words[k].take(f, v + 1, err);
		i += 1 + words[k].nvalues;
	}
	if (wrong != NULL)
		return wrong;
	if (f->has_root != (f->view == FG_PIVOT || f->view == FG_FROM_FRAME))
		return "PIVOT and FROM_FRAME, and they alone, take a "
		    "view_pattern";
	return f->nvalues == 0 ? "it takes a value" : NULL;
}

static void
config(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct fg_config *f = xcalloc(1, sizeof(*f));
	const char *wrong;
	struct err err;
	char *text;

	err_clear(&err);
	if ((wrong = read_words(f, argc, argv, &err)) == NULL) {
		sqlite3_result_pointer(c, f, FG_CONFIG, fg_config_free);
		return;
	}
	text = sqlite3_mprintf("__intrinsic_flamegraph_config(): %s", wrong);
	sqlite3_result_error(c, text, -1);
	sqlite3_free(text);
	fg_config_free(f);
}

/* Returns what the filters say of a text: bits as fg_match() has them. */
static uint64_t
match_text(const struct fg_config *f, const char *s, size_t n)
{
	uint64_t bits = 0;
	int i, show = 0, bit;

	for (i = 0; i < f->nfilters; i++) {
		bit = f->filters[i].kind == FG_SHOW_STACK ? show++ :
		    FG_SHOWS + (int)f->filters[i].kind - FG_HIDE_STACK;
		if (regex_match(f->filters[i].run, s, n) == REGEX_YES)
			bits |= UINT64_C(1) << bit;
	}
	return bits;
}

uint64_t
fg_match(const struct fg *f, uint32_t row)
{
	const struct grid_cell *c;
	char number[40];
	uint64_t bits = 0;
	int i;

	for (i = -1; i < f->config->ngroups && f->config->nfilters > 0; i++) {
		c = fg_cell(f->src, row, i == -1 ? FG_NAME : f->groups[i]);
		if (c->type == SQLITE_TEXT)
			bits |= match_text(f->config, c->text, c->len);
		else if (c->type != SQLITE_NULL) {
			if (c->type == SQLITE_INTEGER)
				snprintf(number, sizeof(number), "%" PRId64,
				    c->num);
			else
				snprintf(number, sizeof(number), "%.15g",
				    c->real);
			bits |= match_text(f->config, number, strlen(number));
		}
	}
	return bits;
}

static const struct grid_function functions[] = {
	{ "__intrinsic_flamegraph_config", -1, config, NULL },
};

int
fg_config_register(struct sql *s)
{
	return grid_functions(s, functions, 1);
}
