/*
 * damage: damages traces and checks what is read of them.
 *
 * 	damage [-n CASES] [-m MEGABYTES] [-x EVERY] [-v] FILE...
 *
 * Each trace is inflated, then cut short at CASES offsets spread over it, then
 * single bytes of it are changed at as many, the same in every run; fewer of a
 * large trace, so that at most MEGABYTES are read.  Every EVERYth damaged
 * trace is exported as well, and another one is loaded by several threads.
 *
 * - The loader neither crashes nor hangs nor upsets a sanitizer.
 * - Every event before the damage is read, and makes the slices and instants
 *   that it makes in the whole trace.
 * - A cut adds nothing.
 * - A changed byte, from the first event on, costs its event and at most NEAR
 *   others.
 *
 * An independent scanner, events_of(), which knows only brackets and quotes,
 * finds the events.  Where it differs from the loader on the whole trace,
 * because the trace itself is damaged, only the first rule is checked.  Each
 * case is a child process, so that a crash is one case; the trace is an
 * unnamed file in memory that is cut and changed in place.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/wait.h>

#include <err.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/hash.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/trace.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "../../src/cmd/cmd.h"
#include "ttv/inflate.h"

#ifdef TTV_ASAN
#define LIMIT		60		/* s for one case */
#else
#define LIMIT		20
#endif
#define THREADS		5
#define NEAR		2		/* events lost beside the damaged one */

struct fact {				/* a slice or an instant */
	uint64_t	off;
	int64_t		ts;
	uint64_t	name;		/* a hash */
};

struct extent {				/* of an event */
	uint64_t	start, end;
};

struct subject {
	const char	*path;
	const char	*text;
	size_t		 len;
	int		 fd;		/* the same bytes, to damage */
	char		 fdpath[64];
	struct extent	*events;	/* ascending */
	size_t		 nevents;
	struct fact	*facts;		/* of the whole trace, by offset */
	size_t		 nfacts;
	int		 comparable;
};

static int	 cases = 20, every = 10, verbose;
static size_t	 megabytes = 100;
static unsigned	 passed, failed;

