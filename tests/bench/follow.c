/*
 * follow: measures the viewer of a trace that another program writes.
 *
 *	follow [-pv] [-f FORMAT] [-k SECONDS] [-m SECONDS] [-r RATE]
 *	    [-s SECONDS] [-t MS] EVENTS
 *
 * A file of EVENTS events is followed (-p: a FIFO); a child adds RATE (50,000)
 * a second in small batches for some SECONDS (20).  The loop of the viewer runs
 * with a canvas and without a terminal.  Formats: growing.c.
 *
 * Lateness is the time from the moment at which a batch was in the file until
 * a frame has counted it.  A turn is what a key would have to wait for: taking
 * a model, drawing, a piece of deferred work; "turn, CPU" is the same without
 * what other programs took, "turn, blocked" what neither CPU time nor waiting
 * for a CPU explains: locks, memory, disks (Linux only).  CPU time is that of
 * this process, as a share of a core; memory is what only this process has.
 *
 *	-k	keeps the last seconds only
 *	-m	prints memory, and what temporary files have, now and then
 *	-t	presses a key that often: "key" is the time until its frame
 *	-v	prints the lateness of each batch
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <err.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/key.h"
#include "ttv/follow.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "growing.h"
#include "measure.h"

#define BATCH_MS	10
#define BATCHES		(1 << 18)	/* at most: 43 minutes */
#define TURNS		(1 << 20)	/* at most; later ones are not kept */
#define BLOCK		10000		/* events of a write of the past */

struct written {
	atomic_int	 past;		/* 1: the past is written */
	atomic_int	 go;		/* 1: the past is shown */
	atomic_uint	 n;		/* batches in the file */
	_Atomic uint64_t at[BATCHES];	/* ns: when each was */
};

static struct {
	const struct growing *format;
	uint64_t	 events, rate, seconds, keep, memory, keys;
	int		 pipe, verbose;
} opt = { .rate = 50000, .seconds = 20 };

static struct written *shared;
static char path[64];
static double late[BATCHES], turns[TURNS], works[TURNS], keys[TURNS];
static double blocked[TURNS];
static size_t nlate, nturns, nkeys;

/* ---- the writer ---- */

static void
write_past(struct growing_out *o)
{
	uint64_t i, to;

	for (i = 0; i < opt.events; i = to) {
		to = opt.events - i > BLOCK ? i + BLOCK : opt.events;
		growing_put(o, i, to);
	}
}

static void
write_batches(struct growing_out *o)
{
	uint64_t start, now, due, i = opt.events, n;
	struct timespec t;
	unsigned batch;

	while (atomic_load(&shared->go) == 0)
		poll(NULL, 0, 10);
	start = measure_now();
	n = opt.rate * BATCH_MS / 1000;
	for (batch = 0; batch < opt.seconds * (1000 / BATCH_MS); batch++) {
		due = start + (uint64_t)batch * BATCH_MS * 1000000;
		if ((now = measure_now()) < due) {
			t.tv_sec = (time_t)((due - now) / 1000000000);
			t.tv_nsec = (long)((due - now) % 1000000000);
			nanosleep(&t, NULL);
		}
		growing_put(o, i, i + n);
		i += n;
		atomic_store(&shared->at[batch], measure_now());
		atomic_store(&shared->n, batch + 1);
	}
}

/* The writer's process: of a pipe it writes the past as well. */
static void
writer(int fd)
{
	struct growing_out *o;

	if (opt.pipe && (fd = open(path, O_WRONLY)) == -1)
		err(2, "%s", path);
	o = growing_open(opt.format, fd);
	write_past(o);
	atomic_store(&shared->past, 1);
	write_batches(o);
	while (opt.pipe)
		pause();	/* its end would end the trace */
	growing_close(o);
}

/* ---- the viewer ---- */

