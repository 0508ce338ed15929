/*
 * each: a command over each of many traces, which knows nothing of it.
 *
 * A process a trace runs the command with its output in a file without a name;
 * the first process puts the outputs together in the order of the operands.
 * Rows of a table have a column `trace` in front (ttv/table.h) and one heading
 * together; JSON becomes one document; what is for people has the trace above
 * it.  No more than a few traces are ahead of the one that is printed.  A trace
 * that cannot be read, or that ends its process, is a line on stderr; what a
 * trace says there has its path.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "operands.h"

#define AHEAD		4	/* traces that a worker may be ahead */
#define COLUMNS		"{\"columns\":"	/* as table.c begins a document */
#define ROWS		"\"rows\":["
#define END		"]}\n"
#define PROGRAM		"ttv: "		/* what a line on stderr begins with */

struct one {
	pid_t		 pid;
	int		 fd[2];		/* its stdout and stderr */
	int		 ended;
	int		 status;	/* exit status */
};

struct each {
	const struct cmd_call *call;
	struct operands	 paths;
	struct one	*v;
	size_t		 started, printed;
	int		 before, behind; /* operands around the traces */
	struct buf	 heading;	/* of the first table */
	struct buf	 refused;	/* what all traces so far have said, and
					 * nothing else: bad usage */
	int		 any;		/* something stands in the document */
	int		 status;
};

/* ---- one trace ---- */

/* Runs the command for a trace, and ends the process. */
static void
one_run(const struct each *e, size_t i)
{
	int before = e->before, behind = e->behind, k;
	struct cmd_call call = *e->call;
	char **argv = xcalloc((size_t)(before + behind) + 2, sizeof(*argv));
	int status;

	for (k = 0; k < before; k++)
		argv[k] = e->call->argv[k];
	argv[before] = e->paths.path[i];
	for (k = 0; k < behind; k++)
		argv[before + 1 + k] = e->call->argv[e->call->argc - behind +
		    k];
	call.argv = argv;
	call.argc = before + 1 + behind;
	call.split = e->call->split != -1 ? before + 1 : -1;
	out_of(e->paths.path[i]);
	out_to(NULL, 0);
	if (dup3(e->v[i].fd[0], STDOUT_FILENO, O_CLOEXEC) == -1 ||
	    dup3(e->v[i].fd[1], STDERR_FILENO, O_CLOEXEC) == -1)
		_exit(EXIT_OUTPUT);
	status = call.cmd->run(&call);
	fflush(NULL);
	_exit(status);
}

/* Starts the process of the next trace; returns 0 or -1. */
static int
one_start(struct each *e)
{
	struct one *o = &e->v[e->started];

	o->fd[0] = memfd_create("ttv", MFD_CLOEXEC);
	o->fd[1] = memfd_create("ttv", MFD_CLOEXEC);
	if (o->fd[0] == -1 || o->fd[1] == -1 || (o->pid = fork()) == -1) {
		fprintf(stderr, "ttv: no process can be started: %s\n",
		    strerror(errno));
		return -1;
	}
	if (o->pid == 0)
		one_run(e, e->started);
	e->started++;
	return 0;
}

/* Waits for a process to end. */
static void
one_wait(struct each *e)
{
	int status;
	pid_t pid = waitpid(-1, &status, 0);
	size_t i;

	for (i = e->printed; i < e->started; i++)
		if (e->v[i].pid == pid && !e->v[i].ended) {
			e->v[i].ended = 1;
			e->v[i].status = WIFEXITED(status) ?
			    WEXITSTATUS(status) : 128 + WTERMSIG(status);
		}
}

/* ---- all of them ---- */

/* Returns what stands before the rows of a table of a form. */
static size_t
heading_len(enum table_form form, const char *s, size_t len)
{
	const char *p = s, *end = s + len;
	int lines = form == TABLE_MARKDOWN ? 2 : form == TABLE_CSV ||
	    form == TABLE_TSV ? 1 : 0;

	if (form == TABLE_JSON && len > strlen(COLUMNS) &&
	    strncmp(s, COLUMNS, strlen(COLUMNS)) == 0 &&
	    (p = memmem(s, len, ROWS, strlen(ROWS))) != NULL)
		return (size_t)(p - s) + strlen(ROWS);
	for (; lines > 0 && p < end; lines--)
		p = memchr(p, '\n', (size_t)(end - p)) != NULL ?
		    (char *)memchr(p, '\n', (size_t)(end - p)) + 1 : end;
	return (size_t)(p - s);
}

