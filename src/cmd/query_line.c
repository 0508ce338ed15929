/*
 * query_line: lines that a person types at the prompt of ttv query.
 *
 * With libedit the line is edited, keys go through the lines typed before, and
 * Tab completes a word.  Without it the terminal's own line editing is all.
 * Ctrl-C gives up the line: no handler restarts the read, which then fails.
 */
#include "config.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef HAVE_EDIT
#include <histedit.h>
#include <wchar.h>
#endif

#include "ttv/buf.h"
#include "ttv/sql.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "query_history.h"
#include "query_line.h"

static volatile sig_atomic_t interrupted;

static void
line_interrupt(int sig)
{
	(void)sig;
	interrupted = 1;
}

/* Lets Ctrl-C end a read; returns what it did before. */
static struct sigaction
catch_interrupt(void)
{
	struct sigaction now, old;

	memset(&now, 0, sizeof(now));
	now.sa_handler = line_interrupt;
	sigemptyset(&now.sa_mask);
	interrupted = 0;
	sigaction(SIGINT, &now, &old);
	return old;
}

#ifdef HAVE_EDIT

#define SHOWN	200		/* words of a completion, at most */

struct query_line {
	struct sql	*sql;
	EditLine	*el;
	History		*history;
	const char	*prompt, *before;
	char		*last;		/* line that was read last */
	bool		 is_new;	/* nothing of the line is read yet */
};

static char *
give_prompt(EditLine *el)
{
	struct query_line *l;

	el_get(el, EL_CLIENTDATA, &l);
	return (char *)(uintptr_t)l->prompt;
}

#define CTRL_D	4

/*
 * Reads a character of the terminal; returns 1, 0 at the end, or -1.
 *
 * A Ctrl-D that is typed before libedit sets the terminal, while a trace is
 * loaded or a statement runs, is a NUL when the terminal has been set (n_tty of
 * Linux): a NUL that waits before a line's first read is that Ctrl-D again.
 * A NUL of a person who types Ctrl-Space at the prompt comes later.
 */
static int
read_character(EditLine *el, wchar_t *to)
{
	struct pollfd typed = { .fd = STDIN_FILENO, .events = POLLIN };
	struct query_line *l;
	mbstate_t state;
	ssize_t n;
	size_t rc;
	bool waits;
	char c;

	el_get(el, EL_CLIENTDATA, &l);
	waits = l->is_new && poll(&typed, 1, 0) > 0;
	l->is_new = false;
	memset(&state, 0, sizeof(state));
	for (;;) {
		if (interrupted)
			return -1;
		if ((n = read(STDIN_FILENO, &c, 1)) == 0)
			return 0;
		if (n == -1 && errno != EINTR)
			return -1;
		if (n != 1)
			continue;
		if (c == '\0' && waits)
			c = CTRL_D;
		rc = mbrtowc(to, &c, 1, &state);
		if (rc == (size_t)-1) {
			*to = L'?';
			return 1;
		}
		if (rc != (size_t)-2)
			return 1;
	}
}

/* ---- completion */

struct completion {
	struct buf	 list;		/* words, a NUL after each */
	struct buf	 common;	/* how all begin */
	size_t		 n, width;
};

static void
take_word(void *arg, const char *word)
{
	struct completion *c = arg;
	size_t i;

	if (c->n++ == 0)
		buf_adds(&c->common, word);
	for (i = 0; i < c->common.len && word[i] != '\0' &&
	    (c->common.data[i] | 0x20) == (word[i] | 0x20); i++)
		continue;
	c->common.len = i;
	c->common.data[i] = '\0';
	if (c->n > SHOWN)
		return;
	buf_add(&c->list, word, strlen(word) + 1);
	if (strlen(word) > c->width)
		c->width = strlen(word);
}

/* Prints the words in columns below the line. */
static void
show_words(const struct completion *c)
{
	struct winsize w;
	size_t across, col = 0, width = c->width + 2;
	const char *at, *end = c->list.data + c->list.len;
	char safe[128];

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == -1 || w.ws_col == 0)
		w.ws_col = 80;
	across = w.ws_col / width > 0 ? w.ws_col / width : 1;
	putchar('\n');
	for (at = c->list.data; at < end; at += strlen(at) + 1) {
		text_safe(safe, sizeof(safe), at, strlen(at));
		printf("%-*s", (int)width, safe);
		if (++col % across == 0)
			putchar('\n');
	}
	if (col % across != 0)
		putchar('\n');
	if (c->n > SHOWN)
		printf("and %zu more\n", c->n - SHOWN);
	fflush(stdout);
}

