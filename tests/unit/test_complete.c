/*
 * complete: Tab in the prompts: what a text becomes, and what it can become.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/canvas.h"

#include "sketch.h"
#include "test.h"
#include "viewer.h"

static void
open_app(void)
{
	int i;

	trace = sketch("P 1 Engine\nT 1 1 main\nT 1 2 io\nT 1 3 io_wait\n"
	    "X 1 1 0 10 alpha-one\nX 1 1 20 10 alpha-two\nX 1 2 0 9 beta\n"
	    "X 1 3 0 9 Gamma\nX 1 3 10 9 gr\303\274n\nX 1 3 20 9 gr\303\266n\n");
	app_init(&app, trace, 80, 24);
	for (i = 0; i < MENU_MOST; i++)		/* of a menu before */
		strlcpy(app.menu.v[i].key, "x", sizeof(app.menu.v[i].key));
}

/* Lists the words of the open menu, with a | behind each. */
static const char *
offered(void)
{
	static char text[4096];
	int i;

	*text = '\0';
	for (i = 0; app.menu_kind == MENU_WORDS && i < app.menu.n; i++) {
		CHECK_STR(app.menu.v[i].key, "");
		strlcat(text, app.menu.v[i].text, sizeof(text));
		strlcat(text, "|", sizeof(text));
	}
	return text;
}

/* What is typed, the text of the prompt then, and what its menu offers. */
static const struct {
	const char	*keys, *text, *offers;
} rows[] = {
	{ ":zoom-out-<Tab>", "zoom-out-far ", "" },
	{ ":zoom<Tab>", "zoom-", "zoom-in|zoom-out|zoom-in-far|zoom-out-far|" },
	{ ":zoom<Tab><Tab>", "zoom-in",
	    "zoom-in|zoom-out|zoom-in-far|zoom-out-far|" },
	{ ":zoom<Tab><Tab><Tab>", "zoom-out",
	    "zoom-in|zoom-out|zoom-in-far|zoom-out-far|" },
	{ ":zoom<Tab><S-Tab>", "zoom-out-far",
	    "zoom-in|zoom-out|zoom-in-far|zoom-out-far|" },
	{ ":zoom<Tab><Tab><S-Tab>", "zoom-out-far",
	    "zoom-in|zoom-out|zoom-in-far|zoom-out-far|" },
	{ ":zoom<S-Tab>", "zoom", "" },
	{ ":zoom<Tab>i", "zoom-i", "" },
	{ ":zoom<Left><Tab>", "zoom", "" },
	{ ":nosuch<Tab>", "nosuch", "" },
	{ ":nosuch <Tab>", "nosuch ", "" },
	{ ":bind x zoom-out-<Tab>", "bind x zoom-out-far ", "" },
	{ ":set mar<Tab>", "set margin=", "" },
	{ ":set filter=<Tab>", "set filter=", "filter=hide|filter=dim|" },
	{ ":set filter=d<Tab>", "set filter=dim ", "" },
	{ ":set stacked=<Tab>", "set stacked=", "stacked=yes|stacked=no|" },
	{ ":set stacked=n<Tab>", "set stacked=no ", "" },
	{ ":goto-track m<Tab>", "goto-track main [1] ", "" },
	{ ":goto-track IO<Tab>", "goto-track IO", "io [2]|io_wait [3]|" },
	{ ":area-tracks e<Tab>", "area-tracks Engine [1] ", "" },
	{ ":find a<Tab>", "find alpha-", "alpha-one|alpha-two|" },
	{ ":find alpha-o<Tab>", "find alpha-one ", "" },
	{ ":find <Tab>", "find ", "" },
	{ ":filter b<Tab>", "filter beta ", "" },
	{ ":filter x b<Tab>", "filter x beta ", "" },
	{ ":filter dur<Tab>", "filter dur", "dur<|dur>|" },
	{ ":area-by thr<Tab>", "area-by thread ", "" },
	{ ":area-by name,thr<Tab>", "area-by name,thread ", "" },
	{ ":list-sort sel<Tab>", "list-sort self ", "" },
	{ ":sort-tracks b<Tab>", "sort-tracks busy ", "" },
	{ ":sort-tracks <Tab>", "sort-tracks ",
	    "busy|first|name|opened|trace|" },
	{ "/g<Tab>", "g", "Gamma|gr\303\274n|gr\303\266n|" },
	{ "/gr<Tab>", "gr", "gr\303\274n|gr\303\266n|" },
	{ "/ga<Tab>", "Gamma", "" },
	{ "/alpha-t<Tab>", "alpha-two", "" },
	{ "&tr<Tab>", "trac", "trace:|track:|" },
	{ "&!al<Tab>", "!alpha-", "alpha-one|alpha-two|" },
	{ "&<Tab>", "", "" },
};

TEST(what_a_text_becomes)
{
	size_t i;
	int good;

	open_app();
	for (i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		after(rows[i].keys);
		good = CHECK_STR(app.prompt.text, rows[i].text);
		if (!CHECK_STR(offered(), rows[i].offers) || !good)
			printf("# %s\n", rows[i].keys);
		CHECK_INT(strlen(app.prompt.text), app.prompt.len);
		after("<Esc><Esc><Esc>");
	}
	close_app();
}

/* A word of SQL is what stands before the cursor, with its underscores. */
TEST(words_of_a_query)
{
	static const struct {
		const char *keys, *text;
		size_t	    at;
	} asked[] = {
		{ ";SELECT track_i<Tab>", "SELECT track_id", 15 },
		{ ";SELECT extract_a<Tab>", "SELECT extract_arg", 18 },
		{ ";x,slice_i<Left><Left><Left><Left><Left><Tab>",
		    "x,sliceice_i", 7 },
	};
	size_t i;

	open_app();
	for (i = 0; i < sizeof(asked) / sizeof(*asked); i++) {
		after(asked[i].keys);
		CHECK_STR(app.prompt.text, asked[i].text);
		CHECK_INT(app.prompt.at, asked[i].at);
		after("<Esc><Esc><Esc>");
	}
	close_app();
}

TEST_MAIN
