/*
 * query_each: the same statements over each of many traces.
 *
 * Workers take the traces in turn: each loads one, asks it and keeps the rows.
 * The main thread prints them in the order of the operands.  A worker goes no
 * further than WINDOW traces ahead of what is printed, and no further than
 * KEPT_BYTES of rows of a trace until those before are printed, so memory
 * holds as many traces as there are workers, and that much of WINDOW of them.
 * Rows of statements before the last, which are dropped when the next begins,
 * are kept whole.
 */
#include "config.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/sql.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "chosen.h"
#include "cmd.h"
#include "operands.h"
#include "query.h"

#define MAX_WORKERS	64
#define WINDOW(workers)	(4 * (size_t)(workers))
#define LOOK_MS		50	/* between two looks at Ctrl-C */
#define KEPT_BYTES	((size_t)8 << 20) /* of rows: enough that workers
				 * seldom wait, little for 4 * 64 traces */

/* PART: the worker waits until the rows that are there are printed. */
enum answer_state { ANSWER_NONE, ANSWER_TAKEN, ANSWER_PART, ANSWER_READY };

/* What a trace has answered. */
struct answer {
	enum answer_state state;
	struct each	*e;
	struct sql	*sql;		/* while it is asked */
	int		 columns;	/* 0: nothing of it is printed; 1: rows
					 * are; -1: they have other columns, or
					 * none are wanted */
	int		 status;	/* exit status of this trace */
	char		 msg[CMD_ERR_TEXT]; /* what is wrong, or "" */
	struct buf	 loss;		/* the line of what is lost, or empty */
	char		**names;	/* of the columns */
	size_t		 n;
	struct buf	 values;	/* of rows, as put_value() writes */
	int		 last;		/* 1: they are the last statement's */
	int		 tells;		/* 1: one of them has a value */
	int		 unseen;	/* statements before it whose had one */
};

struct each {
	const struct cmd_call *call;
	const struct buf *text;
	const char	*file;		/* of the statements, or NULL */
	struct operands	 paths;
	int		 nworkers;
	struct answer	*answers;	/* by trace */
	size_t		 next;		/* trace that no worker has taken */
	size_t		 printed;	/* traces before this one are printed */
	int		 stop;
	int		 active;	/* workers that have not ended */
	pthread_mutex_t	 lock;
	pthread_cond_t	 ready;		/* an answer is ready, or printed */
	struct sql	*running[MAX_WORKERS];
};

static volatile sig_atomic_t interrupted;

static void
each_interrupt(int sig)
{
	(void)sig;
	if (interrupted)
		query_give_up();
	interrupted = 1;
}

/* ---- rows, from a worker to the printer */

static int
answer_begin(void *arg, const char *const *names, size_t n)
{
	struct answer *a = arg;
	size_t i;

	for (i = 0; i < a->n; i++)
		free(a->names[i]);
	free(a->names);
	buf_clear(&a->values);
	a->last = sql_last(a->sql);
	a->unseen += a->tells;
	a->tells = 0;
	a->n = n;
	a->names = xcalloc(n + 1, sizeof(*a->names));
	for (i = 0; i < n; i++)
		a->names[i] = xstrdup(names[i] != NULL ? names[i] : "");
	return 0;
}

/* Waits until the rows so far are printed; returns 1 if no more are wanted. */
static int
answer_pass(struct answer *a)
{
	struct each *e = a->e;
	int stop;

	pthread_mutex_lock(&e->lock);
	a->state = ANSWER_PART;
	pthread_cond_broadcast(&e->ready);
	while (a->state == ANSWER_PART && !e->stop)
		pthread_cond_wait(&e->ready, &e->lock);
	stop = e->stop;
	pthread_mutex_unlock(&e->lock);
	return stop;
}

static int
answer_row(void *arg, const struct sql_value *v, size_t n)
{
	struct answer *a = arg;
	struct sql_value head;
	size_t i;

	for (i = 0; i < n; i++) {
		a->tells |= v[i].type != SQL_NULL;
		head = v[i];
		head.text = NULL;
		buf_add(&a->values, &head, sizeof(head));
		if (v[i].type == SQL_TEXT || v[i].type == SQL_BLOB)
			buf_add(&a->values, v[i].text, v[i].len);
	}
	if (a->values.len > KEPT_BYTES && a->last && answer_pass(a))
		return 1;
	return interrupted != 0;
}