/* Returns the ms of processor time of this thread. */
static double
work(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Returns the ms that this thread has waited for a CPU. */
static double
delay(void)
{
	static int fd = -1;
	char text[80];
	ssize_t n;
	double ns = 0;

	if (fd == -1)
		fd = open("/proc/thread-self/schedstat", O_RDONLY);
	if (fd == -1 || (n = pread(fd, text, sizeof(text) - 1, 0)) <= 0)
		return 0;
	text[n] = '\0';
	(void)sscanf(text, "%*f %lf", &ns);
	return ns / 1e6;
}

static void
turn(struct app *app, struct canvas *canvas)
{
	double before = work(), waited = delay();
	uint64_t start = measure_now();

	if (app_follow(app))
		app_draw(app, canvas);
	else if (app_pending(app))
		app_idle(app);
	if (nturns == TURNS)
		return;
	turns[nturns] = (double)(measure_now() - start) / 1e6;
	works[nturns] = work() - before;
	blocked[nturns] = turns[nturns] - works[nturns] - (delay() - waited);
	nturns++;
}

/* Notes the batches that a frame with n events has and the last one had not. */
static void
look(uint64_t n)
{
	uint64_t now = measure_now(), each = opt.rate * BATCH_MS / 1000;

	while (nlate < atomic_load(&shared->n) &&
	    n >= opt.events + (nlate + 1) * each) {
		late[nlate] = (double)(now - atomic_load(&shared->at[nlate])) /
		    1e6;
		if (opt.verbose)
			printf("%zu\t%.1f\n", nlate, late[nlate]);
		nlate++;
	}
}

/* Returns the bytes that only this process has. */
static double
memory(void)
{
	char line[128];
	double kb = 0;
	FILE *f;

	if ((f = fopen("/proc/self/status", "r")) == NULL)
		return 0;
	while (fgets(line, sizeof(line), f) != NULL)
		if (sscanf(line, "RssAnon: %lf", &kb) == 1)
			break;
	fclose(f);
	return kb * 1024;
}

static uint64_t
shown(const struct app *app)
{
	return app->trace->nevents + app->view.nnewest;
}

/* Presses keys that keep the end in view; takes the time since each was due. */
static void
press(struct app *app, struct canvas *canvas)
{
	static const uint32_t cycle[] = { 'j', 'l', 'k', 'h', K_TAB, 'e' };
	static uint64_t due;

	if (opt.keys == 0 || measure_now() < due)
		return;
	if (due == 0)
		due = measure_now();
	app_key(app, cycle[nkeys % (sizeof(cycle) / sizeof(cycle[0]))]);
	app_draw(app, canvas);
	if (nkeys < TURNS)
		keys[nkeys++] = (double)(measure_now() - due) / 1e6;
	due += opt.keys * 1000000;
	if (due < measure_now())
		due = measure_now() + opt.keys * 1000000;
}

static void
wait_turn(struct app *app, struct canvas *canvas)
{
	struct pollfd pfd = { loader_fd(app->loader), POLLIN, 0 };

	poll(&pfd, 1, app_pending(app) ? 0 : opt.keys > 0 ? 5 : 50);
	turn(app, canvas);
	press(app, canvas);
}

/* Returns the bytes of the temporary files that are open. */
static double
spooled(void)
{
	struct stat st;
	double bytes = 0;
	int fd;

	for (fd = 0; fd < 64; fd++)
		if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) &&
		    st.st_nlink == 0)
			bytes += (double)st.st_blocks * 512;
	return bytes;
}

/*
 * Prints what there was, `now` being the memory, each opt.memory seconds from
 * `start` on.
 */
static void
say_memory(const struct app *app, uint64_t start, double now)
{
	static uint64_t n;
	static double least, most;

	least = least == 0 || now < least ? now : least;
	most = now > most ? now : most;
	if (opt.memory == 0 || measure_now() - start < (n + 1) * opt.memory *
	    1000000000)
		return;
	n++;
	printf("at %" PRIu64 " s\twritten %" PRIu64 "\tshown %" PRIu64
	    "\tmemory %.0f to %.0f MB\tspooled %.0f MB\tCPU %.1f s\n",
	    n * opt.memory, opt.events + atomic_load(&shared->n) * opt.rate *
	    BATCH_MS / 1000, shown(app), least / 1e6, most / 1e6,
	    spooled() / 1e6,
	    (double)measure_cpu() / 1e9);
	fflush(stdout);
	least = most = 0;
}

static int
by_value(const void *va, const void *vb)
{
	const double *a = va, *b = vb;

	return *a < *b ? -1 : *a > *b;
}

static void
say(const char *what, double *v, size_t n)
{
	static const double at[] = { 50, 90, 99, 100 };
	char name[64];
	size_t i;

	qsort(v, n, sizeof(*v), by_value);
	for (i = 0; i < sizeof(at) / sizeof(at[0]) && n > 0; i++) {
		snprintf(name, sizeof(name), "%s, %.0f %%", what, at[i]);
		measure_say(name, v[(size_t)((double)(n - 1) * at[i] / 100)],
		    "ms");
	}
}

