/*
 * copy: text for the terminal's clipboard.  The loop hands the text to the
 * terminal (OSC 52).  What is too long for that, or has no terminal that takes
 * it, goes into a new file of its own, which the message names.
 */
#include "config.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fd.h"

#include "commands.h"

/*
 * Bytes that go to a terminal: about 74 kB as base64, which is what terminals
 * and tmux are known to take.
 */
#define COPY_MOST	55000

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

int
copy_text(struct app *app, const char *text, size_t len, const char *what)
{
	if (len > COPY_MOST)
		return copy_file(app, text, len, what);
	buf_clear(&app->copied);
	buf_add(&app->copied, text, len);
	app_say(app, "%s: copied, %zu byte%s", what, len, len == 1 ? "" : "s");
	return APP_REDRAW;
}
