/*
 * hunter: searches for inputs that take superlinear time.
 *
 * 	hunter [-b BYTES] [-f FILE] [-n MOTIFS] [-r SEED] [-s SECONDS] [-v]
 * 	    COMMAND ...
 *
 * A motif is a few pieces of JSON, of the format's keys, of escapes and
 * control bytes, drawn at random.  COMMAND reads it, repeated to BYTES in a
 * frame that is drawn as well; the file is COMMAND's last argument.  With -f
 * the pieces are of FILE, a small one of another format, and so is the frame:
 * its lines and words, or when it is no text its fields of protobuf, the
 * records of Fuchsia's format, or bytes.  When
 * twice the text takes far more than twice the processor time, the text is
 * doubled further: growth that a budget or a cache explains ends, quadratic
 * growth does not.  A motif fails when it grows so up to LARGEST, or when the
 * command is killed, by its time limit or a signal.
 *
 * The same seed draws the same motifs: MOTIFS of them, or as many as fit into
 * SECONDS.  A motif that failed is printed as a C string, ready for broken.c.
 */
#include "config.h"

#include <sys/resource.h>
#include <sys/wait.h>

#include <ctype.h>
#include <err.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define GROWTH		2.7		/* ratio of times; linear growth is 2 */
#define LARGEST		(20u << 20)	/* bytes */
#define LIMIT		30		/* s of processor time */
#define RUNS		3		/* the fastest counts */
#define PIECES		6		/* of a motif, at most */
#define PIECE_MAX	4096		/* bytes of a piece */
#define PIECES_MAX	4096		/* of a file */
#define SAMPLE_MAX	65536		/* bytes of a file */

static const char *const pieces[] = {
	"{", "}", "[", "]", ",", ":", "\"", "\\", "\"\"", "{}", "[]", "},{",
	"\":", "\",\"", "{\"", "\"}", "[{", "}]", "\":\"", "\":{\"", "\":[",
	" ", "\n", "\t", "x", "0", "-1", "1.5", "1e9", "null", "NaN", "a",
	"\\\"", "\\\\", "\\u0041", "\\ud800", "\\x", "\\u00", "\001", "\033[",
	"\177", "\302\200", "\377", "\342\200\256", "/", "=", "(", "*", "|",
	"\"traceEvents\":[", "\"traceEvents\":\"", "\"traceEvents\"",
	"\"stackFrames\":{", "\"samples\":[", "\"metadata\":", "\"args\":{",
	"\"name\":\"a\"", "\"ph\":\"X\"", "\"ph\":\"B\"", "\"ph\":\"E\"",
	"\"ph\":\"C\"", "\"ph\":\"P\"", "\"ph\":\"M\"", "\"ph\":\"s\"",
	"\"ph\":\"b\"", "\"ph\":\"O\"", "\"ts\":1", "\"dur\":1", "\"pid\":1",
	"\"tid\":\"a\"", "\"id\":\"0x1\"", "\"id2\":{\"local\":\"1\"}",
	"\"sf\":1", "\"stack\":[\"a\"]", "\"cat\":\"c\"", "\"parent\":1",
	"\"bind_id\":1", "\"snapshot\":{", "\"a\":1", "\"a\"",
	"\"name\":\"process_name\"", "\"name\":\"stackFrames\"",
	"{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"a\"",
	"{\"ph\":\"i\",\"ts\":1,\"args\":{\"a\":", "{\"ph\":\"i\",\"ts\":1}",
	"{\"ph\":\"C\",\"ts\":1,\"name\":\"c\",\"args\":{\"v\":1}}",
	"{\"ph\":\"M\",\"name\":\"thread_name\",\"args\":{\"name\":\"",
	"{\"ph\":\"P\",\"ts\":1,\"sf\":1}", "{\"ts\":1,\"weight\":1}",
};