/*
 * Begins what is printed of a trace with its path, and an empty line between
 * traces.  What begins with the path already (info, check) does not get two.
 */
static void
plain_begin(const struct each *e, struct buf *out, const char *path,
    const struct buf *b)
{
	char safe[1024];
	size_t n = text_safe(safe, sizeof(safe), path, strlen(path));

	if (e->any)
		buf_addc(out, '\n');
	if (b->len <= n || memcmp(b->data, safe, n) != 0 ||
	    (b->data[n] != '\n' && b->data[n] != ':'))
		buf_printf(out, "%s\n", safe);
}

/* Adds the output of a trace behind those before it. */
static void
each_join(struct each *e, struct buf *out, const char *path,
    const struct buf *b)
{
	enum table_form form = cmd_form(e->call);
	size_t head = heading_len(form, b->data, b->len), len = b->len;

	if (form == TABLE_PLAIN) {
		plain_begin(e, out, path, b);
	} else if (e->heading.len == 0 && head > 0) {
		buf_add(out, b->data, head);
		buf_add(&e->heading, b->data, head);
	} else if (head != e->heading.len || (head > 0 &&
	    memcmp(b->data, e->heading.data, head) != 0)) {
		fprintf(stderr, "ttv: %s: its rows have other columns\n",
		    path);
		e->status = EXIT_OUTPUT;
		return;
	}
	if (form == TABLE_JSON) {
		len -= head > 0 ? strlen(END) : 0;
		while (len > head && b->data[len - 1] == '\n')
			len--;
		if (len == head)
			return;
		if (head == 0)
			buf_adds(out, e->any ? ",\n" : "[\n");
		else if (e->any)
			buf_addc(out, ',');
	}
	buf_add(out, b->data + head, len - head);
	e->any = 1;
}

static void
each_end(const struct each *e, struct buf *out)
{
	if (cmd_form(e->call) != TABLE_JSON)
		return;
	if (e->heading.len > 0)
		buf_adds(out, e->any ? "\n" END : END);
	else
		buf_adds(out, e->any ? "\n]\n" : "[]\n");
}

/* Takes the status of a trace: of find one hit is enough, else the worst. */
static void
each_status(struct each *e, int status)
{
	static int found;

	if (e->call->cmd->run == cmd_find) {
		found |= status == EXIT_OK;
		e->status = status > EXIT_NO_MATCH && status > e->status ?
		    status : e->status > EXIT_NO_MATCH ? e->status :
		    found ? EXIT_OK : EXIT_NO_MATCH;
	} else if (status > e->status)
		e->status = status;
}

/* Appends all of a file, and closes it. */
static void
file_read(int fd, struct buf *b)
{
	FILE *f = fdopen(fd, "re");

	buf_adds(b, "");
	if (f == NULL) {
		close(fd);
		return;
	}
	rewind(f);
	(void)buf_read(b, f, SIZE_MAX);
	fclose(f);
}

/* Returns whether a line of len bytes is of this program. */
static int
line_is_ours(const char *s, size_t len)
{
	return len > strlen(PROGRAM) && memcmp(s, PROGRAM,
	    strlen(PROGRAM)) == 0;
}

/* Returns whether what such a line says begins with the path of a trace. */
static int
line_names(const char *s, size_t len, const char *path)
{
	size_t n = strlen(PROGRAM);

	return cmd_names_path(s + n, len - n, path);
}

/*
 * Prints what a trace has said on stderr, with the path of the trace in each
 * line.  A call that no trace can answer, such as one with an unknown column,
 * is refused by each of them in the same words, which are printed once.
 */
