/*
 * `ttv tutor`: the viewer with a trace of the project and the tasks of
 * ui/tutor.c, and nothing kept of it.
 */
#include "config.h"

#include <limits.h>
#include <stddef.h>

#include "ttv/err.h"

#include "cmd.h"
#include "resource.h"

#define TUTOR_TRACE	"traces/atrace.systrace"

const struct cmd_option cmd_tutor_options[] = {
	CMD_OPTION_END
};

int
cmd_tutor(const struct cmd_call *given)
{
	static char view[] = "view", state[] = "--no-state";
	static char keys[] = "--keys=:tutor<Enter>";
	static char path[PATH_MAX];
	char *argv[] = { view, state, keys, path, NULL };
	struct cmd_call call;
	struct err err;
	int status;

	(void)given;
	err_clear(&err);
	if (resource_path(TUTOR_TRACE, path, sizeof(path)) == -1) {
		err_set(&err, ERR_OPEN, ERR_NOWHERE, "tutor: its trace, %s, "
		    "is neither beside the program nor in %s", TUTOR_TRACE,
		    TTV_DATADIR);
		return cmd_fail(&err);
	}
	if (cmd_parse(&call, command_find(view), 4, argv, &err) != 0)
		status = cmd_fail(&err);
	else
		status = cmd_view(&call);
	cmd_call_free(&call);
	return status;
}