static const char *const before[] = {
	"", "[", "{\"traceEvents\":[", "{", "{\"a\":", "[\"", "[{\"a\"",
	"[{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"", "{\"traceEvents\":\"",
	"[{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"args\":{\"a\":",
	"[{\"ph\":\"i\",\"ts\":1,\"args\":{\"a\":[",
	"[{\"ph\":\"C\",\"ts\":1,\"name\":\"c\",\"args\":{",
	"{\"stackFrames\":{", "{\"samples\":[", "{\"metadata\":{",
	"[{\"ph\":\"P\",\"ts\":1,\"stack\":[",
	"[{\"ph\":\"M\",\"name\":\"stackFrames\",\"args\":{",
	"[{\"ph\":\"X\",\"ts\":1,\"dur\":1},",
	    "[{\"ph\":\"X\",\"dur\":1,\"ts\":",
};

static const char *const after[] = {
	"", "", "]", "}", "]}", "\"}]", "}}]", "]}}]", "\"}}]", "]}}",
	",{\"ph\":\"i\",\"ts\":1}]", "\n{\"ph\":\"i\",\"ts\":1}\n]",
	"{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"a\"}", "\",\"k\":!}]}}]",
};

#define COUNT(table)	(sizeof(table) / sizeof((table)[0]))

struct bytes {
	const char	*p;
	size_t		 n;
};

struct motif {
	struct bytes	 before, after;
	char		 text[2][PIECES * PIECE_MAX];
	size_t		 len[2];		/* the second may be 0 */
	int		 utf16;
};

static struct {				/* of -f; none: p is NULL */
	struct bytes	 all;
	struct bytes	 piece[PIECES_MAX];	/* those in order, then words */
	size_t		 n;
} sample;

static char	*path, **command;
static size_t	 nargs;
static int	 verbose;
static double	 nothing;		/* s that the command takes for "[]" */

static uint64_t
random64(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

/* ---- motifs ---- */

static struct bytes
string(const char *s)
{
	return (struct bytes){ s, strlen(s) };
}

/* Returns a piece of the sample, or one time in eight of JSON. */
static struct bytes
draw_piece(uint64_t *state)
{
	if (sample.n > 0 && random64(state) % 8 != 0)
		return sample.piece[random64(state) % sample.n];
	return string(pieces[random64(state) % COUNT(pieces)]);
}

static void
draw_text(struct motif *m, int k, uint64_t *state)
{
	size_t i, n = 1 + random64(state) % PIECES;
	struct bytes b;

	for (i = 0; i < n; i++) {
		b = draw_piece(state);
		memcpy(m->text[k] + m->len[k], b.p, b.n);
		m->len[k] += b.n;
	}
}

/* Draws a frame of the sample: all of it, its beginning or nothing. */
static void
draw_frame(struct motif *m, uint64_t *state)
{
	struct bytes last = sample.piece[random64(state) % sample.n];

	m->before = m->after = string("");
	if (random64(state) % 4 != 0)
		m->before = sample.all;
	else if (last.p >= sample.all.p &&
	    last.p < sample.all.p + sample.all.n)
		m->before = (struct bytes){ sample.all.p,
		    (size_t)(last.p - sample.all.p) + last.n };
	if (random64(state) % 2 == 0)
		m->after = last;
}

static void
draw(struct motif *m, uint64_t seed)
{
	uint64_t state = seed;

	memset(m, 0, sizeof(*m));
	if (sample.n > 0) {
		draw_frame(m, &state);
	} else {
		m->before = string(before[random64(&state) % COUNT(before)]);
		m->after = string(after[random64(&state) % COUNT(after)]);
	}
	draw_text(m, 0, &state);
	if (random64(&state) % 3 == 0)	/* an opening piece and its closing
					 * one */
		draw_text(m, 1, &state);
	m->utf16 = random64(&state) % 16 == 0;
}

static void
print_text(const char *s, size_t n)
{
	putchar('"');
	for (; n > 0; s++, n--) {
		if (*s == '"' || *s == '\\')
			printf("\\%c", *s);
		else if (isprint((unsigned char)*s))
			putchar(*s);
		else
			printf("\\%03o", (unsigned char)*s);
	}
	putchar('"');
}

static void
print_motif(const struct motif *m)
{
	if (m->before.p == sample.all.p && sample.n > 0)
		printf("%zu bytes of the file", m->before.n);
	else
		print_text(m->before.p, m->before.n);
	printf(" + ");
	print_text(m->text[0], m->len[0]);
	if (m->len[1] > 0) {
		printf(" and ");
		print_text(m->text[1], m->len[1]);
	}
	printf(" + ");
	print_text(m->after.p, m->after.n);
	puts(m->utf16 ? " in UTF-16" : "");
}

/* ---- texts ---- */

static void
put(FILE *f, const char *s, size_t n, int utf16)
{
	if (!utf16) {
		fwrite(s, 1, n, f);
		return;
	}
	for (; n > 0; s++, n--) {	/* bytes as characters */
		putc(*s, f);
		putc(0, f);
	}
}

static void
write_motif(const struct motif *m, size_t bytes)
{
	size_t i, k, n, parts = m->len[1] > 0 ? 2 : 1;
	FILE *f = fopen(path, "w");

	if (f == NULL)
		err(1, "%s", path);
	if (m->utf16)
		fputs("\377\376", f);
	put(f, m->before.p, m->before.n, m->utf16);
	for (k = 0; k < parts; k++) {
		n = bytes / parts / m->len[k] / (m->utf16 ? 2 : 1);
		for (i = 0; i < n; i++)
			put(f, m->text[k], m->len[k], m->utf16);
	}
	put(f, m->after.p, m->after.n, m->utf16);
	if (fclose(f) != 0)
		err(1, "%s", path);
}

/* ---- time ---- */

/* Returns seconds of processor time of one run; -1 when it was killed. */
static double
run_once(void)
{
	struct rlimit limit = { LIMIT, LIMIT };
	struct rusage use;
	int status, null;
	pid_t pid;

	if ((pid = fork()) == -1)
		err(1, "fork");
	if (pid == 0) {
		setrlimit(RLIMIT_CPU, &limit);
		if ((null = open("/dev/null", O_WRONLY)) != -1) {
			dup2(null, STDOUT_FILENO);
			dup2(null, STDERR_FILENO);
		}
		execvp(command[0], command);
		_exit(127);
	}
	if (wait4(pid, &status, 0, &use) == -1)
		err(1, "wait4");
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
		errx(1, "%s: cannot be run", command[0]);
	if (WIFSIGNALED(status)) {
		printf("# signal %d\n", WTERMSIG(status));
		return -1;
	}
	return (double)use.ru_utime.tv_sec + (double)use.ru_stime.tv_sec +
	    (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
}

static double
run(int runs)
{
	double t, least = -1;

	while (runs-- > 0) {
		if ((t = run_once()) < 0)
			return -1;
		if (least < 0 || t < least)
			least = t;
	}
	return least;
}

/*
 * Returns the fastest of some runs, less the start of the program; -1: killed.
 */
static double
cost(const struct motif *m, size_t bytes, int runs)
{
	double t;

	write_motif(m, bytes);
	if ((t = run(runs)) < 0)
		return -1;
	return t > nothing ? t - nothing : 0;
}

/*
 * Returns whether the motif takes time in proportion to its bytes.  Times
 * below that of starting the program cannot be measured and count as linear.
 */
static int
is_linear(const struct motif *m, size_t bytes, double *slowest)
{
	double once = cost(m, bytes, 2), twice;
	size_t n;

	for (n = bytes * 2; once >= 0; n *= 2) {
		twice = cost(m, n, n == bytes * 2 ? 2 : RUNS);
		if (twice < 0)
			break;
		if (twice / (double)n > *slowest)
			*slowest = twice / (double)n;
		if (twice < nothing || twice < once * GROWTH)
			return 1;
		if (verbose)
			printf("# %zu bytes: %.3f s, %.3f s before\n", n,
			    twice, once);
		if (n > LARGEST)
			break;
		once = twice;
	}
	return 0;
}

/* ---- a file of another format ---- */

static void
piece(const char *p, size_t n)
{
	if (n > 0 && n <= PIECE_MAX && sample.n < PIECES_MAX)
		sample.piece[sample.n++] = (struct bytes){ p, n };
}

/* Reads a varint at *at; sets *v and moves *at; returns 0, or -1 at the end. */
static int
varint(size_t *at, uint64_t *v)
{
	unsigned shift = 0;

	for (*v = 0; *at < sample.all.n && shift < 64; shift += 7) {
		*v |= (uint64_t)(sample.all.p[*at] & 0x7f) << shift;
		if (!(sample.all.p[(*at)++] & 0x80))
			return 0;
	}
	return -1;
}

/* Returns the length of the protobuf field at a place, or 0 for none. */
static size_t
field_len(size_t from)
{
	size_t at = from;
	uint64_t key, n = 0;

	if (varint(&at, &key) == -1 || key >> 3 == 0)
		return 0;
	switch (key & 7) {
	case 0:	return varint(&at, &n) == -1 ? 0 : at - from;
	case 1:	n = 8; break;
	case 5:	n = 4; break;
	case 2:	if (varint(&at, &n) == 0)
			break;
		/* FALLTHROUGH */
	default:
		return 0;
	}
	return n > sample.all.n - at ? 0 : at - from + (size_t)n;
}

/* Returns the length of the record of Fuchsia's format there, or 0 for none. */
static size_t
record_len(size_t from)
{
	uint64_t head;
	size_t n;

	if (sample.all.n - from < sizeof(head))
		return 0;
	memcpy(&head, sample.all.p + from, sizeof(head));
	n = (size_t)(head >> 4 & 0xfff) * sizeof(head);
	return n > sample.all.n - from ? 0 : n;
}

/* Cuts the sample into what `len` finds; returns whether that is all of it. */
static int
cut(size_t (*len)(size_t))
{
	size_t at, n;

	sample.n = 0;
	for (at = 0; at < sample.all.n && (n = len(at)) > 0; at += n)
		piece(sample.all.p + at, n);
	return at == sample.all.n;
}

/* Returns the length of the line there. */
static size_t
line_len(size_t from)
{
	const char *end = memchr(sample.all.p + from, '\n',
	    sample.all.n - from);

	return end == NULL ? sample.all.n - from :
	    (size_t)(end - sample.all.p) + 1 - from;
}

/* Returns the length of a word with the delimiters before it. */
static size_t
word_len(size_t from)
{
	size_t at = from;

	while (at < sample.all.n && !isalnum((unsigned char)sample.all.p[at]))
		at++;
	while (at < sample.all.n && isalnum((unsigned char)sample.all.p[at]))
		at++;
	return at - from;
}

static size_t
bytes_len(size_t from)
{
	return sample.all.n - from < 16 ? sample.all.n - from : 16;
}

static void
sample_file(const char *name)
{
	static char data[SAMPLE_MAX];
	FILE *f = fopen(name, "r");
	size_t at, n;

	if (f == NULL)
		err(1, "%s", name);
	sample.all = (struct bytes){ data, fread(data, 1, sizeof(data), f) };
	fclose(f);
	if (memchr(data, '\0', sample.all.n) != NULL) {
		if (!cut(field_len) && !cut(record_len))
			cut(bytes_len);
	} else if (cut(line_len)) {
		for (at = 0; at < sample.all.n; at += n)
			piece(data + at, n = word_len(at));
	}
	if (sample.n == 0)
		errx(1, "%s: has no pieces", name);
}

/* ---- hunting ---- */

static void
prepare(int argc, char **argv)
{
	const char *tmp = getenv("TMPDIR");
	size_t n;
	FILE *f;
	int fd, i;

	nargs = (size_t)argc;
	command = calloc(nargs + 2, sizeof(*command));
	n = strlen(tmp != NULL ? tmp : "/tmp") + 32;
	path = malloc(n);
	if (command == NULL || path == NULL)
		errx(1, "out of memory");
	snprintf(path, n, "%s/hunter.XXXXXX", tmp != NULL ? tmp : "/tmp");
	if ((fd = mkstemp(path)) == -1 || (f = fdopen(fd, "w")) == NULL)
		err(1, "%s", path);
	fputs("[]", f);
	fclose(f);
	for (i = 0; i < argc; i++)
		command[i] = argv[i];
	command[argc] = path;
	if ((nothing = run(5)) < 0)
		errx(1, "%s: killed", command[0]);
}

static long
number(const char *s)
{
	const char *wrong;
	long n = (long)strtonum(s, 0, 1L << 40, &wrong);

	if (wrong != NULL)
		errx(2, "%s: %s", s, wrong);
	return n;
}

int
main(int argc, char **argv)
{
	long bytes = 100000, motifs = 100, seed = 1, seconds = 0, i;
	unsigned passed = 0, failed = 0;
	double slowest = 0, most = 0;
	struct motif m, worst;
	time_t start = time(NULL);
	int c;

	memset(&worst, 0, sizeof(worst));
	while ((c = getopt(argc, argv, "+b:f:n:r:s:v")) != -1) {
		switch (c) {
		case 'b': bytes = number(optarg); break;
		case 'f': sample_file(optarg); break;
		case 'n': motifs = number(optarg); break;
		case 'r': seed = number(optarg); break;
		case 's': seconds = number(optarg); break;
		case 'v': verbose = 1; break;
		default: return 2;
		}
	}
	if (argc == optind)
		errx(2, "no command");
	prepare(argc - optind, argv + optind);
	for (i = 0; seconds > 0 ? time(NULL) - start < seconds : i < motifs;
	    i++) {
		draw(&m, (uint64_t)seed * 1000003 + (uint64_t)i);
		slowest = 0;
		if (is_linear(&m, (size_t)bytes, &slowest)) {
			passed++;
		} else {
			failed++;
			printf("not ok %s, seed %ld, motif %ld: ", command[1],
			    seed, i);
			print_motif(&m);
		}
		if (slowest > most) {
			most = slowest;
			worst = m;
		}
		fflush(stdout);
	}
	unlink(path);
	if (verbose && most > 0) {
		printf("# slowest, %.0f ns a byte: ", most * 1e9);
		print_motif(&worst);
	}
	printf("%u passed, %u failed\n", passed, failed);
	return failed > 0;
}