static void
answer_free(struct answer *a)
{
	size_t i;

	for (i = 0; i < a->n; i++)
		free(a->names[i]);
	free(a->names);
	buf_free(&a->values);
	buf_free(&a->loss);
	a->names = NULL;
	a->n = 0;
}

/* ---- workers */

static int
each_progress(void *arg, uint64_t done, uint64_t total)
{
	(void)arg;
	(void)done;
	(void)total;
	return interrupted != 0;
}

/* Makes a connection known to what interrupts it, or forgets it. */
static void
set_running(struct each *e, int worker, struct sql *s)
{
	pthread_mutex_lock(&e->lock);
	e->running[worker] = s;
	pthread_mutex_unlock(&e->lock);
}

static void
ask(struct each *e, int worker, const struct trace *t, struct answer *a)
{
	struct sql_sink sink = { answer_begin, answer_row, a };
	struct bits kept[ENTITIES] = { { 0, NULL, NULL } };
	struct sql *s = sql_open(t);
	struct sql_error wrong;
	struct err err;

	err_clear(&err);
	if (query_params(e->call, s, t, kept, &err) == -1) {
		a->status = err_status(&err);
		cmd_err_text(&err, a->msg, sizeof(a->msg));
	}
	a->e = e;
	a->sql = s;
	set_running(e, worker, s);
	if (!interrupted && err.code == ERR_NONE &&
	    sql_run(s, e->text->data, e->text->len, &sink, &wrong) == -1) {
		a->status = EXIT_QUERY;
		if (!a->last) {		/* rows of a statement before it */
			a->columns = -1;
			buf_clear(&a->values);
		}
		query_message(a->msg, sizeof(a->msg), e->file, &wrong);
	}
	set_running(e, worker, NULL);
	sql_close(s);
	chosen_free(kept);
}

static void
answer(struct each *e, int worker, const char *path, struct answer *a)
{
	struct load_options o;
	struct trace *t;
	struct err err;

	err_clear(&err);
	cmd_load_fill(e->call, &o);
	o.threads = e->nworkers == 1 ? o.threads : 1;
	o.progress = each_progress;
	o.index = NULL;
	t = operand_is_regular(path, &err) ? cmd_load_with(&path, 1, &o,
	    &err) : NULL;
	cmd_take_none(t, &err);
	cmd_loss(&a->loss, t);
	if (err.code != ERR_NONE) {
		a->status = err_status(&err);
		cmd_err_text(&err, a->msg, sizeof(a->msg));
	}
	if (t == NULL)
		return;
	ask(e, worker, t, a);
	if (a->status == EXIT_OK && trace_changed(t) != TRACE_BYTES_SAME) {
		a->status = EXIT_QUERY;
		snprintf(a->msg, sizeof(a->msg), trace_changed(t) ==
		    TRACE_BYTES_WRITTEN ? "%s was written to while it was read" :
		    "%s could not be read behind its index", path);
	}
	trace_free(t);
}

struct worker {
	struct each	*e;
	int		 number;
	pthread_t	 thread;
};

static void *
work(void *arg)
{
	struct worker *w = arg;
	struct each *e = w->e;
	size_t i;

	pthread_mutex_lock(&e->lock);
	for (;;) {
		while (!e->stop && e->next < e->paths.n && e->next >=
		    e->printed + WINDOW(e->nworkers))
			pthread_cond_wait(&e->ready, &e->lock);
		if (e->stop || e->next >= e->paths.n)
			break;
		i = e->next++;
		e->answers[i].state = ANSWER_TAKEN;
		pthread_mutex_unlock(&e->lock);
		answer(e, w->number, e->paths.path[i], &e->answers[i]);
		pthread_mutex_lock(&e->lock);
		e->answers[i].state = ANSWER_READY;
		pthread_cond_broadcast(&e->ready);
	}
	e->active--;
	pthread_cond_broadcast(&e->ready);
	pthread_mutex_unlock(&e->lock);
	return NULL;
}

