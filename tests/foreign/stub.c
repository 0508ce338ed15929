/*
 * stub: a libtracecmd that reads nothing, prints two lines and then does what
 * STUB says: crash, spin, swallow (memory), flood (text), or files: prints the
 * descriptors that are open.
 */
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
	unsigned long long ts, offset;
	long long missed;
	int record_size, size;
	void *data;
	int cpu;
};

struct seq {
	char *buffer;
	unsigned buffer_size, len, readpos;
	int state;
};

static char text[512];

void *
tracecmd_open_fd(int fd, int flags)
{
	(void)fd;
	(void)flags;
	return text;
}

void *
tracecmd_get_tep(void *in)
{
	return in;
}

int
tracecmd_buffer_instances(void *in)
{
	(void)in;
	return 0;
}

void *
tracecmd_buffer_instance_handle(void *in, int i)
{
	(void)i;
	return in;
}

void
tracecmd_set_loglevel(int level)
{
	(void)level;
}

const char *
tracecmd_get_trace_clock(void *in)
{
	(void)in;
	return NULL;
}

void
trace_seq_init(struct seq *s)
{
	s->buffer = text;
	s->len = 0;
}

void
trace_seq_reset(struct seq *s)
{
	s->len = 0;
}

/* Prints a half of a line: who, or what. */
void
tep_print_event(void *tep, struct seq *s, struct record *r, const char *fmt,
    ...)
{
	(void)tep;
	s->len = (unsigned)snprintf(text, sizeof(text), strchr(fmt, ':') ==
	    NULL ? "cat-7 [000] " : "tick: %s", (const char *)r->data);
}

/* Prints the descriptors that are open, in order, but that of the folder. */
static int
files(void *in, int (*event)(void *, struct record *, int, void *), void *arg)
{
	DIR *dir = opendir("/proc/self/fd");
	struct dirent *e;
	struct record r = { 1000, 0, 0, 0, 0, NULL, 0 };
	int n = 0;
	char s[32];

	while (dir != NULL && (e = readdir(dir)) != NULL)
		n += e->d_name[0] != '.' && atoi(e->d_name) != dirfd(dir);
	if (dir != NULL)
		closedir(dir);
	snprintf(s, sizeof(s), "files %d", n);
	r.data = s;
	return event(in, &r, 0, arg);
}

int
tracecmd_iterate_events_multi(void **in, int n,
    int (*event)(void *, struct record *, int, void *), void *arg)
{
	const char *what = getenv("STUB");
	struct record r = { 0, 0, 0, 0, 0, "x", 0 };
	volatile char *p = text;
	char word[400];
	int i;

	(void)n;
	if (strcmp(what, "files") == 0)
		return files(in[0], event, arg);
	/* more than is written at once */
	for (i = 0; i < 3000 && strstr(what, "early") == NULL; i++, r.ts += 1000)
		event(in[0], &r, 0, arg);
	if (strncmp(what, "crash", 5) == 0)
		raise(SIGSEGV);
	if (strncmp(what, "spin", 4) == 0)
		for (;;)
			(*p)++;
	if (strcmp(what, "swallow") == 0)
		for (i = 0; (p = malloc(1 << 26)) != NULL; i++)
			*p = 1;
	memset(word, 'y', sizeof(word) - 1);
	word[sizeof(word) - 1] = '\0';
	r.data = word;
	if (strcmp(what, "flood") == 0)
		while (event(in[0], &r, 0, arg) == 0)
			r.ts += 1000;
	if (p == NULL)
		*p = 1;
	return 0;
}
