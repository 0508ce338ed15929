/* display: lines that say how snapshots are shown, and what is none. */
#include "config.h"

#include "test.h"
#include "ttv/display.h"
#include "ttv/err.h"

static struct displays all;

/* Returns what is wrong with a line, or "" when it was added. */
static const char *
wrong(const char *line)
{
	static struct err err;

	err_clear(&err);
	return display_add(&all, line, &err) == -1 ? err.msg : "";
}

TEST(forms)
{
	CHECK_STR(wrong("A*  table\t. x  title=y.0"), "");
	CHECK_STR(wrong("B tree a.b kids name"), "");
	CHECK_STR(wrong("C rects * x y w h"), "");
	CHECK_STR(wrong("C rects * x y w h label"), "");
	CHECK_INT(all.n, 4);
	CHECK_STR(all.v[0].line, "A* table . x title=y.0");
	CHECK_STR(all.v[0].name, "A*");
	CHECK_INT(all.v[0].form, DISPLAY_TABLE);
	CHECK_INT(all.v[0].n, 3);
	CHECK_STR(all.v[0].words[2], "title=y.0");
	CHECK_INT(all.v[1].form, DISPLAY_TREE);
	CHECK_INT(all.v[3].n, 6);
}

TEST(too_few_and_too_many)
{
	CHECK_STR(wrong(""), "object: wants NAME and table, tree or rects");
	CHECK_STR(wrong("A"), "object: wants NAME and table, tree or rects");
	CHECK_STR(wrong("A list . x"),
	    "object: wants NAME and table, tree or rects");
	CHECK_STR(wrong("A table ."), "object: table wants PATH COLUMN...");
	CHECK_STR(wrong("A tree . kids"),
	    "object: tree wants PATH CHILDREN LABEL...");
	CHECK_STR(wrong("A rects . x y w"),
	    "object: rects wants PATH X Y WIDTH HEIGHT [LABEL]");
	CHECK_STR(wrong("A rects . x y w h label more"),
	    "object: rects wants PATH X Y WIDTH HEIGHT [LABEL]");
	CHECK_STR(wrong("A table . 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"), "");
	CHECK_STR(wrong("A table . 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"),
	    "object: table wants PATH COLUMN...");
	CHECK_INT(all.n, 5);
	displays_free(&all);
	CHECK_INT(all.n, 0);
}

TEST_MAIN
