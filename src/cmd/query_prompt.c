/*
 * query_prompt: ttv query at a terminal, without statements.
 *
 * Lines are put together until a statement ends with its semicolon, which is
 * run then.  A line that begins with a dot is a command of the table below; a
 * statement cannot begin so.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/near.h"
#include "ttv/sql.h"
#include "ttv/text.h"

#include "cmd.h"
#include "help.h"
#include "query.h"
#include "query_line.h"

struct prompt {
	struct sql	*sql;
	struct query_how how;
	int		 outside;	/* 1: one line, no prompt */
	int		 pager;		/* 1: results go through one */
	int		 quit;
};

/* ---- output through a pager */

struct pager {
	pid_t		 pid;
	int		 saved;		/* stdout of before */
};

/* Starts $PAGER with stdout as its input; pid -1: there is none. */
static struct pager
pager_start(void)
{
	const char *name = getenv("PAGER");
	char *argv[] = { (char[]){ "sh" }, (char[]){ "-c" },
	    (char *)(uintptr_t)(name != NULL && name[0] != '\0' ? name :
	    "less -S"), NULL };
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attr;
	sigset_t ours;
	struct pager p = { -1, -1 };
	int fd[2];

	if (pipe2(fd, O_CLOEXEC) == -1)
		return p;
	fflush(stdout);
	/* signals that the prompt ignores */
	sigemptyset(&ours);
	sigaddset(&ours, SIGINT);
	sigaddset(&ours, SIGPIPE);
	posix_spawnattr_init(&attr);
	posix_spawnattr_setsigdefault(&attr, &ours);
	posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSIGDEF);
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, fd[0], STDIN_FILENO);
	/* its stdout may be close-on-exec after the first pager */
	posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO,
	    STDOUT_FILENO);
	p.saved = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
	if (p.saved == -1 || posix_spawn(&p.pid, "/bin/sh", &actions, &attr,
	    argv, environ) != 0)
		p.pid = -1;
	else
		dup3(fd[1], STDOUT_FILENO, O_CLOEXEC);
	if (p.pid == -1 && p.saved != -1)
		close(p.saved);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attr);
	close(fd[0]);
	close(fd[1]);
	return p;
}

static void
pager_end(struct pager *p)
{
	int status;

	if (p->pid == -1)
		return;
	fflush(stdout);
	dup3(p->saved, STDOUT_FILENO, O_CLOEXEC);
	close(p->saved);
	while (waitpid(p->pid, &status, 0) == -1 && errno == EINTR)
		continue;
}

/* ---- commands */

struct names {
	const char	*only;		/* table whose columns are wanted */
	int		 in_table;
	size_t		 n;
	struct buf	*b;
};

static void
list_table(void *arg, const char *name)
{
	char safe[128];

	text_safe(safe, sizeof(safe), name, strlen(name));
	buf_printf(arg, "%s\n", safe);
}

static void
prompt_tables(struct prompt *p, const char *word, struct buf *b)
{
	static const char from[] = "SELECT * FROM ";

	(void)word;
	sql_suggest(p->sql, from, sizeof(from) - 1, list_table, b);
}

static void
list_column(void *arg, const struct sql_doc *d)
{
	struct names *w = arg;
	char left[160];

	if (d->type == SQL_DOC_TABLE || d->type == SQL_DOC_EMPTY) {
		w->in_table = w->only[0] == '\0' ||
		    strcasecmp(d->name, w->only) == 0;
		w->n += (size_t)w->in_table;
		if (w->in_table)
			buf_printf(w->b, "%s%s%s%s\n", d->name, d->form != NULL ?
			    "(" : "", d->form != NULL ? d->form : "",
			    d->form != NULL ? ")" : "");
	} else if (d->type == SQL_DOC_COLUMN && w->in_table) {
		snprintf(left, sizeof(left), "%s %s", d->name, d->form);
		help_row(w->b, left, d->help != NULL ? d->help : "");
	}
}

/* Adds the statement that made a table or view of the session. */
static int
schema_row(void *arg, const struct sql_value *v, size_t n)
{
	struct names *w = arg;
	char *safe;

	if (n == 0 || v[0].type != SQL_TEXT)
		return 0;
	buf_room(w->b, 3 * v[0].len + 2);
	safe = w->b->data + w->b->len;
	w->b->len += text_safe(safe, 3 * v[0].len + 1, v[0].text, v[0].len);
	buf_addc(w->b, '\n');
	w->n++;
	return 0;
}

