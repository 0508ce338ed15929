/*
 * keep: the state of a trace, or the session of --session.  State is read and
 * written for a person alone: not with --keys, which is a script, and not for
 * what is no file.  It is written when the viewer has given the terminal back,
 * after a quit or a signal; a session that was not touched stays as it is.
 */
#include "config.h"

#include <sys/stat.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/session.h"
#include "ttv/setting.h"
#include "ttv/xmalloc.h"

#include "cmd.h"
#include "keep.h"

/*
 * Takes the traces of a session as the operands: 0, or -1 if one is there and
 * no regular file: a session that another person sent opens no device.
 */
static int
keep_files(struct kept *k, struct cmd_call *call, struct err *err)
{
	const char *slash = strrchr(k->path, '/'), *path;
	size_t dir = slash != NULL ? (size_t)(slash - k->path) + 1 : 0;
	struct stat st;
	int n = 0;

	while (session_trace(k->session, (size_t)n) != NULL)
		n++;
	k->files = xcalloc((size_t)n + 1, sizeof(*k->files));
	for (; k->nfiles < n; k->nfiles++) {
		path = session_trace(k->session, (size_t)k->nfiles);
		xasprintf(&k->files[k->nfiles], "%.*s%s", *path == '/' ? 0 :
		    (int)dir, k->path, path);
		if (stat(k->files[k->nfiles], &st) == 0 &&
		    !S_ISREG(st.st_mode)) {
			err_set(err, ERR_OPEN, ERR_NOWHERE, "%.150s: its trace "
			    "%.150s is no regular file", k->path,
			    k->files[k->nfiles++]);
			return -1;
		}
	}
	call->argv = k->files;
	call->argc = k->nfiles;
	return 0;
}

/* Reads the session of --session; one that is not there is made at the end. */
static int
keep_open_given(struct kept *k, struct cmd_call *call, const char *path,
    struct err *err)
{
	struct err why;
	int rc;

	if (strlcpy(k->path, path, sizeof(k->path)) >= sizeof(k->path))
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--session: the path is too long");
	err_clear(&why);
	k->given = 1;
	session_is_sent(k->session);
	rc = session_read(k->session, path, &why);
	if (rc == -1)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.150s: %s", path,
		    why.msg);
	if (rc == 1 && call->argc == 0)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.150s: there is "
		    "no such session; name the trace to begin one", path);
	return call->argc == 0 ? keep_files(k, call, err) : 0;
}

/* Notes the traces: 0, or -1 if one of them is no file. */
static int
keep_traces(struct kept *k, const struct cmd_call *call)
{
	int i;

	for (i = 0; i < call->argc; i++)
		if (session_open_trace(k->session, call->argv[i]) == -1)
			return -1;
	return 0;
}

int
keep_open(struct kept *k, struct cmd_call *call, struct err *err)
{
	const char *path = cmd_str(call, "session");
	struct err why;

	memset(k, 0, sizeof(*k));
	k->session = session_new();
	if (path != NULL) {
		if (keep_open_given(k, call, path, err) == -1)
			return -1;
		keep_traces(k, call);
		return 0;
	}
	if (cmd_flag(call, "no-state") || cmd_str(call, "keys") != NULL ||
	    keep_traces(k, call) == -1 || session_state_path(k->session, 0,
	    k->path, sizeof(k->path)) == -1) {
		k->path[0] = '\0';
		return 0;
	}
	err_clear(&why);
	session_used(k->path);
	if (session_read(k->session, k->path, &why) == -1)
		fprintf(stderr, "ttv: %s: %s: left out\n", k->path, why.msg);
	return 0;
}

void
keep_begin(struct kept *k, struct app *app)
{
	if (k->path[0] == '\0')
		return;
	app->session = k->session;
	session_begin(app);
}

void
keep_end(const struct kept *k, const struct app *app)
{
	char path[PATH_MAX];
	struct err err;

	if (k->path[0] == '\0')
		return;
	if (!k->given)
		session_prune(k->path,
		    (size_t)app->settings.value[SETTING_STATES],
		    app->settings.value[SETTING_STALE]);
	if (!app->touched)
		return;
	if (!k->given)		/* makes the folders now */
		session_state_path(k->session, 1, path, sizeof(path));
	err_clear(&err);
	if (session_save(app, k->path, &err) == -1)
		fprintf(stderr, "ttv: %s\n", err.msg);
}

void
keep_free(struct kept *k)
{
	while (k->nfiles > 0)
		free(k->files[--k->nfiles]);
	free(k->files);
	session_free(k->session);
}
