/*
 * copy: text for the terminal's clipboard.  The loop hands the text to the
 * terminal (OSC 52).  What is too long for that, or has no terminal that takes
 * it, goes into a new file of its own, which the message names.
 *
 * A copied text is pasted, often into a shell, and its words come from a trace
 * or a session.  A terminal may paste ESC [ 201 ~ as it is, which ends the
 * bracket around the paste: what follows is typed.  So copy_safe() is the one
 * way to the clipboard, and no character passes it that a terminal obeys or
 * hides.  Who wants such a text to be read back, spells it in another way
 * before, as permalink.c does.
 */
#include "config.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/fd.h"
#include "ttv/limit.h"
#include "ttv/text.h"

#include "copy.h"

#define REPLACEMENT	0xfffd

int
copy_write(int fd, const char *text, size_t len)
{
	int error = fd_write(fd, text, len);

	return close(fd) == -1 || error != 0 ? -1 : 0;
}

/* Writes a text to a new file, of which the user alone has the rights. */
static int
copy_file(struct app *app, const char *text, size_t len, const char *what)
{
	const char *dir = getenv("TMPDIR");
	char path[200];
	int fd;

	snprintf(path, sizeof(path), "%.150s/ttv-copy.XXXXXX",
	    dir != NULL && *dir != '\0' ? dir : "/tmp");
	if (!app->may_write)
		return app_fail(app, "%s: too long for the clipboard", what);
	if ((fd = mkostemp(path, O_CLOEXEC)) == -1)
		return app_fail(app, "%s: no file can be made", path);
	if (copy_write(fd, text, len) == -1) {
		unlink(path);
		return app_fail(app, "%s: could not be written", path);
	}
	app_say(app, "%s: too long for the clipboard, written to %s", what,
	    path);
	return APP_REDRAW;
}

/*
 * Adds a text in which each unsafe character is U+FFFD; tabs and newlines are
 * blanks, but not in a table.  Returns how many were replaced by U+FFFD.
 */
static size_t
copy_safe(struct buf *b, const char *text, size_t len, int table)
{
	size_t i, used, n = 0;
	char bytes[4];
	uint32_t c;

	for (i = 0; i < len; i += used) {
		c = text_decode(text + i, len - i, &used);
		if (c == '\t' || c == '\n')
			c = table ? c : ' ';
		else if (text_unsafe(c)) {
			c = REPLACEMENT;
			n++;
		}
		buf_add(b, bytes, text_encode(c, bytes));
	}
	return n;
}

static int
copy(struct app *app, const char *text, size_t len, const char *what,
    int table)
{
	struct buf b = BUF_INIT;
	char also[64] = "";
	size_t n;
	int flags = APP_REDRAW;

	if ((n = copy_safe(&b, text, len, table)) > 0)
		snprintf(also, sizeof(also), ", %zu unsafe character%s "
		    "replaced", n, n == 1 ? "" : "s");
	if (b.len > LIMIT_COPIED)
		flags = copy_file(app, b.data, b.len, what);
	else {
		buf_clear(&app->copied);
		buf_add(&app->copied, b.data, b.len);
		app_say(app, "%s: copied, %zu byte%s%s", what, b.len,
		    b.len == 1 ? "" : "s", also);
	}
	buf_free(&b);
	return flags;
}

int
copy_text(struct app *app, const char *text, size_t len, const char *what)
{
	return copy(app, text, len, what, 0);
}

int
copy_table(struct app *app, const char *text, size_t len, const char *what)
{
	return copy(app, text, len, what, 1);
}
