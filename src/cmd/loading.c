/*
 * loading: loads the operands of a command: the options that all such commands
 * share, the progress line, and the one line of an error.
 *
 * The progress line appears on stderr if that is a terminal and loading has
 * taken half a second; it is rewritten at most ten times a second and erased
 * at the end. The loader calls back on its own thread while the caller waits
 * for it, so the state here has one user at a time.
 */
#include "config.h"

#include <sys/stat.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/index.h"
#include "ttv/load.h"
#include "ttv/spill.h"
#include "ttv/sql.h"
#include "ttv/tempfile.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "cmd.h"
#include "with.h"

#define PROGRESS_AFTER_MS	500
#define PROGRESS_EVERY_MS	100

const struct cmd_option cmd_load_options[] = {
	{ "threads", 0, CMD_INT, "N", 0, 1024, NULL, "0",
	    "Read with N threads; 0 takes one for each core" },
	{ "compat", 0, CMD_CHOICE, "PROGRAM", 0, 0, "trace_processor", NULL,
	    "Choose as that program does where formats leave a choice" },
	{ "mangled", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Leave the names of functions of C++ and Rust in call stacks as "
	    "the file has them" },
	{ "symbols", 0, CMD_LIST, "DIR", 0, 0, NULL, NULL,
	    "Find the functions of addresses in files below DIR, by build id, "
	    "path or name; / has those of this machine" },
	{ "align", 0, CMD_STRING, "HOW", 0, 0, NULL, NULL,
	    "Put several files on one timeline by auto, zero, clock or "
	    "mark:NAME; or services of distributed traces by spans" },
	{ "offset", 0, CMD_LIST, "FILE=TIME", 0, 0, NULL, NULL,
	    "Move the times of FILE by TIME, such as +1.5ms or -2s" },
	{ "cache", 0, CMD_BYTES, "SIZE", 0, 0, NULL, "5G",
	    "Keep at most SIZE of what makes traces open fast again" },
	{ "no-cache", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Read the files, and keep nothing of them" },
	{ "memory", 0, CMD_BYTES, "SIZE", 0, 0, NULL, NULL,
	    "Hold private memory to SIZE: what is beyond lies in temporary "
	    "files; three quarters of the machine's unless given" },
	{ "with", 0, CMD_LIST, "FILE", 0, 0, NULL, NULL,
	    "Add the events and annotations that a file of SQL derives, or "
	    "one of ttv/derived of the person's configuration by its name; "
	    "all: all of these" },
	{ "stdlib", 0, CMD_STRING, "DIR", 0, 0, NULL, NULL,
	    "Find modules of SQL that ttv has not in DIR, a checkout of "
	    "perfetto or its library" },
	CMD_OPTION_END
};

struct progress_line {
	int64_t	start;		/* ms of the monotonic clock */
	int64_t	next;		/* ms; time of the next line */
	int	shown;
};

static int
progress_show(void *arg, uint64_t done, uint64_t total)
{
	struct progress_line	*p = arg;
	char		 have[32], all[32];
	int64_t		 now = now_ms();

	if (now < p->next)
		return 0;
	p->next = now + PROGRESS_EVERY_MS;
	p->shown = 1;
	text_bytes(have, sizeof(have), done);
	text_bytes(all, sizeof(all), total);
	if (total != 0)
		fprintf(stderr, "\rloading %3d %%  %s of %s\033[K",
		    (int)((double)done * 100 / (double)total), have, all);
	else
		fprintf(stderr, "\rloading  %s\033[K", have);
	return 0;
}

static void
progress_end(const struct progress_line *p)
{
	if (p->shown)
		fputs("\r\033[K", stderr);
}

/* Returns whether a command has an option, and it is given. */
static int
is_set(const struct cmd_call *call, const char *name)
{
	size_t i;

	for (i = 0; i < call->nvalues; i++)
		if (strcmp(call->values[i].option->name, name) == 0)
			return call->values[i].set;
	return 0;
}

static int
is_diff(const struct cmd_call *call)
{
	return is_set(call, "diff");
}

int
cmd_stdlib(const struct cmd_call *call, struct err *err)
{
	struct stat st;
	const char *dir;

	if (!is_set(call, "stdlib"))
		return 0;
	dir = cmd_str(call, "stdlib");
	if (stat(dir, &st) == -1 || !S_ISDIR(st.st_mode))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--stdlib: %s is no directory", dir);
	sql_stdlib(dir);
	return 0;
}

int
cmd_diff_check(const struct cmd_call *call, struct err *err)
{
	return is_diff(call) && call->argc != 2 ? err_set(err, ERR_USAGE,
	    ERR_NOWHERE, "%s: --diff takes two traces, OLD and NEW",
	    call->cmd->name) : 0;
}

/* As long as the process: a load may go on while the process ends. */
static struct index_options index_options;

/* Holds memory to what --memory says, that of SQL too, or the machine has. */
static void
memory_hold(const struct cmd_call *call)
{
	static int said;

	if (!cmd_given(call, "memory")) {
		spill_limit(spill_default());
		return;
	}
	sql_bound_all((uint64_t)cmd_int(call, "memory"));
	tempfile_avoid_memory(1);
	spill_limit((uint64_t)cmd_int(call, "memory"));
	if (tempfile_disk() == NULL && !said++)
		fputs("ttv: --memory: every folder for temporary files is in "
		    "memory, so none is spared; TMPDIR can say another\n",
		    stderr);
}

void
cmd_load_fill(const struct cmd_call *call, struct load_options *o)
{
	memset(o, 0, sizeof(*o));
	o->threads = (int)cmd_int(call, "threads");
	o->compat = cmd_choice(call, "compat") == 0;
	o->mangled = cmd_flag(call, "mangled");
	o->nsymbols = cmd_list(call, "symbols", &o->symbols);
	o->align = cmd_str(call, "align");
	if (o->align == NULL && is_diff(call))
		o->align = "zero";
	o->noffsets = cmd_list(call, "offset", &o->offsets);
	index_options.off = cmd_flag(call, "no-cache");
	if (cmd_given(call, "cache"))
		index_limit((uint64_t)cmd_int(call, "cache"));
	memory_hold(call);
	o->index = &index_options;
	o->nwith = cmd_list(call, "with", &o->with);
}

static char failed[sizeof(((struct err *)NULL)->msg)];

const char *
cmd_failed(void)
{
	return failed[0] != '\0' ? failed : NULL;
}

void
cmd_err_text(const struct err *err, char *s, size_t n)
{
	char byte[32] = "", line[32] = "";

	if (err->code == ERR_FORMAT && err->offset != ERR_NOWHERE)
		snprintf(byte, sizeof(byte), " at byte %llu",
		    (unsigned long long)err->offset);
	if (err->code == ERR_FORMAT && err->line != 0)
		snprintf(line, sizeof(line), ", line %llu",
		    (unsigned long long)err->line);
	snprintf(s, n, "%s%s%s", err->msg, byte, line);
}

int
cmd_fail(const struct err *err)
{
	char text[CMD_ERR_TEXT];

	strlcpy(failed, err->msg, sizeof(failed));
	cmd_err_text(err, text, sizeof(text));
	fprintf(stderr, "ttv: %s\n", text);
	return err_status(err);
}

struct trace *
cmd_load_with(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct trace	*t;

	if (with_check(paths, n, o, err) == -1)
		return NULL;
	t = with_load(paths, n, o, err);
	if (t != NULL && err->code == ERR_USAGE) {
		trace_free(t);		/* what was asked for is not in it */
		t = NULL;
	}
	return t;
}

static struct trace *
load_keep(const struct cmd_call *call, struct derived *keep, struct err *err)
{
	struct load_options	 o;
	struct progress_line	 p = { 0, 0, 0 };
	struct trace		*t;

	cmd_load_fill(call, &o);
	o.keep = keep;
	if (isatty(STDERR_FILENO)) {
		p.start = now_ms();
		p.next = p.start + PROGRESS_AFTER_MS;
		o.progress = progress_show;
		o.arg = &p;
	}
	t = cmd_load_with((const char *const *)call->argv,
	    (size_t)call->argc, &o, err);
	progress_end(&p);
	return t;
}

struct trace *
cmd_try_load(const struct cmd_call *call, struct err *err)
{
	return load_keep(call, NULL, err);
}

struct trace *
cmd_load(const struct cmd_call *call, int *status)
{
	struct trace	*t = cmd_load_keep(call, NULL, status);

	cmd_tell_loss(t);
	return t;
}

/* Returns whether a trace is JSON with no event and nothing wrong in it. */
static int
is_list_of_none(const struct trace *t)
{
	return t->nsources == 1 && t->sources[0].len > 0 &&
	    strcmp(t->sources[0].format, "chrome-json") == 0 &&
	    warn_total(&t->warn) == 0;
}

void
cmd_take_none(const struct trace *t, struct err *err)
{
	if (t != NULL && err->code == ERR_EMPTY && is_list_of_none(t))
		err_clear(err);
}

struct trace *
cmd_load_asked(const struct cmd_call *call, int *status)
{
	struct trace	*t;
	struct err	 err;

	err_clear(&err);
	t = load_keep(call, NULL, &err);
	cmd_take_none(t, &err);
	*status = err.code == ERR_NONE ? EXIT_OK : cmd_fail(&err);
	cmd_tell_loss(t);
	return t;
}

/* Returns the file that an offset of a trace is in. */
static const struct source *
source_at(const struct trace *t, uint64_t off)
{
	uint32_t	 i = t->nsources - 1;

	while (i > 0 && (off == WARN_NOWHERE || off < t->sources[i].base))
		i--;
	return &t->sources[i];
}

void
cmd_loss(struct buf *b, const struct trace *t)
{
	const struct warn_entry	*e;
	const struct source	*s = NULL;
	char			 count[32], path[1024];
	int			 i;

	if (t == NULL || t->nsources == 0 || warn_loss(&t->warn) == 0)
		return;
	for (i = 0; i < WARN_MAX; i++) {
		e = &t->warn.entry[i];
		if (e->count == 0 || !warn_is_loss((enum warn_code)i))
			continue;
		if (s == NULL) {
			s = source_at(t, e->nplaces > 0 ? e->places[0] :
			    WARN_NOWHERE);
			text_safe(path, sizeof(path), s->path,
			    strlen(s->path));
			buf_printf(b, "ttv: %s: part of it is lost: ", path);
		} else
			buf_adds(b, ", ");
		text_count(count, sizeof(count), e->count);
		buf_printf(b, "%s %s%s", warn_name((enum warn_code)i),
		    e->count == 1 ? "once" : count,
		    e->count == 1 ? "" : " times");
	}
	buf_adds(b, "; `ttv check` says where\n");
}

void
cmd_tell_loss(const struct trace *t)
{
	struct buf b = BUF_INIT;

	cmd_loss(&b, t);
	if (b.len > 0)
		fwrite(b.data, 1, b.len, stderr);
	buf_free(&b);
}

int
cmd_gate(const struct cmd_call *call, const struct trace *t, int status)
{
	return warn_loss(&t->warn) > 0 && cmd_choice(call, "damaged") == 0 ?
	    EXIT_USAGE : status;
}

struct trace *
cmd_load_keep(const struct cmd_call *call, struct derived *keep, int *status)
{
	struct trace	*t;
	struct err	 err;

	err_clear(&err);
	t = load_keep(call, keep, &err);
	*status = err.code == ERR_NONE ? EXIT_OK : cmd_fail(&err);
	return t;
}

int
cmd_unchanged(const struct trace *t, int status)
{
	static const char *const why[] = {
		[TRACE_BYTES_WRITTEN] = "was written to while it was read: "
		    "what is said of it may be wrong",
		[TRACE_BYTES_UNREAD] = "could not be read behind its index: "
		    "what its events say is left out",
	};
	enum trace_bytes	 bytes = trace_changed(t);
	struct err		 err;

	if (status != EXIT_OK || bytes == TRACE_BYTES_SAME)
		return status;
	err_clear(&err);
	err_set(&err, ERR_LIMIT, ERR_NOWHERE, "%s%s %s", t->nsources > 1 ?
	    "a file, maybe " : "", t->sources[0].path, why[bytes]);
	return cmd_fail(&err);
}
