/*
 * cases: walks (walking.h) from where the cases of tests/screen end: through
 * the trace of each, after its keys.  So a walk begins in each thing that the
 * viewer can show.
 *
 * cases.sums is to this test what walk.sums is to test_walk, with rows by the
 * names of the cases: a case that is new, or has other keys or another trace,
 * has other rows.
 */
#include "config.h"

#include <dirent.h>
#include <limits.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define WORDS	8		/* between two frames that are compared */
#define FRAMES	2		/* of one viewer */
#define VIEWERS	2		/* of a case */

/* A case: its size and keys, and the files that it has made. */
static struct {
	int	size[2];
	char	keys[1000];
	int	files;
} now;

static const char *
word(struct walk *w)
{
	return w->taken == 0 ? now.keys : walk_word(w, w->viewer == 1);
}

/* Writes a section of a case to a file here. */
static void
put(const char *name, const char *from, const char *to)
{
	FILE *f = fopen(name, "w");

	CHECK(f != NULL);
	fwrite(from, 1, (size_t)(to - from), f);
	fclose(f);
	now.files++;
}

/* Takes a line of the head of a case. */
static void
take_head(const char *line, const char *end)
{
	int len = (int)(end - line);

	if (strncmp(line, "keys: ", 6) == 0)
		snprintf(now.keys, sizeof(now.keys), "%.*s", len - 6,
		    line + 6);
	else if (strncmp(line, "size: ", 6) == 0)
		sscanf(line, "size: %dx%d", &now.size[0], &now.size[1]);
}

/* Takes a case apart. */
static void
take(const char *text)
{
	static const char *const sections[][2] = {
		{ "\n--- trace\n", "trace.json" },
		{ "\n--- other\n", "other.json" },
	};
	const char *line, *end, *body;
	size_t i;

	memset(&now, 0, sizeof(now));
	for (line = text; *line != '\0' && strncmp(line, "---", 3) != 0;
	    line = *end == '\0' ? end : end + 1) {
		end = line + strcspn(line, "\n");
		take_head(line, end);
	}
	for (i = 0; i < 2; i++) {
		if ((body = strstr(text, sections[i][0])) == NULL)
			continue;
		body += strlen(sections[i][0]);
		end = strstr(body, "\n---");
		put(sections[i][1], body, end == NULL ? strchr(body, '\0') :
		    end + 1);
	}
}

/* Reads a file whole; the caller frees the text. */
static char *
text_of(const char *path)
{
	struct buf b = { 0 };
	FILE *f = fopen(path, "r");
	int c;

	while (f != NULL && (c = getc(f)) != EOF)
		buf_addc(&b, (char)c);
	if (f != NULL)
		fclose(f);
	buf_addc(&b, '\0');
	return b.data;
}

static void
walk_case(const char *name, const char *sums)
{
	static const char *const files[] = { "trace.json", "other.json" };
	struct load_options options = { .threads = 1 };
	struct walk w = { .name = name, .word = word, .words = WORDS,
	    .frames = FRAMES };
	struct err err;
	int viewer;

	err_clear(&err);
	if (now.files == 0 || (w.trace = load_files(files, (size_t)now.files,
	    &options, &err)) == NULL)
		return;
	for (viewer = 0; viewer < VIEWERS; viewer += TEST_SHARE) {
		walk_go(&w, viewer, now.size);
		walk_check(&w, sums);
	}
	buf_free(&w.keys);
	buf_free(&w.sums);
	trace_free(w.trace);
}

static int
is_case(const struct dirent *e)
{
	size_t n = strlen(e->d_name);

	return n > 2 && strcmp(e->d_name + n - 2, ".t") == 0;
}

static char sums[PATH_MAX + 32];

/* Walks from the cases of a folder, in a folder of its own. */
static void
walk_cases(const char *folder)
{
	static char path[PATH_MAX + 280], here[] = "/tmp/ttv-cases.XXXXXX";
	struct dirent **e;
	char *text;
	int i, n;

	CHECK(mkdtemp(here) != NULL && chdir(here) == 0);
	n = scandir(folder, &e, is_case, alphasort);
	CHECK(n > 0);
	for (i = 0; i < n; i++) {
		snprintf(path, sizeof(path), "%s/%s", folder, e[i]->d_name);
		text = text_of(path);
		take(text);
		walk_case(e[i]->d_name, sums);
		free(text);
		free(e[i]);
	}
	free(e);
	unlink("trace.json");
	unlink("other.json");
	CHECK_INT(chdir("/"), 0);
	rmdir(here);
}

TEST(from_each_screen)
{
	const char *top = getenv("top_srcdir");
	char *folder, *cases = realpath(top != NULL ? top : ".", NULL);

	CHECK(cases != NULL);
	snprintf(sums, sizeof(sums), "%s/tests/unit/cases.sums", cases);
	xasprintf(&folder, "%s/tests/screen", cases);
	walk_cases(folder);
	free(folder);
	free(cases);
}

TEST(all_rows_are_there)
{
	sums_end(sums);
}

TEST_MAIN
