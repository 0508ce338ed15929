/*
 * follow: what the thread that takes a growing trace and the thread that shows
 * it say to each other: settings and requests one way, news the other way.
 */
#include "config.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "follow.h"

#define SAYS		4		/* messages that wait; more are dropped,
					 * the newest stay */
#define BEHIND_MS	1000		/* less is not worth a word */

struct follow {
	pthread_mutex_t	 lock;		/* guards all below */
	int64_t		 keep;		/* ns, 0: all */
	int64_t		 cost;		/* ms */
	int64_t		 behind;	/* as follow_behind() */
	int64_t		 join;		/* 1: asked for */
	int64_t		 hurry;		/* 1: likewise */
	char		*save;
	int		 saving;	/* percent that are written, or -1 */
	int		 save_stop;	/* 1: asked for */
	struct {
		int	 failed;
		char	 text[256];
	}		 said[SAYS];
	size_t		 nsaid;
};

struct follow *
follow_new(int64_t keep)
{
	struct follow *f = xcalloc(1, sizeof(*f));

	pthread_mutex_init(&f->lock, NULL);
	f->keep = keep;
	f->saving = -1;
	f->behind = FOLLOW_NOT_YET;
	return f;
}

void
follow_free(struct follow *f)
{
	if (f == NULL)
		return;
	pthread_mutex_destroy(&f->lock);
	free(f->save);
	free(f);
}

/* Returns a number of f, read under the lock. */
static int64_t
follow_get(const struct follow *f, const int64_t *what)
{
	pthread_mutex_t *lock = (pthread_mutex_t *)(uintptr_t)&f->lock;
	int64_t n;

	pthread_mutex_lock(lock);
	n = *what;
	pthread_mutex_unlock(lock);
	return n;
}

static void
follow_set(struct follow *f, int64_t *what, int64_t n)
{
	pthread_mutex_lock(&f->lock);
	*what = n;
	pthread_mutex_unlock(&f->lock);
}

int64_t
follow_keep(const struct follow *f)
{
	return follow_get(f, &f->keep);
}

void
follow_set_keep(struct follow *f, int64_t ns)
{
	follow_set(f, &f->keep, ns);
}

void
follow_shown(struct follow *f, int64_t ms)
{
	follow_set(f, &f->cost, ms);
}

int64_t
follow_cost(const struct follow *f)
{
	return follow_get(f, &f->cost);
}

void
follow_behind(struct follow *f, int64_t behind)
{
	follow_set(f, &f->behind, behind);
}

void
follow_save(struct follow *f, const char *path)
{
	pthread_mutex_lock(&f->lock);
	free(f->save);
	f->save = xstrdup(path);
	f->saving = f->save_stop = 0;
	pthread_mutex_unlock(&f->lock);
}

int
follow_saving(struct follow *f)
{
	int percent;

	pthread_mutex_lock(&f->lock);
	percent = f->saving;
	pthread_mutex_unlock(&f->lock);
	return percent;
}

int
follow_save_stop(struct follow *f)
{
	int saving;

	pthread_mutex_lock(&f->lock);
	saving = f->saving >= 0;
	f->save_stop = saving;
	pthread_mutex_unlock(&f->lock);
	return saving;
}

int
follow_wrote(struct follow *f, uint64_t done, uint64_t total)
{
	int stop;

	pthread_mutex_lock(&f->lock);
	f->saving = total == 0 ? 0 : (int)((double)done * 100 / (double)total);
	stop = f->save_stop;
	pthread_mutex_unlock(&f->lock);
	return stop;
}

void
follow_saved(struct follow *f)
{
	pthread_mutex_lock(&f->lock);
	if (f->save == NULL)
		f->saving = -1;
	pthread_mutex_unlock(&f->lock);
}

void
follow_join(struct follow *f)
{
	follow_set(f, &f->join, 1);
}

int
follow_join_asked(struct follow *f)
{
	int64_t asked = follow_get(f, &f->join);

	if (asked)
		follow_set(f, &f->join, 0);
	return (int)asked;
}

void
follow_hurry(struct follow *f)
{
	follow_set(f, &f->hurry, 1);
}

int
follow_hurried(const struct follow *f)
{
	return (int)follow_get(f, &f->hurry);
}

void
follow_calm(struct follow *f)
{
	follow_set(f, &f->hurry, 0);
}

char *
follow_asked(struct follow *f)
{
	char *path;

	pthread_mutex_lock(&f->lock);
	path = f->save;
	f->save = NULL;
	pthread_mutex_unlock(&f->lock);
	return path;
}

size_t
follow_text(struct follow *f, char *out, size_t n)
{
	int64_t behind = follow_get(f, &f->behind);
	char s[48];

	if (behind == FOLLOW_NOT_YET)
		strlcpy(out, "waiting for events", n);
	else if (behind == FOLLOW_ABSENT)
		strlcpy(out, "waiting: no such file yet", n);
	else if (behind == FOLLOW_STRANGE)
		strlcpy(out, "waiting: no trace so far", n);
	else if (behind < BEHIND_MS)
		strlcpy(out, "following", n);
	else {
		/* whole seconds: the text is to be read, not to flicker */
		text_duration_short(s, sizeof(s), (behind + 999) / 1000 *
		    INT64_C(1000000000));
		snprintf(out, n, "following, %s behind", s);
	}
	return strlen(out);
}

void
follow_say(struct follow *f, int failed, const char *fmt, ...)
{
	va_list ap;

	pthread_mutex_lock(&f->lock);
	if (f->nsaid == SAYS) {
		memmove(&f->said[0], &f->said[1], (SAYS - 1) *
		    sizeof(f->said[0]));
		f->nsaid--;
	}
	f->said[f->nsaid].failed = failed;
	va_start(ap, fmt);
	vsnprintf(f->said[f->nsaid].text, sizeof(f->said[0].text), fmt, ap);
	va_end(ap);
	f->nsaid++;
	pthread_mutex_unlock(&f->lock);
}

int
follow_says(struct follow *f)
{
	int says;

	pthread_mutex_lock(&f->lock);
	says = f->nsaid > 0;
	pthread_mutex_unlock(&f->lock);
	return says;
}

int
follow_said(struct follow *f, char *out, size_t n)
{
	int r = 0;

	pthread_mutex_lock(&f->lock);
	if (f->nsaid > 0) {
		r = f->said[0].failed ? -1 : 1;
		strlcpy(out, f->said[0].text, n);
		f->nsaid--;
		memmove(&f->said[0], &f->said[1], f->nsaid *
		    sizeof(f->said[0]));
	}
	pthread_mutex_unlock(&f->lock);
	return r;
}