/* Follows until the child has ended and all is shown. */
static void
measure(struct app *app, struct canvas *canvas, pid_t child)
{
	uint64_t start = measure_now(), cpu = measure_cpu(), checked = start;
	uint64_t end = 0;
	double most = 0, now, in_time = 0;
	size_t i, all = opt.seconds * (1000 / BATCH_MS);

	nturns = 0;
	while (nlate < all && (end == 0 || measure_now() < end)) {
		wait_turn(app, canvas);
		if (opt.keep == 0)
			look(shown(app));
		if (measure_now() - checked > 100000000) {
			checked = measure_now();
			most = (now = memory()) > most ? now : most;
			say_memory(app, start, now);
			if (end == 0 && (atomic_load(&shared->n) == all ||
			    waitpid(child, NULL, WNOHANG) == child))
				end = checked + UINT64_C(10000000000) *
				    (opt.keep == 0);
		}
	}
	measure_say("CPU", (double)(measure_cpu() - cpu) * 100 /
	    (double)(measure_now() - start), "%");
	measure_say("memory", most / 1e6, "MB");
	for (i = 0; i < nlate; i++)
		in_time += late[i] <= 200;
	if (opt.keep == 0)
		measure_say("in 200 ms", in_time * 100 / (double)all, "%");
	say("late", late, nlate);
	say("turn", turns, nturns);
	say("turn, CPU", works, nturns);
	say("turn, blocked", blocked, nturns);
	say("key", keys, nkeys);
}

static uint64_t
option_number(uint64_t least, uint64_t most)
{
	const char *error;
	uint64_t n = (uint64_t)strtonum(optarg, (long long)least,
	    (long long)most, &error);

	if (error != NULL)
		errx(2, "%s: %s", optarg, error);
	return n;
}

static void
option(int c)
{
	switch (c) {
	case 'f':
		if ((opt.format = growing_find(optarg)) == NULL)
			errx(2, "%s: no such format", optarg);
		break;
	case 'k':
		opt.keep = option_number(1, 100000);
		break;
	case 'm':
		opt.memory = option_number(1, 100000);
		break;
	case 'p':
		opt.pipe = 1;
		break;
	case 'r':
		opt.rate = option_number(100, 10000000);
		break;
	case 's':
		opt.seconds = option_number(1, BATCHES * BATCH_MS / 1000);
		break;
	case 't':
		opt.keys = option_number(1, 100000);
		break;
	case 'v':
		opt.verbose = 1;
		break;
	default:
		exit(2);
	}
}

static void
options(int argc, char **argv)
{
	int c;

	opt.format = growing_find("array");
	while ((c = getopt(argc, argv, "f:k:m:pr:s:t:v")) != -1)
		option(c);
	if (optind != argc - 1)
		errx(2, "usage: follow [-pv] [-f FORMAT] [-k SECONDS] "
		    "[-m SECONDS] [-r RATE] [-s SECONDS] [-t MS] EVENTS");
	optarg = argv[optind];
	opt.events = option_number(1, 1000000000);
}

static int
open_file(void)
{
	const char *dir = getenv("TMPDIR");
	int fd;

	snprintf(path, sizeof(path), "%s/ttv-follow.XXXXXX", dir != NULL &&
	    strlen(dir) < sizeof(path) - 20 ? dir : "/tmp");
	if ((fd = mkstemp(path)) == -1)
		err(2, "%s", path);
	if (opt.pipe && (unlink(path) == -1 || mkfifo(path, 0600) == -1))
		err(2, "%s", path);
	return fd;
}

/* Starts the writer, before there are threads, and memory that it shares. */
static pid_t
start_writer(int fd)
{
	pid_t child;

	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED)
		err(2, "mmap");
	if ((child = fork()) == -1)
		err(2, "fork");
	if (child == 0) {
		writer(fd);
		_exit(0);
	}
	while (!opt.pipe && atomic_load(&shared->past) == 0)
		poll(NULL, 0, 10);
	return child;
}

int
main(int argc, char **argv)
{
	const char *paths[1] = { path };
	struct load_options o;
	struct canvas *canvas;
	struct app app;
	pid_t child;

	xmalloc_setup();
	options(argc, argv);
	child = start_writer(open_file());
	memset(&o, 0, sizeof(o));
	o.follow = follow_new((int64_t)opt.keep * 1000000000);
	app_init(&app, load_empty(), 120, 36);
	app.loader = loader_start(follow_file, paths, 1, &o);
	app.follow = o.follow;
	canvas = canvas_new(120, 36);
	app.view.lazy = 1;
	while (shown(&app) < opt.events && (opt.keep == 0 ||
	    shown(&app) == 0))
		wait_turn(&app, canvas);
	nkeys = 0;
	atomic_store(&shared->go, 1);
	measure(&app, canvas, child);
	kill(child, SIGTERM);
	unlink(path);
	fflush(stdout);
	_exit(0);
}
