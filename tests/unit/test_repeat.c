/*
 * repeat: which characters are repeated, and which terminals are asked whether
 * they do.
 */
#include "config.h"

#include <curses.h>
#include <term.h>
#include <unistd.h>

#include "../../src/term/repeat.h"
#include "test.h"

static size_t
bytes(const char *s)
{
	return repeat_glyph(s, strlen(s));
}

TEST(characters_of_one_column_everywhere_are_repeated)
{
	CHECK_INT(bytes(" x"), 1);
	CHECK_INT(bytes("="), 1);
	CHECK_INT(bytes("\302\267"), 2);		/* a middle dot */
	CHECK_INT(bytes("\342\226\222"), 3);	/* a shade */
	CHECK_INT(bytes("\342\224\200x"), 3);	/* a line */
}

TEST(other_characters_are_not)
{
	/* a letter with an accent, a wide one, one that combines, halves */
	CHECK_INT(bytes("\303\244"), 0);
	CHECK_INT(bytes("\344\270\226"), 0);
	CHECK_INT(bytes("\314\201"), 0);
	CHECK_INT(bytes("\342\226"), 0);
	CHECK_INT(bytes("\342"), 0);
	CHECK_INT(bytes("\033"), 0);
	CHECK_INT(bytes("\177"), 0);
	CHECK_INT(bytes(""), 0);
}

/* Returns whether a terminal of that description is asked; -1: not here. */
static int
asked(const char *term)
{
	int status, is;

	if (setupterm(term, STDERR_FILENO, &status) == ERR)
		return -1;
	repeat_set(1, 8);
	is = strstr(repeat_question(80), "\033[2b") != NULL;
	CHECK_INT(repeat_can(), 0);		/* until it has answered */
	CHECK_INT(repeat_tabs(), 0);
	del_curterm(cur_term);
	return is;
}

/* The answers to 9 tabs, a shade and two repetitions of it, in 80 columns. */
TEST(one_answer_tells_of_tabs_and_of_rep)
{
	static const struct {
		int	column, can, tabs;
	} answers[] = {
		{ 76, 1, 72 }, { 74, 0, 72 }, { 4, 1, 0 }, { 2, 0, 0 },
		{ 44, 0, 0 },		/* stops in every fourth column */
		{ 80, 0, 0 },		/* no stops */
	};
	size_t i;

	if (asked("xterm-256color") == -1)
		return;
	for (i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
		repeat_set(0, 0);
		repeat_answer(answers[i].column);
		CHECK_INT(repeat_can(), answers[i].can);
		CHECK_INT(repeat_tabs(), answers[i].tabs);
	}
}

/* Counts the tabs of a question to a screen. */
static int
tabs_of(int cols)
{
	const char *s = repeat_question(cols);
	int n = 0;

	for (; *s != '\0'; s++)
		n += *s == '\t';
	return n;
}

TEST(a_question_has_room)
{
	int status;

	if (setupterm("xterm-256color", STDERR_FILENO, &status) == ERR)
		return;
	CHECK_STR(repeat_question(4), "");
	CHECK_INT(tabs_of(5), 0);
	CHECK_INT(tabs_of(12), 0);
	CHECK_INT(tabs_of(13), 1);
	CHECK_INT(tabs_of(80), 9);
	CHECK_INT(tabs_of(100000), 30);
	CHECK(strstr(repeat_question(100000), "   \0338") != NULL);
	del_curterm(cur_term);
}

TEST(descriptions_that_say_nothing_of_rep_are_asked)
{
	static const char *const terms[] = { "xterm-256color",
	    "tmux-256color", "screen-256color", "foot" };
	size_t i;

	for (i = 0; i < sizeof(terms) / sizeof(terms[0]); i++)
		CHECK(asked(terms[i]) != 0);
}

/*
 * One that has the form of ANSI is asked, and one that has none; one that has
 * another form, waits for it, or spoils it, is not.
 */
TEST(descriptions_with_another_form_of_rep_are_not_asked)
{
	static const struct {
		const char	*name, *rep;
		int		 asked;
	} terms[] = {
		{ "ansi", "rep=%p1%c\\E[%p2%{1}%-%db,", 1 },
		{ "none", "", 1 },
		{ "count", "rep=%p1%c\\E[%p2%db,", 0 },
		{ "slow", "rep=%p1%c\\E[%p2%{1}%-%db$<2>,", 0 },
		{ "other", "rep=\\E_%p2%d%p1%c,", 0 },
	};
	char dir[] = "/tmp/ttv-repeat-XXXXXX", path[64], command[200], term[32];
	FILE *f;
	size_t i;

	CHECK(mkdtemp(dir) != NULL);
	snprintf(path, sizeof(path), "%s/terms", dir);
	f = fopen(path, "w");
	CHECK(f != NULL);
	for (i = 0; i < sizeof(terms) / sizeof(terms[0]); i++)
		fprintf(f, "ttv-%s|of a test,\n\t%s\n\tam,\n",
		    terms[i].name, terms[i].rep);
	fclose(f);
	snprintf(command, sizeof(command), "tic -x -o %s %s 2>/dev/null", dir,
	    path);
	if (system(command) == 0 && setenv("TERMINFO", dir, 1) == 0)
		for (i = 0; i < sizeof(terms) / sizeof(terms[0]); i++) {
			snprintf(term, sizeof(term), "ttv-%s", terms[i].name);
			CHECK_INT(asked(term), terms[i].asked);
		}
	else
		printf("# there is no tic: no terminal was tried\n");
	snprintf(command, sizeof(command), "rm -rf %s", dir);
	CHECK_INT(system(command), 0);
}

TEST_MAIN
