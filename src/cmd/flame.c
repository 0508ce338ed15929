/*
 * ttv flame: the merged call tree of a part of a trace, for people, and as a
 * file for what draws flame graphs.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/fd.h"
#include "ttv/flame.h"
#include "ttv/pick.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "place.h"

const struct cmd_option cmd_flame_options[] = {
	{ "weight", 0, CMD_CHOICE, "WEIGHT", 0, 0,
	    &FLAME_WEIGHT_WORDS[1], NULL,
	    "Weigh by time, cpu time (it takes longer), number of slices or "
	    "of samples, or time between samples" },
	{ "table", 0, CMD_CHOICE, "WHAT", 0, 0, &AREA_SLICE_WORDS[1], NULL,
	    "Take these slices: of threads, or what else there is" },
	{ "from", 0, CMD_TIME, "TIME", 0, 0, NULL, NULL,
	    "Begin at this time, counted from the start of the trace" },
	{ "to", 0, CMD_TIME, "TIME", 0, 0, NULL, NULL,
	    "End at this time" },
	{ "track", 0, CMD_STRING, "PATTERN", 0, 0, NULL, NULL,
	    "Take threads and tracks with this name, text or /regex/, and "
	    "those below" },
	{ "process", 0, CMD_STRING, "PATTERN", 0, 0, NULL, NULL,
	    "Take processes with this name" },
	{ "invert", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Begin with the innermost names; callers below" },
	{ "by-thread", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Keep threads apart" },
	{ "format", 0, CMD_CHOICE, "FORMAT", 0, 0,
	    "text folded speedscope svg", "text",
	    "Print for people; folded stacks for flame graph tools; JSON for "
	    "speedscope; a picture" },
	{ "max", 0, CMD_INT, "N", 0, INT32_MAX, NULL, "0",
	    "Print the first N lines of text; 0 prints all" },
	{ "nodes", 0, CMD_INT, "N", 2, 100000000, NULL, NULL,
	    "Keep at most N nodes, the others count in their callers; "
	    "1048576 unless given" },
	{ "output", 'o', CMD_STRING, "FILE", 0, 0, NULL, NULL,
	    "Write to this file, which must not exist; - is the standard "
	    "output" },
	CMD_OPTION_END
};

/* Returns the kind of slices that a trace has, those of threads first. */
static enum area_what
what_first(const struct trace *t)
{
	int i;

	for (i = AREA_SLICES; i <= AREA_CPUS; i++)
		if (area_has(t, (enum area_what)i))
			return (enum area_what)i;
	return AREA_SLICES;
}

/* Fills the query from the options: 0, or -1 and *err. */
static int
flame_query(const struct cmd_call *call, const struct trace *t,
    struct flame_query *q, uint8_t *tracks, struct err *err)
{
	memset(q, 0, sizeof(*q));
	if (place_range(call, t, &q->t0, &q->t1, err) == -1)
		return -1;
	q->what = cmd_given(call, "table") ? (enum area_what)cmd_choice(call,
	    "table") : what_first(t);
	q->weight = cmd_given(call, "weight") ? (enum flame_weight)cmd_choice(
	    call, "weight") : flame_weight_first(t);
	q->by_thread = cmd_flag(call, "by-thread");
	q->inverted = cmd_flag(call, "invert");
	if (cmd_given(call, "nodes"))
		q->most = (uint32_t)cmd_int(call, "nodes");
	q->threads = (int)cmd_int(call, "threads");
	if (q->threads == 0)
		q->threads = pool_cores();
	if (!cmd_given(call, "track") && !cmd_given(call, "process"))
		return 0;
	q->tracks = tracks;
	return pick_tracks(t, cmd_str(call, "process"), cmd_str(call,
	    "track"), tracks, err) == -1 ? -1 : 0;
}

/* ---- output: stdout, or a new file ---- */

struct flame_file {
	struct out	*out;
	int		 fd;		/* -1: stdout */
	int		 error;
};

static int
file_drain(void *arg, struct buf *b)
{
	struct flame_file *f = arg;

	if (f->fd == -1) {
		out_more(f->out);
		return out_failed(f->out) ? -1 : 0;
	}
	if (f->error == 0)
		f->error = fd_write(f->fd, b->data, b->len);
	buf_clear(b);
	return f->error != 0 ? -1 : 0;
}

static int
file_open(struct flame_file *f, const char *path, struct err *err)
{
	if (path == NULL)
		return 0;
	f->fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	if (f->fd != -1)
		return 0;
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "flame: %.200s: %s", path,
	    strerror(errno));
}

/* Writes the rest of a file and closes it; returns 0 or errno. */
static int
file_close(struct flame_file *f)
{
	file_drain(f, &f->out->buf);
	if (close(f->fd) == -1 && f->error == 0)
		f->error = errno;
	return f->error;
}

/* ---- */

/* Says on stderr what has no weight, and what had no place. */
static void
flame_notes(const struct flame *f)
{
	const char *thing = f->thing == ENTITY_SAMPLE ? "sample" : "slice";
	char n[32];

	if (f->open > 0) {
		text_count(n, sizeof(n), f->open);
		fprintf(stderr, "ttv: %s %s%s without %s, weighed by what is "
		    "inside\n", n, thing, f->open == 1 ? "" : "s",
		    f->weight == FLAME_CPU ? "a cpu time" : "an end");
	}
	if (f->left_out > 0) {
		text_count(n, sizeof(n), f->left_out);
		fprintf(stderr, "ttv: %s %s%s past the limit of nodes, counted "
		    "in the callers (--nodes)\n", n, thing, f->left_out == 1 ?
		    "" : "s");
	}
}

static int
flame_output(const struct cmd_call *call, const struct trace *t,
    const struct flame *f, int status, struct err *err)
{
	const char *path = cmd_str(call, "output");
	struct flame_file file = { NULL, -1, 0 };
	struct out out;

	file.out = &out;
	if (path != NULL && strcmp(path, "-") == 0)
		path = NULL;
	if (file_open(&file, path, err) == -1)
		return status;
	out_open(&out);
	flame_write(&out.buf, t, f, (enum flame_format)cmd_choice(call,
	    "format"), call->argv[0], (size_t)cmd_int(call, "max"),
	    file_drain, &file);
	if (path == NULL)
		return out_close(&out, status);
	if (file_close(&file) != 0) {
		fprintf(stderr, "ttv: %s: %s\n", path, strerror(file.error));
		status = EXIT_OUTPUT;
	}
	return out_close(&out, status);
}

int
cmd_flame(const struct cmd_call *call)
{
	struct flame_query q;
	struct flame	 f;
	struct trace	*t;
	struct err	 err;
	uint8_t		*tracks;
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	err_clear(&err);
	memset(&f, 0, sizeof(f));
	tracks = xcalloc((size_t)t->ntracks + 1, 1);
	if (flame_query(call, t, &q, tracks, &err) == 0) {
		flame_make(&f, t, &q);
		status = cmd_unchanged(t, flame_output(call, t, &f, status,
		    &err));
		flame_notes(&f);
	}
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	flame_free(&f);
	free(tracks);
	trace_free(t);
	return status;
}
