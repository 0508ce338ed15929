#ifndef TTV_WALK_WORDS_H
#define TTV_WALK_WORDS_H
/*
 * Words for walks (walking.h), at random: mostly such as do something in the
 * list, the graph or the tracks that the viewer is in, or of the tables of
 * commands and settings, of all that a viewer can be told.
 */
#include <stdio.h>
#include <string.h>

#include "ttv/command.h"
#include "ttv/setting.h"
#include "walking.h"

/* What is typed in the tracks, ... */
static const char *const in_tracks[] = {
	"w", "w", "w", "s", "W", "S", "a", "d", "A", "D", "0", "f", "f",
	"h", "l", "j", "k", "J", "K", ",", ".", "u", "o", "^", "$", "(", ")",
	"gl", "gL", "gg", "G", "H", "M", "L", "<C-d>", "<C-u>", "<C-e>",
	"<C-y>", "<C-f>", "<C-b>", "zz", "zt", "zb", "<Space>", "za", "zo",
	"zc", "zR", "zM", "zs", "z+", "z-", "p", "P", "x", "X", "U", "U",
	"<C-r>", "<C-o>", "g;", "''", "ma", "mb", "'a", "'b", "mm", "m-", "m-",
	"g'", "T", "n", "n", "N", "gn", "gN", "*", "#", "[", "]", "{", "}",
	"gp", "gP", "gO", "gC", "v", "vlll", "Vll", "%", "r", "ga", "gv", "F",
	"gF", "C", "c", "<Enter>", "<Enter>", "i", "i", "<Tab>", "<Tab>", "gs",
	"g1", "g2", "g3", "g4", "g5", "g7", "g8", "g9", "gT", "g]", "g[", "gd",
	"?", "<Esc>", "<Esc>", "\\", "3j", "2l", "4w", "e", "<Home>", "<End>",
	"<C-l>", "<F10>", "yn", "yd", "yt", "yy", "ya", "q",
	"/a<Enter>", "/e<Enter>", "//[a-z]+[0-9]<Enter>", "/a=1<Enter>",
	"/e<Esc>", "&e<Enter>", "&dur>1ms<Enter>", "&<Enter>", "&<Enter>",
	"&dur<1us !a<Enter>", "&cat:a<Enter>", "&a<Esc>", "ta<Enter>", "te",
	"gt50%<Enter>", "gt1ms<Enter>", ">fold<Enter>",
	"<Click 30,8>", "<Click 3,9>", "<Click 50,12><Release 50,12>",
	"<Click 40,1>", "<Click 30,7><Drag 50,7><Release 50,7>",
	"<Click 60,14>", "<DoubleClick 45,9>", "<RightClick 33,8>",
	"<WheelUp 30,9>", "<WheelDown 30,9>", "<WheelLeft 30,9>",
	"<WheelRight 30,9>", "<C-WheelUp 44,9>", "<C-WheelDown 44,9>",
	"mMnote<Enter>", ":set flows=view<Enter>", ":set flows=none<Enter>",
	":set flows=selection<Enter>", ":set pane=2<Enter>",
	":set pane=1<Enter>", ":set label=name<Enter>",
	":set label=detail<Enter>", ":set colour=duration<Enter>",
	":set colour=name<Enter>", ":set colour=category<Enter>",
	":set glyphs=ascii<Enter>", ":set glyphs=half<Enter>",
	":set glyphs=unicode<Enter>", ":set glyphs=unicode<Enter>",
	":set margin=0<Enter>", ":set stacked!<Enter>", ":set rows=all<Enter>",
	":set rows=shared<Enter>", ":set rows=near<Enter>",
	":set filter=dim<Enter>", ":set filter=hide<Enter>",
	":set counter=rate<Enter>", ":set counter=log<Enter>",
	":set counter=value<Enter>", ":set search=names<Enter>",
	":set search=both<Enter>", ":sort-tracks busy<Enter>",
	":sort-tracks name<Enter>", ":sort-tracks trace<Enter>",
	":sort-tracks first<Enter>", ":area-sort count<Enter>",
	":area-by thread<Enter>", ":area-tracks a<Enter>", ":nosuch<Enter>",
	";select name, count(*) n from slice group by 1 order by 2, 1<Enter>",
	";select 1/0<Enter>",
};
/* ... in a list of lines, ... */
static const char *const in_lists[] = {
	"j", "j", "k", "3j", "<Space>", "<C-f>", "<C-b>", "gg", "G", "<Enter>",
	"<Enter>", "/a<Enter>", "/e<Enter>", "n", "N", "&a<Enter>", "&<Enter>",
	"i", "q", "q", "<Esc>", "g1", "g2", "g3", "g4", "g5", "g7", "g8", "gd",
	">", "<lt>", "I", "y", "b", "x", "L", "c", "C", "m", "]", "[", "<Tab>",
	"<Click 20,18>", "<DoubleClick 20,19>", "<WheelDown 20,18>", "?", "w",
	"l", "h", "<PgDn>", "<PgUp>", "<Home>", "<End>",
};
/* ... and in a flame graph. */
static const char *const in_flames[] = {
	"h", "l", "j", "k", "j", "k", "<Enter>", "<Enter>", "u", "0", "<Tab>",
	"w", "s", "i", "m", "L", "g", "/a<Enter>", "n", "N", "*", "F", "q",
	"<Space>", "<Click 30,10>", "2j",
};