static uint64_t
random64(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

/* ---- the events of a text ---- */

static size_t
string_end(const char *s, size_t at, size_t len)
{
	for (at++; at < len && s[at] != '"'; at++)
		if (s[at] == '\\')
			at++;
	return at < len ? at : len;
}

static int
is_key(const char *s, size_t at, size_t len)
{
	for (at++; at < len && strchr(" \t\r\n", s[at]) != NULL;)
		at++;
	return at < len && s[at] == ':';
}

/*
 * Finds the objects with a ph in the outermost array, or in the array of a
 * member traceEvents.
 */
static void
events_of(struct subject *t)
{
	size_t cap = 0, i, end, depth = 0, list = 0, start = 0;
	int has_ph = 0, named = 0;
	const char *s = t->text;

	for (i = 0; i < t->len; i++) {
		switch (s[i]) {
		case '"':
			end = string_end(s, i, t->len);
			if (list != 0 && depth == list + 1 &&
			    end - i == 3 && memcmp(s + i, "\"ph\"", 4) == 0 &&
			    is_key(s, end, t->len))
				has_ph = 1;
			if (list == 0 && depth == 1)
				named = end - i == 12 && memcmp(s + i,
				    "\"traceEvents\"", 13) == 0;
			i = end;
			break;
		case '[':
		case '{':
			if (list == 0 && s[i] == '[' &&
			    (depth == 0 || (depth == 1 && named)))
				list = depth + 1;
			else if (list != 0 && depth == list) {
				start = i;
				has_ph = 0;
			}
			depth++;
			break;
		case ']':
		case '}':
			if (depth == 0)
				break;
			depth--;
			if (list != 0 && depth == list && has_ph) {
				t->events = xgrow(t->events, t->nevents, &cap,
				    sizeof(*t->events));
				t->events[t->nevents].start = start;
				t->events[t->nevents++].end = i + 1;
			}
			if (list != 0 && depth < list)
				list = 0;
			named = 0;
			break;
		}
	}
}

/* Returns how many events end at `at` or before. */
static size_t
events_before(const struct subject *t, uint64_t at)
{
	size_t lo = 0, hi = t->nevents, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (t->events[mid].end <= at)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/* ---- the facts of a trace ---- */

static uint64_t
hash(const char *s)
{
	return hash_text(s, strlen(s));
}

static int
fact_order(const void *va, const void *vb)
{
	const struct fact *a = va, *b = vb;

	if (a->off != b->off)
		return a->off < b->off ? -1 : 1;
	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	return a->name < b->name ? -1 : a->name > b->name;
}

/* Returns the slices and instants whose events are before `before`. */
static struct fact *
facts_of(const struct trace *t, uint64_t before, size_t *n)
{
	struct fact *f;
	uint32_t i;

	*n = 0;
	f = xreallocarray(NULL, (size_t)t->nslices + t->ninstants + 1,
	    sizeof(*f));
	for (i = 0; i < t->nslices; i++) {
		if (trace_off(t, i) >= before)
			continue;
		f[*n].off = trace_off(t, i);
		f[*n].ts = t->ts[i];
		f[(*n)++].name = hash(trace_kind_name(t, t->kind[i]));
	}
	for (i = 0; i < t->ninstants; i++) {
		if (t->instants[i].off >= before)
			continue;
		f[*n].off = t->instants[i].off;
		f[*n].ts = t->instants[i].ts;
		f[(*n)++].name = hash(trace_kind_name(t,
		    t->instants[i].kind));
	}
	qsort(f, *n, sizeof(*f), fact_order);
	return f;
}

static struct trace *
load(const char *path, int threads, struct err *e)
{
	struct load_options options = { .threads = threads };
	const char *paths[1] = { path };

	err_clear(e);
	return load_files(paths, 1, &options, e);
}

/* ---- one case, in a child ---- */

static void
export(const char *path)
{
	const struct command *c = command_find("export");
	char name[] = "export", *argv[3] = { name, NULL, NULL };
	struct cmd_call call;
	struct err e;
	int fd;

	fflush(stdout);
	if ((fd = open("/dev/null", O_WRONLY)) == -1 ||
	    dup2(fd, STDOUT_FILENO) == -1 || dup2(fd, STDERR_FILENO) == -1)
		err(1, "/dev/null");
	close(fd);
	argv[1] = xstrdup(path);
	err_clear(&e);
	if (cmd_parse(&call, c, 2, argv, &e) == 0)
		c->run(&call);
	cmd_call_free(&call);
	free(argv[1]);
}

/* Returns whether all expected facts are there; prints a missing one. */
static int
compare(const struct subject *s, const struct trace *t, uint64_t at, int cut,
    const char *what)
{
	size_t want = events_before(s, at), n, i, j;
	uint64_t have = t == NULL ? 0 : t->nevents;
	uint64_t before = want == 0 ? 0 : s->events[want - 1].end;
	struct fact *f;

	if (have < want || (cut && have != want)) {
		printf("# %s: %s: %zu events before it, %llu read\n", s->path,
		    what, want, (unsigned long long)have);
		return 1;
	}
	if (!cut && s->nevents > 0 && at < s->events[0].start)
		return 0;	/* the part that makes it a trace is damaged */
	if (!cut && have + 1 + NEAR < s->nevents) {
		printf("# %s: %s: one byte costs %llu events\n", s->path,
		    what, (unsigned long long)(s->nevents - have));
		return 1;
	}
	if (t == NULL)
		return 0;
	f = facts_of(t, before, &n);
	for (i = j = 0; i < s->nfacts && s->facts[i].off < before; i++, j++)
		if (j >= n || fact_order(&s->facts[i], &f[j]) != 0)
			break;
	if (j < n || (i < s->nfacts && s->facts[i].off < before)) {
		printf("# %s: %s: what the event at %llu made is not there\n",
		    s->path, what, (unsigned long long)(i < s->nfacts ?
		    s->facts[i].off : 0));
		free(f);
		return 1;
	}
	free(f);
	return 0;
}

/*
 * Compares two arrays; sets *what to name unless an earlier difference has set
 * it.
 */
static void
differ(const char **what, const char *name, const void *a, const void *b,
    size_t na, size_t nb, size_t size)
{
	if (*what == NULL && (na != nb ||
	    (na > 0 && memcmp(a, b, na * size) != 0)))
		*what = name;
}

#define DIFFER(list, n)	differ(&what, #list, a->list, b->list, a->n, b->n, \
    sizeof(*a->list))

/* Compares a load by several threads with that by one. */
static int
compare_threads(const struct subject *s, const struct trace *a,
    const char *damage)
{
	const char *what = NULL;
	struct trace *b;
	struct err e;

	if (a == NULL || (b = load(s->fdpath, THREADS, &e)) == NULL)
		return 0;
	DIFFER(ts, nslices);
	DIFFER(dur_low, nslices);
	DIFFER(long_slice, nlong);
	DIFFER(long_dur, nlong);
	DIFFER(kind, nslices);
	DIFFER(off_low, nslices);
	DIFFER(end_slice, nends);
	DIFFER(end_off_low, nends);
	DIFFER(rows, nrows);
	DIFFER(instants, ninstants);
	DIFFER(counter_ts, ncounter_ts);
	DIFFER(counter_value, ncounter_values);
	/* of these the numbers alone: their structs have padding */
	differ(&what, "flows", a, a, a->nflows, b->nflows, 0);
	differ(&what, "snapshots", a, a, a->nsnapshots, b->nsnapshots, 0);
	differ(&what, "samples", a, a, a->nsamples, b->nsamples, 0);
	differ(&what, "metadata", a, a, a->nmetadata, b->nmetadata, 0);
	differ(&what, "tracks", a, a, a->ntracks, b->ntracks, 0);
	differ(&what, "counts", a, a, a->nevent_counts, b->nevent_counts, 0);
	differ(&what, "warnings", a->warn.entry, b->warn.entry, WARN_MAX,
	    WARN_MAX, sizeof(a->warn.entry[0]));
	if (what != NULL)
		printf("# %s: %s: %s differ with %d threads\n", s->path,
		    damage, what, THREADS);
	trace_free(b);
	return what != NULL;
}

static int
child(const struct subject *s, uint64_t at, int cut, int number,
    const char *what)
{
	struct trace *t;
	struct err e;
	int bad = 0;

	alarm(LIMIT);
	t = load(s->fdpath, 1, &e);
	if (t == NULL && e.code == ERR_NONE) {
		printf("# %s: %s: fails and does not say why\n", s->path,
		    what);
		bad = 1;
	}
	if (s->comparable)
		bad |= compare(s, t, at, cut, what);
	if (number % every == 1 % every)
		bad |= compare_threads(s, t, what);
	trace_free(t);
	if (number % every == 0)
		export(s->fdpath);
	fflush(stdout);
	return bad;
}

static void
one(const struct subject *s, uint64_t at, int cut, int number,
    const char *what)
{
	int status;
	pid_t pid;

	fflush(stdout);
	if ((pid = fork()) == -1)
		err(1, "fork");
	if (pid == 0)
		_exit(child(s, at, cut, number, what));
	if (waitpid(pid, &status, 0) == -1)
		err(1, "waitpid");
	if (WIFSIGNALED(status))
		printf("# %s: %s: ends with signal %d%s\n", s->path, what,
		    WTERMSIG(status), WTERMSIG(status) == SIGALRM ?
		    " (a hang)" : "");
	else if (WEXITSTATUS(status) > 1)
		printf("# %s: %s: exit status %d\n", s->path, what,
		    WEXITSTATUS(status));
	if (status != 0)
		printf("not ok %s: %s\n", s->path, what);
	else if (verbose)
		printf("ok %s: %s\n", s->path, what);
	if (status != 0)
		failed++;
	else
		passed++;
}

/* ---- a trace ---- */

static void
cut_all(struct subject *s, int n)
{
	uint64_t state = s->len, at;
	char what[100];
	int i;

	for (i = n; i-- > 0;) {		/* from the end: no bytes need be
					 * restored */
		at = s->len / (size_t)n * (size_t)i +
		    random64(&state) % (s->len / (size_t)n + 1);
		if (ftruncate(s->fd, (off_t)at) == -1)
			err(1, "ftruncate");
		snprintf(what, sizeof(what), "cut at %llu",
		    (unsigned long long)at);
		one(s, at, 1, i, what);
	}
}

static void
write_at(int fd, const char *p, size_t n, uint64_t at)
{
	ssize_t w;

	for (; n > 0; p += w, at += (uint64_t)w, n -= (size_t)w)
		if ((w = pwrite(fd, p, n, (off_t)at)) == -1)
			err(1, "pwrite");
}

static void
change_all(struct subject *s, int n)
{
	static const char meaning[] = "\"{}[],:\\0-e \n";
	uint64_t state = s->len + 1, at;
	char what[100], byte;
	int i;

	write_at(s->fd, s->text, s->len, 0);
	for (i = 0; i < n; i++) {
		at = s->len / (size_t)n * (size_t)i +
		    random64(&state) % (s->len / (size_t)n + 1);
		if (at >= s->len)
			at = s->len - 1;
		byte = s->text[at];
		if (i % 2)
			byte = (char)(byte ^ 1 << random64(&state) % 8);
		else
			byte = meaning[random64(&state) %
			    (sizeof(meaning) - 1)];
		snprintf(what, sizeof(what), "byte %llu becomes 0x%02x",
		    (unsigned long long)at, (unsigned char)byte);
		write_at(s->fd, &byte, 1, at);
		one(s, at, 0, i, what);
		write_at(s->fd, &s->text[at], 1, at);
	}
}

/* Loads the whole trace. */
static int
whole(struct subject *s)
{
	struct trace *t;
	struct err e;

	if ((t = load(s->fdpath, 1, &e)) == NULL) {
		printf("# %s: %s\n", s->path, e.msg);
		return -1;
	}
	events_of(s);
	s->comparable = t->nevents == s->nevents &&
	    t->warn.entry[WARN_SYNTAX].count == 0 &&
	    t->warn.entry[WARN_QUOTES].count == 0;
	if (!s->comparable)
		printf("# %s: %llu events, %zu by a plain count: only the "
		    "loader's health is looked at\n", s->path,
		    (unsigned long long)t->nevents, s->nevents);
	s->facts = facts_of(t, OFF_NONE, &s->nfacts);
	trace_free(t);
	return 0;
}

static int
inflated(const char *path, struct mapfile *m)
{
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct err e;
	int r = -1;

	err_clear(&e);
	if (mapfile_path(m, path, NULL, &e) == 0) {
		r = 0;
		while (r == 0 && inflate_type(m->data, m->len) != NULL)
			r = inflate_map(m, path, NULL, NULL, warn, &e);
	}
	if (r == -1)
		printf("# %s\n", e.msg);
	free(warn);
	return r;
}

static void
subject(const char *path)
{
	unsigned before = passed, bad = failed;
	struct subject s;
	struct mapfile m;
	int n = cases;

	memset(&s, 0, sizeof(s));
	if (inflated(path, &m) == -1)
		return;
	s.path = path;
	s.text = m.data;
	s.len = m.len;
	if ((size_t)n > (megabytes << 20) / 2 / (s.len + 1))
		n = (int)((megabytes << 20) / 2 / (s.len + 1));
	if (n < 2)
		n = 2;
	if ((s.fd = memfd_create("damage", 0)) == -1)
		err(1, "memfd_create");
	snprintf(s.fdpath, sizeof(s.fdpath), "/proc/self/fd/%d", s.fd);
	write_at(s.fd, s.text, s.len, 0);
	if (s.len > 0 && whole(&s) == 0) {
		cut_all(&s, n);
		change_all(&s, n);
		printf("%s %s: %u cases\n", failed == bad ? "ok" : "not ok",
		    path, passed + failed - before - bad);
	}
	free(s.events);
	free(s.facts);
	close(s.fd);
	mapfile_close(&m);
}

int
main(int argc, char **argv)
{
	int c;

	while ((c = getopt(argc, argv, "n:m:x:v")) != -1)
		switch (c) {
		case 'n':
			cases = (int)strtol(optarg, NULL, 10);
			break;
		case 'm':
			megabytes = strtoul(optarg, NULL, 10);
			break;
		case 'x':
			every = (int)strtol(optarg, NULL, 10);
			break;
		case 'v':
			verbose = 1;
			break;
		default:
			return 2;
		}
	if (cases < 1 || every < 1)
		return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
	for (; optind < argc; optind++)
		subject(argv[optind]);
	printf("%u passed, %u failed\n", passed, failed);
	return failed != 0;
}
