/*
 * follow: measures the viewer of a trace that another program writes.
 *
 *	follow [-v] [-k SECONDS] [-r RATE] [-s SECONDS] EVENTS
 *
 * A file of EVENTS slices is followed; a child adds RATE (50,000) a second in
 * small batches for some SECONDS (20).  The loop of the viewer runs with a
 * canvas and without a terminal.
 *
 * Lateness is the time from the moment at which a batch was in the file until
 * a frame has counted it.  A turn is what a key would have to wait for: taking
 * a model, drawing, a piece of deferred work; "turn, CPU" is the same without
 * what other programs took.  CPU time is that of this process, as a share of a
 * core; memory is what only this process has.  -k
 * keeps the last seconds only, -v prints the lateness of each batch.
 */
#include "config.h"

#include <sys/mman.h>
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
#include "ttv/follow.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "measure.h"

#define BATCH_MS	10
#define BATCHES		(1 << 16)	/* at most: ten minutes */
#define TURNS		(1 << 20)	/* at most; later ones are not kept */
#define BLOCK		(1u << 20)	/* bytes of a write of the past */

struct written {
	atomic_int	 go;		/* 1: the past is shown */
	atomic_uint	 n;		/* batches in the file */
	_Atomic uint64_t at[BATCHES];	/* ns: when each was */
};

static struct {
	uint64_t	 events, rate, seconds, keep;
	int		 verbose;
} opt = { 0, 50000, 20, 0, 0 };

static struct written *shared;
static char path[64];
static double late[BATCHES], turns[TURNS], works[TURNS];
static size_t nlate, nturns;

/* ---- the writer ---- */

/* Adds slice i: frames of nine parts on eight threads, 20 us each. */
static void
add_event(struct buf *b, uint64_t i)
{
	uint64_t frame = i / 10, part = i % 10, ts = i * 20;

	buf_printf(b, "{\"ph\":\"X\",\"pid\":1,\"tid\":%u,\"ts\":%" PRIu64
	    ",\"dur\":%u,\"name\":\"%s %u\"},\n", (unsigned)(frame % 8), ts,
	    part == 0 ? 199 : 15, part == 0 ? "Frame" : "part",
	    (unsigned)(part * 7919 + frame % 31) % 200);
}

static void
put(int fd, struct buf *b)
{
	size_t at = 0;
	ssize_t n;

	while (at < b->len) {
		if ((n = write(fd, b->data + at, b->len - at)) == -1)
			err(2, "%s", path);
		at += (size_t)n;
	}
	buf_clear(b);
}

static void
write_past(int fd)
{
	struct buf b = BUF_INIT;
	uint64_t i;

	buf_adds(&b, "[\n");
	for (i = 0; i < opt.events; i++) {
		add_event(&b, i);
		if (b.len >= BLOCK)
			put(fd, &b);
	}
	put(fd, &b);
	buf_free(&b);
}

static void
write_batches(int fd)
{
	uint64_t start, now, due, i = opt.events, n;
	struct buf b = BUF_INIT;
	struct timespec t;
	unsigned batch;

	while (atomic_load(&shared->go) == 0)
		poll(NULL, 0, 10);
	start = measure_now();
	for (batch = 0; batch < opt.seconds * (1000 / BATCH_MS); batch++) {
		for (n = 0; n < opt.rate * BATCH_MS / 1000; n++)
			add_event(&b, i++);
		due = start + (uint64_t)batch * BATCH_MS * 1000000;
		if ((now = measure_now()) < due) {
			t.tv_sec = 0;
			t.tv_nsec = (long)(due - now);
			nanosleep(&t, NULL);
		}
		put(fd, &b);
		atomic_store(&shared->at[batch], measure_now());
		atomic_store(&shared->n, batch + 1);
	}
	buf_free(&b);
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

static void
turn(struct app *app, struct canvas *canvas)
{
	uint64_t start = measure_now();
	double before = work();

	if (app_follow(app))
		app_draw(app, canvas);
	else if (app_pending(app))
		app_idle(app);
	if (nturns == TURNS)
		return;
	works[nturns] = work() - before;
	turns[nturns++] = (double)(measure_now() - start) / 1e6;
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

static void
wait_turn(struct app *app, struct canvas *canvas)
{
	struct pollfd pfd = { loader_fd(app->loader), POLLIN, 0 };

	poll(&pfd, 1, app_pending(app) ? 0 : 50);
	turn(app, canvas);
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
			if (end == 0 && waitpid(child, NULL, WNOHANG) == child)
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
}

static void
options(int argc, char **argv)
{
	int c;

	while ((c = getopt(argc, argv, "k:r:s:v")) != -1)
		switch (c) {
		case 'k':
			opt.keep = (uint64_t)strtonum(optarg, 1, 100000, NULL);
			break;
		case 'r':
			opt.rate = (uint64_t)strtonum(optarg, 100, 10000000,
			    NULL);
			break;
		case 's':
			opt.seconds = (uint64_t)strtonum(optarg, 1, BATCHES *
			    BATCH_MS / 1000, NULL);
			break;
		case 'v':
			opt.verbose = 1;
			break;
		default:
			exit(2);
		}
	if (optind != argc - 1)
		errx(2, "usage: follow [-v] [-k SECONDS] [-r RATE] "
		    "[-s SECONDS] EVENTS");
	opt.events = (uint64_t)strtonum(argv[optind], 1, 1000000000, NULL);
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
	write_past(fd);
	return fd;
}

int
main(int argc, char **argv)
{
	const char *paths[1] = { path };
	struct load_options o;
	struct canvas *canvas;
	struct app app;
	int fd;
	pid_t child;

	xmalloc_setup();
	options(argc, argv);
	fd = open_file();
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED)
		err(2, "mmap");
	/* before there are threads, and memory that it would share */
	if ((child = fork()) == 0) {
		write_batches(fd);
		_exit(0);
	}
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
	atomic_store(&shared->go, 1);
	measure(&app, canvas, child);
	unlink(path);
	fflush(stdout);
	_exit(0);
}