static int
schema_begin(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

static void
offer_table(void *near, const struct sql_doc *d)
{
	if (d->type == SQL_DOC_TABLE || d->type == SQL_DOC_EMPTY)
		near_offer(near, d->name);
}

static void
prompt_no_table(const char *word)
{
	char meant[NEAR_MOST + 24];
	struct near near;

	near_open(&near, word, strlen(word));
	sql_docs(offer_table, &near);
	near_hint(&near, meant, sizeof(meant));
	fprintf(stderr, "ttv: there is no table %.64s%s\n", word, meant);
}

static void
prompt_schema(struct prompt *p, const char *word, struct buf *b)
{
	static const char made[] = "SELECT sql FROM sqlite_master WHERE sql "
	    "IS NOT NULL AND " SQL_IS_MADE " AND ($__table = '' OR "
	    "name = $__table)";
	struct names w = { word, 0, 0, b };
	struct sql_sink sink = { schema_begin, schema_row, &w };
	struct sql_error e;

	sql_docs(list_column, &w);
	sql_param(p->sql, "__table", word);
	sql_run(p->sql, made, sizeof(made) - 1, &sink, &e);
	if (w.n == 0)
		prompt_no_table(word);
}

static void
memory_row(struct buf *b, const char *left, uint64_t n, uint64_t most)
{
	char used[32], bound[48] = "", of[32];

	text_bytes(used, sizeof(used), n);
	if (most > 0) {
		text_bytes(of, sizeof(of), most);
		snprintf(bound, sizeof(bound), " of %s", of);
	}
	buf_printf(b, "%-12s%s%s\n", left, used, bound);
}

static void
prompt_stats(struct prompt *p, const char *word, struct buf *b)
{
	struct sql_memory m;

	(void)word;
	sql_memory(p->sql, &m);
	memory_row(b, "SQLite", m.used, m.bound);
	memory_row(b, "kept args", m.args, m.args_most);
}

static void
prompt_mode(struct prompt *p, const char *word, struct buf *b)
{
	enum table_form form = table_form_of(word, strlen(word));
	int i;

	if (form != TABLE_FORMS) {
		p->how.form = form;
		return;
	}
	if (word[0] != '\0')
		fprintf(stderr, "ttv: .mode is one of\n");
	for (i = 0; i < TABLE_FORMS; i++)
		buf_printf(b, "%s%s\n", table_forms[i].word,
		    i == (int)p->how.form ? " (now)" : "");
}

static void
prompt_pager(struct prompt *p, const char *word, struct buf *b)
{
	(void)b;
	p->pager = word[0] == '\0' ? !p->pager : strcmp(word, "on") == 0;
	printf("results %s\n", p->pager ? "go through $PAGER" :
	    "are printed");
}

static void
prompt_quit(struct prompt *p, const char *word, struct buf *b)
{
	(void)word;
	(void)b;
	p->quit = 1;
}

static void	prompt_help(struct prompt *, const char *, struct buf *);

static const struct prompt_command {
	const char	*name, *args, *help;
	void		(*run)(struct prompt *, const char *, struct buf *);
	int		 outside;	/* 1: may be one without a prompt */
} prompt_commands[] = {
	{ ".help", "", "Say what can be typed", prompt_help, 0 },
	{ ".mode", " [FORM]", "Print rows in this form, one of" TABLE_FORM_WORDS,
	    prompt_mode, 0 },
	{ ".pager", " [on|off]", "Show results with $PAGER", prompt_pager,
	    0 },
	{ ".quit", "", "End, as Ctrl-D does", prompt_quit, 0 },
	{ ".schema", " [TABLE]", "Say which columns a table has",
	    prompt_schema, 1 },
	{ ".stats", "", "Say how much memory SQL takes", prompt_stats, 0 },
	{ ".tables", "", "List the tables", prompt_tables, 1 },
};
#define NCOMMANDS	(sizeof(prompt_commands) / sizeof(prompt_commands[0]))

static void
prompt_help(struct prompt *p, const char *word, struct buf *b)
{
	char left[64];
	size_t i;

	(void)p;
	(void)word;
	buf_adds(b, "A statement of SQL ends with a semicolon; Tab completes, "
	    "Ctrl-C gives up.\nTables are in ttv-sql(7). Commands:\n");
	for (i = 0; i < NCOMMANDS; i++) {
		snprintf(left, sizeof(left), "%s%s", prompt_commands[i].name,
		    prompt_commands[i].args);
		help_row(b, left, prompt_commands[i].help);
	}
}

/*
 * Runs a line that begins with a dot; a beginning of the name is enough.
 * Returns the exit status.
 */
static int
run_command(struct prompt *p, const char *line)
{
	size_t n = strcspn(line, " \t;"), i, found = NCOMMANDS;
	const char *word = line + n + strspn(line + n, " \t");
	char name[128], safe[128], meant[NEAR_MOST + 24];
	struct near near;
	struct out out;

	snprintf(name, sizeof(name), "%.*s", (int)strcspn(word, " \t;"), word);
	for (i = 0; i < NCOMMANDS; i++)
		if (strncmp(prompt_commands[i].name, line, n) == 0 &&
		    found == NCOMMANDS && n > 1 && (!p->outside ||
		    prompt_commands[i].outside))
			found = i;
	if (found == NCOMMANDS) {
		text_safe(safe, sizeof(safe), line, n);
		near_open(&near, line, n);
		for (i = 0; i < NCOMMANDS; i++)
			if (!p->outside || prompt_commands[i].outside)
				near_offer(&near, prompt_commands[i].name);
		near_hint(&near, meant, sizeof(meant));
		fprintf(stderr, "ttv: %s is no command%s%s\n", safe, meant,
		    meant[0] != '\0' ? "" : p->outside ? " but at the "
		    "prompt; .tables and .schema are some" :
		    "; .help lists them");
		return EXIT_QUERY;
	}
	out_open(&out);
	prompt_commands[found].run(p, name, &out.buf);
	return out_close(&out, out.buf.len > 0 ? EXIT_OK : EXIT_QUERY);
}

int
query_command(struct sql *s, const char *line, int status)
{
	struct prompt p = { .sql = s, .outside = 1 };
	int rc = run_command(&p, line);

	return rc != EXIT_OK ? rc : status;
}

/* ---- statements */

static void
run_statements(struct prompt *p, const struct buf *text)
{
	struct pager pager = { -1, -1 };

	if (p->pager)
		pager = pager_start();
	out_paged(pager.pid != -1);
	query_print(p->sql, text, &p->how, NULL, EXIT_OK);
	pager_end(&pager);
	out_paged(0);
}

/* Returns whether a text has anything but blanks. */
static int
nothing_typed(const char *text)
{
	return text[strspn(text, " \t\n\r;")] == '\0';
}

/* Takes a line; returns 1 if its statement goes on with the next one. */
static int
take_line(struct prompt *p, const char *line, struct buf *text)
{
	if (text->len == 0 && line[strspn(line, " \t")] == '.') {
		run_command(p, line + strspn(line, " \t"));
		return 0;
	}
	buf_adds(text, line);
	buf_addc(text, '\n');
	if (nothing_typed(text->data)) {
		buf_clear(text);
		return 0;
	}
	if (!sql_is_complete(text->data))
		return 1;
	run_statements(p, text);
	buf_clear(text);
	return 0;
}

int
query_prompt(struct sql *s, const struct query_how *how)
{
	struct prompt p = { s, *how, 0, 0, 0 };
	struct query_line *l = query_line_open(s);
	struct buf text = BUF_INIT;
	enum line_result rc = LINE_READ;
	const char *line;
	int more = 0;

	sql_keep(s);
	query_stay();
	/* between a line and its query Ctrl-C means nothing */
	signal(SIGINT, SIG_IGN);
	printf("SQL over the trace; .help says what can be typed.\n");
	while (!p.quit && rc != LINE_END) {
		rc = query_line_read(l, more ? "...> " : "sql> ", text.data != NULL ?
		    text.data : "", &line);
		if (rc == LINE_READ)
			more = take_line(&p, line, &text);
		else if (rc == LINE_INTERRUPTED) {
			buf_clear(&text);
			more = 0;
		}
		if (text.data != NULL)
			text.data[text.len] = '\0';
	}
	if (text.len > 0 && !nothing_typed(text.data))
		run_statements(&p, &text);
	buf_free(&text);
	query_line_close(l);
	return EXIT_OK;
}