static void
each_say(struct each *e, const char *path, const struct buf *b)
{
	int refused = e->v[e->printed].status == EXIT_USAGE &&
	    line_is_ours(b->data, b->len) && !line_names(b->data, b->len,
	    path);
	const char *p = b->data, *end = b->data + b->len, *next;
	char safe[1024];

	if (refused && e->printed == 0) {
		fwrite(b->data, 1, b->len, stderr);
		buf_add(&e->refused, b->data, b->len);
		return;
	}
	if (refused && b->len == e->refused.len &&
	    memcmp(b->data, e->refused.data, b->len) == 0)
		return;
	buf_clear(&e->refused);
	text_safe(safe, sizeof(safe), path, strlen(path));
	for (; p < end; p = next) {
		next = memchr(p, '\n', (size_t)(end - p));
		next = next != NULL ? next + 1 : end;
		if (line_is_ours(p, (size_t)(next - p)) && !line_names(p,
		    (size_t)(next - p), path)) {
			fprintf(stderr, PROGRAM "%s: ", safe);
			p += strlen(PROGRAM);
		}
		fwrite(p, 1, (size_t)(next - p), stderr);
	}
}

/* Prints the output of the next trace, which has ended. */
static void
each_print(struct each *e, struct out *out)
{
	struct one *o = &e->v[e->printed];
	const char *path = e->paths.path[e->printed];
	struct buf b = BUF_INIT, said = BUF_INIT;

	file_read(o->fd[0], &b);
	file_read(o->fd[1], &said);
	if (b.len > 0)
		each_join(e, &out->buf, path, &b);
	each_say(e, path, &said);
	if (o->status >= 128)
		fprintf(stderr, "ttv: %s: ended by signal %d\n", path,
		    o->status - 128);
	each_status(e, o->status);
	out_more(out);
	buf_free(&b);
	buf_free(&said);
	e->printed++;
}

static void
each_run(struct each *e, struct out *out)
{
	size_t workers = (size_t)pool_cores(), running, i;
	int shows = isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO);

	while (e->printed < e->paths.n && !out_failed(out)) {
		for (running = 0, i = e->printed; i < e->started; i++)
			running += (size_t)!e->v[i].ended;
		while (running < workers && e->started < e->paths.n &&
		    e->started < e->printed + AHEAD * workers) {
			if (one_start(e) == -1) {
				e->paths.n = e->started;
				e->status = EXIT_OUTPUT;
				break;
			}
			running++;
		}
		if (running > 0)
			one_wait(e);
		while (e->printed < e->started && e->v[e->printed].ended)
			each_print(e, out);
		if (shows)
			fprintf(stderr, "\r%zu of %zu traces\033[K",
			    e->printed, e->paths.n);
	}
	if (shows)
		fputs("\r\033[K", stderr);
	while (e->printed < e->started)		/* the output failed */
		if (e->v[e->printed].ended)
			e->printed++;
		else
			one_wait(e);
}

/* Finds the operands that are no traces: 0, or -1 and *err. */
static int
each_operands(struct each *e, struct err *err)
{
	const struct cmd_call *c = e->call;

	if (c->cmd->run == cmd_find || c->cmd->run == cmd_metric)
		e->before = 1;
	if (c->cmd->run == cmd_assert && cmd_form(c) == TABLE_FORMS)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "assert: --each "
		    "goes with the forms of rows");
	if (c->split != -1)
		e->behind = c->argc - c->split;
	else if (c->cmd->run == cmd_assert && !cmd_given(c, "rules-file"))
		e->behind = c->argc - 1;
	if (c->argc - e->before - e->behind < 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "%s: which "
		    "traces?", c->cmd->name);
	return 0;
}

int
cmd_each(const struct cmd_call *call)
{
	struct each e = { .call = call };
	struct out out;
	struct err err;
	int i;

	err_clear(&err);
	if (each_operands(&e, &err) == -1)
		return cmd_fail(&err);
	for (i = e.before; i < call->argc - e.behind; i++)
		operands_add(&e.paths, call->argv[i]);
	e.v = xcalloc(e.paths.n + 1, sizeof(*e.v));
	out_open(&out);
	each_run(&e, &out);
	each_end(&e, &out.buf);
	operands_free(&e.paths);
	buf_free(&e.heading);
	buf_free(&e.refused);
	free(e.v);
	return out_close(&out, e.status);
}
