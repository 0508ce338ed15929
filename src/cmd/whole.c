/*
 * whole: files that are whole or are not there.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ttv/xmalloc.h"

#include "whole.h"

#define LITTER		64	/* files that are written at a time: more
				 * than the tables of a fleet */

static char *_Atomic litter[LITTER];

void
litter_remove(void)
{
	char *path;
	int i;

	for (i = 0; i < LITTER; i++)
		if ((path = atomic_exchange(&litter[i], NULL)) != NULL)
			unlink(path);
}

static void
on_end(int sig)
{
	litter_remove();
	signal(sig, SIG_DFL);
	raise(sig);
}

/* Has a signal that would end the program, and does nothing else, clean up. */
static void
litter_catch(int sig)
{
	struct sigaction sa;

	if (sigaction(sig, NULL, &sa) == -1 || sa.sa_handler != SIG_DFL)
		return;
	sa.sa_handler = on_end;
	sigaction(sig, &sa, NULL);
}

void
litter_add(char *path)
{
	char *none;
	int i;

	fatal_set_hook(litter_remove);
	litter_catch(SIGINT);
	litter_catch(SIGTERM);
	litter_catch(SIGHUP);
	for (i = 0; i < LITTER; i++) {
		none = NULL;
		if (atomic_compare_exchange_strong(&litter[i], &none, path))
			return;
	}
}

void
litter_forget(const char *path)
{
	char *was;
	int i;

	for (i = 0; i < LITTER; i++) {
		was = (char *)(uintptr_t)path;
		if (atomic_compare_exchange_strong(&litter[i], &was, NULL))
			return;
	}
}

static void
whole_free(struct whole *w)
{
	free(w->path);
	free(w->beside);
	w->path = w->beside = NULL;
}

void
whole_forget(struct whole *w)
{
	if (w->beside != NULL)
		litter_forget(w->beside);
	whole_free(w);
}

int
whole_open(struct whole *w, const char *path)
{
	struct stat st;
	mode_t mode = 0666;
	int error;

	/* a link is replaced, but not one that leads to a pipe or a device */
	if (stat(path, &st) == 0 && !S_ISREG(st.st_mode))
		return S_ISDIR(st.st_mode) ? EISDIR : EEXIST;
	if (lstat(path, &st) == 0 && S_ISREG(st.st_mode))
		mode = st.st_mode & 0777;	/* of what is replaced */
	w->path = xstrdup(path);
	xasprintf(&w->beside, "%s.ttv-tmp", path);
	w->fd = -1;
	w->synced = 0;
	if (unlink(w->beside) == 0 || errno == ENOENT)
		w->fd = open(w->beside, O_WRONLY | O_CREAT | O_CLOEXEC |
		    O_EXCL, mode);
	if (w->fd != -1) {
		litter_add(w->beside);
		return 0;
	}
	error = errno;
	whole_free(w);
	return error;
}

int
whole_sync(struct whole *w)
{
	if (!w->synced && fsync(w->fd) == -1 && errno != EINVAL)
		return errno;
	w->synced = 1;
	return 0;
}

int
whole_close(struct whole *w, int keep)
{
	int error = keep ? whole_sync(w) : 0;

	if (close(w->fd) == -1 && error == 0)
		error = errno;
	if (keep && error == 0 && rename(w->beside, w->path) == -1)
		error = errno;
	if (!keep || error != 0)
		unlink(w->beside);
	whole_forget(w);
	return error;
}
