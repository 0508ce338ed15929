/*
 * From argv to a subcommand.  The first word is a command of the table in
 * src/cmd/table.c; when it is none, all words are files to view.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ttv/bundle.h"
#include "ttv/err.h"
#include "ttv/near.h"
#include "ttv/xmalloc.h"

#include "cmd/cmd.h"
#include "cmd/confine.h"

static int
version(void)
{
	struct out	out;
	size_t		n = 0;

	out_open(&out);
	buf_adds(&out.buf, PACKAGE_NAME " " PACKAGE_VERSION "\n"
	    "built with " TTV_BUILT_WITH "\njail: ");
	confine_held(&out.buf);
	buf_addc(&out.buf, '\n');
	while (bundle_files[n].name != NULL)
		n++;
	if (n > 0)
		buf_printf(&out.buf, "in it: %zu modules of SQL and metrics\n",
		    n);
	return out_close(&out, EXIT_OK);
}

static int
overview(void)
{
	struct out	out;

	out_open(&out);
	help_overview(&out.buf);
	return out_close(&out, EXIT_OK);
}

static int
usage(void)
{
	fputs("ttv: no file; usage: ttv [COMMAND] [options] FILE ...; "
	    "`ttv help` says more\n", stderr);
	return EXIT_USAGE;
}

static int
run(const struct command *c, int argc, char **argv)
{
	struct cmd_call	call;
	struct out	out;
	struct err	err;
	int		status;

	err_clear(&err);
	if (cmd_parse(&call, c, argc, argv, &err) != 0)
		status = cmd_fail(&err);
	else if (cmd_flag(&call, "help")) {
		out_open(&out);
		help_usage(&out.buf, c);
		status = out_close(&out, EXIT_OK);
	} else if (cmd_output(&call, &err) == -1 ||
	    cmd_stdlib(&call, &err) == -1)
		status = cmd_fail(&err);
	else {
		confine(&call);
		status = (c->has & CMD_EACH) && cmd_flag(&call, "each") ?
		    cmd_each(&call) : c->run(&call);
	}
	cmd_call_free(&call);
	return status;
}

/*
 * Opens what stands in for standard files that are closed, or the first file
 * that is opened would take their numbers and their output.  What stands there
 * cannot be read, or written, so that its use is an error as it should be.
 */
static void
fill_standard_files(void)
{
	int	fd;

	for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) == -1 && errno == EBADF)
			(void)open("/dev/null", O_CLOEXEC |
			    (fd == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

int
main(int argc, char **argv)
{
	const struct command	*c;
	struct near		 near;
	struct err		 err;
	char			 meant[NEAR_MOST + 24];

	fill_standard_files();
	setlocale(LC_CTYPE, "");
#ifdef SIGXFSZ
	/* a file that may not get larger is an error, not a silent death */
	signal(SIGXFSZ, SIG_IGN);
#endif
	xmalloc_setup();
	cmd_words = argv;
	if (argc < 2)
		return usage();
	if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0)
		return version();
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
		return overview();
	if ((c = command_find(argv[1])) != NULL)
		return run(c, argc - 1, argv + 1);
	if (argv[1][0] != '-' && access(argv[1], F_OK) != 0) {
		err_clear(&err);
		near_open(&near, argv[1], strlen(argv[1]));
		for (c = commands; c->name != NULL; c++)
			near_offer(&near, c->name);
		near_hint(&near, meant, sizeof(meant));
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "%s: no such command or "
		    "file%s; `ttv help` lists the commands", argv[1], meant);
		return cmd_fail(&err);
	}
	return run(&commands[0], argc, argv);
}
