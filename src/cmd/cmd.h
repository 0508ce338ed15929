#ifndef CMD_H
#define CMD_H
/*
 * The subcommands of the program.  Each is a file here with one function and
 * one table of option rows; src/cmd/table.c has the row of each command.  Usage
 * lines, `ttv help`, and the tables of the man page are made from these rows.
 *
 * To add an option: add its row.  To read it: cmd_flag(), cmd_int() ... by its
 * name; a name that has no row is a bug and ends in fatal().
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "ttv/buf.h"

struct err;
struct load_options;
struct trace;

/* Exit statuses; those of input errors come from err_status(). */
enum {
	EXIT_OK = 0,
	EXIT_OUTPUT = 1,	/* stdout could not be written */
	EXIT_USAGE = 2,
	EXIT_NOTHING = 3,	/* nothing in the file could be read */
	EXIT_REPAIRED = 4,	/* check --strict */
};

enum cmd_type {
	CMD_FLAG,		/* no argument */
	CMD_INT,		/* min..max */
	CMD_STRING,
	CMD_TIME,		/* "12.5ms"; a bare number is seconds */
	CMD_CHOICE,		/* one of the words in `choices` */
	CMD_SIZE,		/* COLSxROWS, each min..max */
	CMD_LIST,		/* may be given several times */
};

struct cmd_option {
	const char	*name;		/* long name, without the dashes */
	char		 letter;	/* short one, or 0 */
	enum cmd_type	 type;
	const char	*arg;		/* what help calls its argument */
	long long	 min, max;	/* CMD_INT, CMD_SIZE */
	const char	*choices;	/* CMD_CHOICE: words, one blank apart */
	const char	*value;		/* default, parsed like a given one; or NULL */
	const char	*help;		/* one line, no period at the end */
};
#define CMD_OPTION_END	{ NULL, 0, CMD_FLAG, NULL, 0, 0, NULL, NULL, NULL }

struct cmd_call;

struct command {
	const char		*name;
	const char		*args;	/* operands in usage: "FILE ..." */
	const char		*help;	/* one line */
	const char		*detail; /* a paragraph or two for help and man */
	int			(*run)(const struct cmd_call *);
	const struct cmd_option	*options; /* its own; NULL: none */
	int			 loads;	/* takes the options of loading too */
	int			 min, max; /* operands; max -1: any number */
};

extern const struct command	 commands[];	/* name NULL at the end */
extern const struct cmd_option	 cmd_load_options[];	/* open.c */

const struct command	*command_find(const char *);

/* A call: what was on the command line after the command's name. */
struct cmd_value {
	const struct cmd_option	*option;
	int			 given;	/* 0: it is the default, or not set */
	int			 set;
	const char		*text;	/* as given */
	int64_t			 num, num2;	/* INT, TIME, CHOICE index, SIZE */
	const char		**list;
	size_t			 nlist;
};
struct cmd_call {
	const struct command	*cmd;
	struct cmd_value	*values;
	size_t			 nvalues;
	char			**argv;	/* operands */
	int			 argc;
};

/*
 * Parses argv (argv[0] is skipped) by the command's rows.  0, or -1 with a
 * line that says what is wrong; call must be freed in both cases.
 */
int	 cmd_parse(struct cmd_call *, const struct command *, int argc,
	    char **argv, struct err *);
void	 cmd_call_free(struct cmd_call *);

int		 cmd_flag(const struct cmd_call *, const char *name);
int64_t		 cmd_int(const struct cmd_call *, const char *name);
/* NULL when it was not given and has no default. */
const char	*cmd_str(const struct cmd_call *, const char *name);
/* 1 and *ns when it is set, else 0. */
int		 cmd_time(const struct cmd_call *, const char *name, int64_t *ns);
/* The index of the chosen word, -1 when not set. */
int		 cmd_choice(const struct cmd_call *, const char *name);
/* 1 and the two numbers when set, else 0. */
int		 cmd_size(const struct cmd_call *, const char *name, int *cols,
		    int *rows);
size_t		 cmd_list(const struct cmd_call *, const char *name,
		    const char ***list);
int		 cmd_given(const struct cmd_call *, const char *name);

/* open.c: loading the operands. */
/* Fills the options from the call; progress is left NULL. */
void		 cmd_load_fill(const struct cmd_call *, struct load_options *);
/*
 * Loads all operands with a progress line on stderr when that is a terminal.
 * NULL after printing what is wrong.  A file in which nothing is a trace event
 * is loaded, and said too.  *status is what the command owes at its end.
 */
struct trace	*cmd_load(const struct cmd_call *, int *status);
/* The same without a word: what is wrong is in *err. */
struct trace	*cmd_try_load(const struct cmd_call *, struct err *);
/*
 * What a command owes that has read events again: `status`, or an error when a
 * file was written to since it was opened.
 */
int		 cmd_unchanged(const struct trace *, int status);
/* Prints an error as one line on stderr; returns its exit status. */
int		 cmd_fail(const struct err *);

/*
 * out.c: stdout through a buffer.  The first error is kept; out_close() says
 * it on stderr and returns EXIT_OUTPUT, or the status that it is given.
 */
struct out {
	struct buf	 buf;	/* add to this, then call out_more() */
	int		 error;	/* errno of the first failure */
	int		 kept;	/* nothing is written: all stays in buf */
};
void	 out_open(struct out *);
void	 out_more(struct out *);	/* writes when there is enough; cheap */
int	 out_failed(const struct out *);
int	 out_close(struct out *, int status);

/* help.c */
void	 help_usage(struct buf *, const struct command *);
void	 help_overview(struct buf *);

/* The commands, each in its file. */
int	 cmd_view(const struct cmd_call *);
int	 cmd_shot(const struct cmd_call *);
int	 cmd_info(const struct cmd_call *);
int	 cmd_export(const struct cmd_call *);
int	 cmd_check(const struct cmd_call *);
int	 cmd_find(const struct cmd_call *);
int	 cmd_help(const struct cmd_call *);
extern const struct cmd_option	 cmd_view_options[];
extern const struct cmd_option	 cmd_shot_options[];
extern const struct cmd_option	 cmd_info_options[];
extern const struct cmd_option	 cmd_export_options[];
extern const struct cmd_option	 cmd_check_options[];
extern const struct cmd_option	 cmd_find_options[];
extern const struct cmd_option	 cmd_help_options[];

#endif
