/*
 * query_history: lines of the prompt, kept from one session to the next.
 *
 * A line is appended when it is typed, so that several prompts share a file and
 * none is lost with the program.  A file that has grown long is cut when it is
 * read.  A home that cannot be written to is no error: nothing is kept then.
 */
#include "config.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ttv/session.h"
#include "ttv/xmalloc.h"

#include "query_history.h"

#define KEPT		1000		/* lines that a session begins with */
#define CUT_AT		(4 * KEPT)	/* lines of a file that is cut */
#define LINE_MAX_LEN	(64 * 1024)	/* bytes of a line that is kept */

/* Writes the path of the file or, with `make`, makes its folders, too. */
static int
query_history_path(char *path, size_t size, int make)
{
	if (session_folder(make, path, size) == -1)
		return -1;
	return strlcat(path, "/query_history", size) < size ? 0 : -1;
}

/* Opens the file if it is a plain one. */
static FILE *
query_history_open(int flags, const char *mode)
{
	char path[PATH_MAX];
	struct stat st;
	FILE *f;
	int fd;

	if (query_history_path(path, sizeof(path), flags & O_CREAT) == -1)
		return NULL;
	fd = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0600);
	if (fd == -1)
		return NULL;
	if (fstat(fd, &st) == -1 || !S_ISREG(st.st_mode) ||
	    (f = fdopen(fd, mode)) == NULL) {
		close(fd);
		return NULL;
	}
	return f;
}

/* Writes the last lines to a file of their own, which takes the place. */
static void
query_history_cut(char *const *lines, size_t n)
{
	char path[PATH_MAX], next[PATH_MAX];
	size_t i;
	FILE *f;
	int fd, len;

	if (query_history_path(path, sizeof(path), 0) == -1)
		return;
	len = snprintf(next, sizeof(next), "%s.XXXXXX", path);
	if (len < 0 || (size_t)len >= sizeof(next) ||
	    (fd = mkostemp(next, O_CLOEXEC)) == -1)
		return;
	if ((f = fdopen(fd, "w")) == NULL) {
		close(fd);
		unlink(next);
		return;
	}
	for (i = n > KEPT ? n - KEPT : 0; i < n; i++)
		fprintf(f, "%s\n", lines[i]);
	if ((ferror(f) | fclose(f)) != 0 || rename(next, path) == -1)
		unlink(next);
}

void
query_history_read(void (*fn)(void *, const char *), void *arg)
{
	FILE *f = query_history_open(O_RDONLY, "r");
	char **lines = NULL, *line = NULL;
	size_t n = 0, cap = 0, size = 0, i;
	ssize_t len;

	while (f != NULL && (len = getline(&line, &size, f)) > 0) {
		if (line[len - 1] == '\n')
			line[--len] = '\0';
		if (len == 0 || len > LINE_MAX_LEN ||
		    strlen(line) != (size_t)len)
			continue;
		lines = xgrow(lines, n, &cap, sizeof(*lines));
		lines[n++] = xstrdup(line);
	}
	free(line);
	if (f != NULL)
		fclose(f);
	if (n > CUT_AT)
		query_history_cut(lines, n);
	for (i = 0; i < n; i++) {
		if (n - i <= KEPT)
			fn(arg, lines[i]);
		free(lines[i]);
	}
	free(lines);
}

void
query_history_add(const char *line)
{
	FILE *f;

	if (line[0] == '\0' || strlen(line) > LINE_MAX_LEN)
		return;
	if ((f = query_history_open(O_WRONLY | O_APPEND | O_CREAT, "a")) == NULL)
		return;
	fprintf(f, "%s\n", line);
	fclose(f);
}