static unsigned char
complete(EditLine *el, int key)
{
	const LineInfo *line = el_line(el);
	struct completion c;
	struct query_line *l;
	struct buf text = BUF_INIT;
	size_t len, at;
	unsigned char rc = CC_REFRESH_BEEP;

	(void)key;
	el_get(el, EL_CLIENTDATA, &l);
	memset(&c, 0, sizeof(c));
	buf_adds(&text, l->before);
	len = text.len + (size_t)(line->cursor - line->buffer);
	buf_add(&text, line->buffer, (size_t)(line->lastchar - line->buffer));
	buf_addc(&text, '\0');
	at = sql_suggest(l->sql, text.data, len, take_word, &c);
	if (c.n > 0 && (c.common.len > len - at || c.n == 1)) {
		if (c.n == 1)
			buf_addc(&c.common, ' ');
		/* a word is of one byte a character */
		el_deletestr(el, (int)(len - at));
		rc = el_insertstr(el, c.common.data) == -1 ? CC_ERROR :
		    CC_REFRESH;
	} else if (c.n > 1) {
		show_words(&c);
		rc = CC_REDISPLAY;
	}
	buf_free(&c.list);
	buf_free(&c.common);
	buf_free(&text);
	return rc;
}

/* ---- lines */

static void
history_enter(void *arg, const char *line)
{
	struct query_line *l = arg;
	HistEvent e;

	history(l->history, &e, H_ENTER, line);
}

struct query_line *
query_line_open(struct sql *s)
{
	struct query_line *l = xcalloc(1, sizeof(*l));
	HistEvent e;

	l->sql = s;
	l->el = el_init("ttv", stdin, stdout, stderr);
	l->history = history_init();
	if (l->el == NULL || l->history == NULL)
		fatal("the terminal cannot be used");
	history(l->history, &e, H_SETSIZE, 1000);
	history(l->history, &e, H_SETUNIQUE, 1);
	query_history_read(history_enter, l);
	el_set(l->el, EL_CLIENTDATA, l);
	el_set(l->el, EL_PROMPT, give_prompt);
	el_set(l->el, EL_EDITOR, "emacs");
	el_set(l->el, EL_HIST, history, l->history);
	el_set(l->el, EL_GETCFN, read_character);
	el_set(l->el, EL_ADDFN, "ttv-complete", "Complete a word", complete);
	el_set(l->el, EL_BIND, "^I", "ttv-complete", NULL);
	el_set(l->el, EL_BIND, "^R", "em-inc-search-prev", NULL);
	el_source(l->el, NULL);
	return l;
}

void
query_line_close(struct query_line *l)
{
	if (l == NULL)
		return;
	history_end(l->history);
	el_end(l->el);
	free(l->last);
	free(l);
}

enum line_result
query_line_read(struct query_line *l, const char *prompt, const char *before,
    const char **line)
{
	struct sigaction old = catch_interrupt();
	const char *text;
	int n = 0;

	l->prompt = prompt;
	l->before = before;
	l->is_new = true;
	text = el_gets(l->el, &n);
	sigaction(SIGINT, &old, NULL);
	if (interrupted) {
		el_reset(l->el);
		putchar('\n');
		return LINE_INTERRUPTED;
	}
	if (text == NULL || n <= 0) {
		putchar('\n');
		return LINE_END;
	}
	free(l->last);
	l->last = xstrndup(text, text[n - 1] == '\n' ? (size_t)n - 1 :
	    (size_t)n);
	if (l->last[strspn(l->last, " \t")] != '\0') {
		history_enter(l, l->last);
		query_history_add(l->last);
	}
	*line = l->last;
	return LINE_READ;
}

#else

struct query_line {
	char	*last;
	size_t	 size;
};

struct query_line *
query_line_open(struct sql *s)
{
	(void)s;
	return xcalloc(1, sizeof(struct query_line));
}

void
query_line_close(struct query_line *l)
{
	if (l != NULL)
		free(l->last);
	free(l);
}

enum line_result
query_line_read(struct query_line *l, const char *prompt, const char *before,
    const char **line)
{
	struct sigaction old = catch_interrupt();
	ssize_t n;

	(void)before;
	fputs(prompt, stdout);
	fflush(stdout);
	n = getline(&l->last, &l->size, stdin);
	sigaction(SIGINT, &old, NULL);
	if (interrupted || n <= 0) {
		clearerr(stdin);
		putchar('\n');
		return interrupted ? LINE_INTERRUPTED : LINE_END;
	}
	if (l->last[n - 1] == '\n')
		l->last[n - 1] = '\0';
	*line = l->last;
	return LINE_READ;
}

#endif