/* ---- printing */

struct printer {
	struct query_output o;
	struct out	 out;
	const char	*file;		/* of the statements, or NULL */
	int		 told;		/* 1: that not all rows are printed */
	char		**names;	/* of the first answer with columns */
	size_t		 n;
	int		 status;
};

/* Prints a message for a trace. */
static void
complain(struct printer *p, const char *path, const char *msg, int status)
{
	char safe[1024];

	if (p->status == EXIT_OK)
		p->status = status;
	text_safe(safe, sizeof(safe), path, strlen(path));
	/* a message of the loader begins with the path */
	if (cmd_names_path(msg, strlen(msg), path))
		fprintf(stderr, "ttv: %s\n", msg);
	else
		fprintf(stderr, "ttv: %s: %s\n", safe, msg);
}

/* Begins the output with the columns of the first answer that has some. */
static void
print_names(struct printer *p, struct answer *a)
{
	const char **names = xcalloc(a->n + 1, sizeof(*names));
	size_t i;

	names[0] = "trace";
	for (i = 0; i < a->n; i++)
		names[i + 1] = a->names[i];
	p->o.sink.begin(p->o.sink.arg, names, a->n + 1);
	free(names);
	p->names = a->names;
	p->n = a->n;
	a->names = NULL;
	a->n = 0;
}

static int
has_names(const struct printer *p, const struct answer *a)
{
	size_t i;

	for (i = 0; i < p->n && i < a->n; i++)
		if (strcmp(p->names[i], a->names[i]) != 0)
			return 0;
	return p->n == a->n;
}

static void
print_rows(struct printer *p, const char *path, const struct buf *values)
{
	struct sql_value *v = xcalloc(p->n + 1, sizeof(*v));
	const char *at = values->data;
	const char *end = values->len == 0 ? at : at + values->len;
	size_t i;

	v[0].type = SQL_TEXT;
	v[0].text = path;
	v[0].len = strlen(path);
	while (at < end && !out_failed(&p->out) && p->o.wrong[0] == '\0') {
		for (i = 1; i <= p->n; i++) {
			memcpy(&v[i], at, sizeof(v[i]));
			at += sizeof(v[i]);
			v[i].text = at;
			if (v[i].type == SQL_TEXT || v[i].type == SQL_BLOB)
				at += v[i].len;
		}
		p->o.sink.row(p->o.sink.arg, v, p->n + 1);
		out_more(&p->out);
	}
	free(v);
}

/* Prints the rows that are there, all or a part, and forgets them. */
static void
print_part(struct printer *p, const char *path, struct answer *a)
{
	if (a->columns == 0 && a->n > 0) {
		a->columns = 1;
		if (p->names == NULL) {
			print_names(p, a);
		} else if (!has_names(p, a)) {
			complain(p, path, "its rows have other columns",
			    EXIT_QUERY);
			a->columns = -1;
		}
	}
	if (a->columns == 1)
		print_rows(p, path, &a->values);
	buf_clear(&a->values);
}

static void
print_answer(struct printer *p, const char *path, struct answer *a)
{
	print_part(p, path, a);
	if (a->msg[0] != '\0')
		complain(p, path, a->msg, a->status);
	if (a->loss.len > 0)
		fwrite(a->loss.data, 1, a->loss.len, stderr);
	if (!p->told && a->msg[0] == '\0') {
		query_tell_unseen(p->file, a->unseen);
		p->told = a->unseen > 0;	/* once for all traces */
	}
}

/* Waits until something is ready, or LOOK_MS. */
static void
wait_a_moment(struct each *e)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += LOOK_MS * 1000000L;
	if (until.tv_nsec >= 1000000000L) {
		until.tv_sec++;
		until.tv_nsec -= 1000000000L;
	}
	pthread_cond_timedwait(&e->ready, &e->lock, &until);
}

/*
 * Waits for the workers to end.  After Ctrl-C it interrupts them until they do:
 * one that was just about to run its statements has missed the first time.
 */