/* Words behind commands that have some, ... */
static const char *const arguments[] = {
	"", "a", "e", "/[a-e]+[0-9]*/", "1ms", "50%", "3", "name", "dur",
	"count", "thread,name", "self", "tree", "cat:a !b", "dur>10us",
	"select name, ts, dur, depth from slice order by dur desc limit 99",
	"q select ts, dur, name from slice where depth = 0",
};
/* ... and commands that leave the viewer, write beside it, or say its path. */
static const char *const apart[] = {
	"area-write", "close", "copy-link", "diff", "quit", "save", "suspend",
	"tutor",
};

/* Makes a word of a command, of all that a viewer can be told. */
static inline const char *
walk_command(struct walk *w)
{
	const struct ui_command *c;
	size_t i, n = 0;

	while (ui_commands[n].name != NULL)
		n++;
	c = &ui_commands[walk_below(w, n)];
	for (i = 0; i < sizeof(apart) / sizeof(*apart); i++)
		if (strcmp(c->name, apart[i]) == 0)
			return "j";
	snprintf(w->made, sizeof(w->made), ":%s %s<Enter>", c->name,
	    c->args[0] != '\0' ? ONE_OF(w, arguments) : "");
	return w->made;
}

/* Makes a word of a setting and one of its values. */
static inline const char *
walk_setting(struct walk *w)
{
	const struct setting_row *row =
	    &setting_rows[walk_below(w, SETTING_MAX)];
	size_t n = 0;

	if (row->choices == NULL) {
		snprintf(w->made, sizeof(w->made), ":set %s=%d<Enter>",
		    row->name, row->min + (int)walk_below(w, 4));
		return w->made;
	}
	while (row->choices[n] != NULL)
		n++;
	snprintf(w->made, sizeof(w->made), ":set %s=%s<Enter>", row->name,
	    row->choices[walk_below(w, n)]);
	return w->made;
}

/*
 * Returns the next word of keys, mostly one that does something now; `tables`:
 * mostly one of a table.
 */
static inline const char *
walk_word(struct walk *w, int tables)
{
	enum key_mode mode = app_mode(&w->drawing);

	if (tables && walk_below(w, 4) > 0)
		return walk_below(w, 6) == 0 ? walk_setting(w) :
		    walk_command(w);
	if (w->drawing.prompt_kind != PROMPT_NONE ||
	    w->drawing.menu_kind != MENU_NONE)
		return walk_below(w, 3) == 0 ? "j<Enter>" : "<Esc>";
	if (walk_below(w, 5) == 0 || mode == MODE_NORMAL || mode == MODE_AREA ||
	    mode == MODE_AREA_MADE)
		return ONE_OF(w, in_tracks);
	return mode == MODE_FLAME ? ONE_OF(w, in_flames) : ONE_OF(w, in_lists);
}

#endif