static void
end_workers(struct each *e)
{
	int i;

	pthread_mutex_lock(&e->lock);
	e->stop = 1;
	pthread_cond_broadcast(&e->ready);
	while (e->active > 0) {
		for (i = 0; i < e->nworkers && interrupted; i++)
			if (e->running[i] != NULL)
				sql_interrupt(e->running[i]);
		wait_a_moment(e);
	}
	pthread_mutex_unlock(&e->lock);
}

static void
print_all(struct each *e, struct printer *p)
{
	struct answer *a;
	size_t i;

	pthread_mutex_lock(&e->lock);
	for (i = 0; i < e->paths.n && !out_failed(&p->out); i++) {
		a = &e->answers[i];
		while (a->state != ANSWER_READY && !interrupted &&
		    !out_failed(&p->out)) {
			if (a->state != ANSWER_PART) {
				wait_a_moment(e);
				continue;
			}
			pthread_mutex_unlock(&e->lock);
			print_part(p, e->paths.path[i], a);
			pthread_mutex_lock(&e->lock);
			a->state = ANSWER_TAKEN;
			pthread_cond_broadcast(&e->ready);
		}
		if (interrupted || a->state != ANSWER_READY)
			break;
		pthread_mutex_unlock(&e->lock);
		print_answer(p, e->paths.path[i], a);
		answer_free(a);
		pthread_mutex_lock(&e->lock);
		e->printed = i + 1;
		pthread_cond_broadcast(&e->ready);
	}
	pthread_mutex_unlock(&e->lock);
}

static int
run_workers(struct each *e, struct printer *p)
{
	struct worker workers[MAX_WORKERS];
	int i, n = 0;

	pthread_mutex_lock(&e->lock);
	for (i = 0; i < e->nworkers; i++) {
		workers[i] = (struct worker){ .e = e, .number = i };
		if (pthread_create(&workers[i].thread, NULL, work,
		    &workers[i]) != 0)
			break;
		n++;
	}
	e->active = n;
	pthread_mutex_unlock(&e->lock);
	if (n == 0) {
		fprintf(stderr, "ttv: no thread can be started\n");
		return -1;
	}
	print_all(e, p);
	end_workers(e);
	for (i = 0; i < n; i++)
		pthread_join(workers[i].thread, NULL);
	return 0;
}

/* Returns the number of workers: --threads, or one for each core. */
static int
workers_of(const struct each *e)
{
	long n = (long)cmd_int(e->call, "threads");

	if (n == 0)
		n = sysconf(_SC_NPROCESSORS_ONLN);
	if (n > MAX_WORKERS)
		n = MAX_WORKERS;
	if ((size_t)(n > 0 ? n : 1) > e->paths.n)
		n = (long)e->paths.n;
	return n > 0 ? (int)n : 1;
}

int
query_each(const struct cmd_call *call, const struct buf *text,
    const struct query_how *how)
{
	struct each e = { .call = call, .text = text,
	    .file = cmd_str(call, "file"), .lock = PTHREAD_MUTEX_INITIALIZER,
	    .ready = PTHREAD_COND_INITIALIZER };
	struct printer p;
	size_t i;

	memset(&p, 0, sizeof(p));
	p.file = e.file;
	for (i = 0; i < (size_t)call->argc; i++)
		operands_add(&e.paths, call->argv[i]);
	e.nworkers = workers_of(&e);
	e.answers = xcalloc(e.paths.n + 1, sizeof(*e.answers));
	out_open(&p.out);
	query_open(&p.o, &p.out, NULL, how);
	signal(SIGINT, each_interrupt);
	if (run_workers(&e, &p) == -1)
		p.status = EXIT_QUERY;
	if (!interrupted)
		query_end(&p.o);
	else
		query_drop(&p.o);
	if (p.o.wrong[0] != '\0') {
		fprintf(stderr, "ttv: query: %s\n", p.o.wrong);
		p.status = EXIT_QUERY;
	}
	query_close(&p.o);
	p.status = out_close(&p.out, p.status);
	if (interrupted) {
		query_tell_interrupted();
		p.status = 130;
	}
	for (i = 0; i < p.n; i++)
		free(p.names[i]);
	free(p.names);
	for (i = 0; i < e.paths.n; i++) {
		answer_free(&e.answers[i]);
	}
	free(e.answers);
	operands_free(&e.paths);
	return p.status;
}
