#ifndef CMD_H
#define CMD_H
/*
 * The subcommands of the program.  Each is a file here with one function and
 * one table of option rows; src/cmd/table.c has the row of each command.
 * Usage lines, `ttv help`, and the tables of the man page are generated from
 * these rows.
 *
 * To add an option, add its row.  To read it, call cmd_flag(), cmd_int() ...
 * with its name; a name without a row is a bug and ends in fatal().
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "ttv/buf.h"
#include "ttv/table.h"

struct derived;
struct err;
struct load_options;
struct out;
struct trace;

/* Exit statuses of the program; err_status() has those of input errors. */
enum {
	EXIT_OK = 0,
	EXIT_OUTPUT = 1,	/* stdout could not be written */
	EXIT_NO_MATCH = 1,	/* find found nothing, as grep says it; then
				 * EXIT_USAGE is for stdout too */
	EXIT_USAGE = 2,
	EXIT_NOTHING = 3,	/* no file had any readable content */
	EXIT_REPAIRED = 4,	/* check --strict found repairs */
	EXIT_ALERTS = 5,	/* check --alerts found alerts */
	EXIT_HOLDS = 0,		/* assert: all rules do */
	EXIT_FAILS = 1,		/* assert: a rule does not */
	EXIT_SAME = 0,		/* diff: nothing differs */
	EXIT_DIFFERENT = 1,	/* diff: something does */
	EXIT_TROUBLE = 2,	/* assert, diff: there is no verdict */
	EXIT_UNDECIDED = 6,	/* diff: too few runs to prove anything */
};

enum cmd_type {
	CMD_FLAG,		/* no argument */
	CMD_FORM,		/* a flag for a form of output, of which a call
				 * may have one */
	CMD_INT,		/* min..max */
	CMD_STRING,
	CMD_TIME,		/* "12.5ms"; a bare number is seconds */
	CMD_WHEN,		/* the same, from the start of the trace; or a
				 * time of its clock or of the day */
	CMD_CHOICE,		/* one of the words in `choices` */
	CMD_SIZE,		/* COLSxROWS, each min..max */
	CMD_BYTES,		/* "10G": a number of bytes */
	CMD_LIST,		/* may be given more than once */
};

struct cmd_option {
	const char	*name;		/* long name, without the dashes */
	char		 letter;	/* short one, or 0 */
	enum cmd_type	 type;
	const char	*arg;		/* name of its argument in help */
	long long	 min, max;	/* CMD_INT, CMD_SIZE */
	const char	*choices;	/* CMD_CHOICE: words, one blank
					 * between; CMD_STRING: some that it
					 * may have, or NULL */
	const char	*value;		/* default, parsed like an argument; or
					 * NULL */
	const char	*help;		/* one line, no period at the end */
};
/* What of the common options (common.c) a command has. */
enum cmd_has {
	CMD_FORMS = 1,		/* --format and its shorthands */
	CMD_ROWS = 2,		/* what is said of rows: --null, --guard */
	CMD_MAX = 4,		/* --max */
	CMD_RANGE = 8,		/* --from, --to */
	CMD_TRACKS = 16,	/* --track, --process */
	CMD_FILTER = 32,	/* --filter, --trace */
	CMD_FILE = 64,		/* --output, --force */
	CMD_EACH = 128,		/* --each, by each.c */
	CMD_FOLDER = 256,	/* no option: --output may be a folder */
	CMD_PART = CMD_RANGE | CMD_TRACKS | CMD_FILTER,
	CMD_TABLE = CMD_FORMS | CMD_ROWS | CMD_MAX | CMD_FILE
};

/*
 * What a command may do in its jail (confine.c) besides writing what the person
 * named.  Nothing connects, whatever its bits.
 */
enum cmd_jail {
	JAIL_CACHE = 1,		/* write indices */
	JAIL_STATE = 2,		/* write what is kept of traces, or typed */
	JAIL_TEMP = 4,		/* write temporary files */
	JAIL_PROMPT = 8,	/* have new files made that are named at a
				 * prompt (ttv/newfile.h) */
	/* the others have a reason in jail_why */
	JAIL_AGAIN = 16,	/* execute the program itself, once */
	JAIL_PAGER = 32,	/* execute all, if there is a prompt */
	JAIL_RUNS = 64,		/* no jail with --runs */
	JAIL_LOADS = JAIL_CACHE | JAIL_TEMP,
	JAIL_VIEWS = JAIL_LOADS | JAIL_PROMPT | JAIL_AGAIN
};

#define CMD_OPTION_END	{ NULL, 0, CMD_FLAG, NULL, 0, 0, NULL, NULL, NULL }

struct cmd_call;

struct command {
	const char		*name;
	const char		*args;	/* operands in usage: "FILE ..." */
	const char		*help;	/* one line */
	const char		*detail; /* a paragraph or two for help and
					  * man */
	int			(*run)(const struct cmd_call *);
	const struct cmd_option	*options; /* of the command itself; or NULL */
	int			 loads;	/* 1: has the options of loading too */
	int			 min, max; /* operands; max -1: any number */
	unsigned		 has;	/* of enum cmd_has */
	const char		*forms;	/* CMD_FORMS: words of --format, one
					 * blank between, the first is
					 * the default; or NULL */
	unsigned		 jail;	/* of enum cmd_jail */
	const char		*jail_why; /* why it may run something; or
					 * NULL */
};
#define CMD_OPTIONS	64		/* rows of a command, at most */

extern const struct command	 commands[];	/* the last has name NULL */
extern const struct cmd_option	 cmd_load_options[];	/* loading.c */

const struct command	*command_find(const char *);
/*
 * Fills rows with the options of a command and those that it has by its bits,
 * and an end behind them; returns how many there are.
 */
size_t	 cmd_options_of(const struct command *,
	    struct cmd_option rows[CMD_OPTIONS]);

/*
 * THE table of the common options that a command with --format does not have,
 * and why: an error and the manual say it, and tests/e2e/matrix.py holds that
 * each of them is had or stands here.  The last has command NULL.
 */
struct cmd_lack {
	const char	*command;
	unsigned	 has;		/* bits of enum cmd_has */
	const char	*reason;
};
extern const struct cmd_lack	 cmd_lacks[];
/* Returns the reason for n bytes of the name of an option, or NULL. */
const char	*cmd_lack_of(const struct command *, const char *option,
		    size_t n);

extern char		**cmd_words;	/* argv of the program */

/* A call: the command line after the command's name. */
struct cmd_value {
	const struct cmd_option	*option;
	int			 given;	/* 0: a default, or not set */
	int			 set;
	const char		*text;	/* as typed */
	int64_t			 num, num2;	/* INT, TIME, CHOICE index,
						 * SIZE; of WHEN num2 is a
						 * when_clock */
	const char		**list;
	size_t			 nlist;
};
struct cmd_call {
	const struct command	*cmd;
	struct cmd_option	*rows;	/* cmd_options_of() */
	struct cmd_value	*values;
	size_t			 nvalues;
	char			**argv;	/* operands */
	int			 argc;
	char			*filter; /* --filter with what --trace adds to
					 * it, or NULL */
	const char		*filter_alone;	/* --filter as it was given */
	int			 split;	/* operands before "--"; -1: there is
					 * no "--" */
};

/*
 * Parses argv, without argv[0], by the command's rows.  Returns 0, or -1 with
 * a one-line error in *err.  The caller frees the call in both cases.
 */
int	 cmd_parse(struct cmd_call *, const struct command *, int argc,
	    char **argv, struct err *);
void	 cmd_call_free(struct cmd_call *);
/*
 * Returns what --filter is, of a call with --trace, if that is the n bytes of
 * an id; free() it.
 */
char	*cmd_trace_filter(const struct cmd_call *, const char *id, size_t n);
/*
 * Has stdout be what --output says, if the command has it: 0, or -1 and *err
 * for a file that is there, or that the command reads.
 */
int	 cmd_output(const struct cmd_call *, struct err *);

/*
 * Returns whether a message of len bytes begins with the path of a trace and a
 * colon; the path stands in it as it is, or as text_safe() writes it.
 */
int	 cmd_names_path(const char *msg, size_t len, const char *path);

int		 cmd_flag(const struct cmd_call *, const char *name);
/* Returns the number of an option of type CMD_INT or CMD_BYTES. */
int64_t		 cmd_int(const struct cmd_call *, const char *name);
/* Returns how many rows --max lets through: SIZE_MAX for 0, all. */
size_t		 cmd_most(const struct cmd_call *);
/*
 * Returns the text of an option; NULL when it is not given and has no default.
 */
const char	*cmd_str(const struct cmd_call *, const char *name);
/* Returns 1 and sets *ns when the option is set, else 0. */
int		 cmd_time(const struct cmd_call *, const char *name,
		    int64_t *ns);
/* What a time of CMD_WHEN is counted from. */
enum cmd_clock { WHEN_START, WHEN_CLOCK, WHEN_DAY };
/* As cmd_time(), of an option of type CMD_WHEN, whatever the trace is. */
int		 cmd_when_said(const struct cmd_call *, const char *name,
		    int64_t *ns, enum cmd_clock *);
/*
 * Sets *ns to the time of an option of type CMD_WHEN on the trace's clock.
 * Returns 1; 0 when the option is not set; -1 and *err when it is a time of the
 * day and the trace does not know the day.
 */
int		 cmd_when(const struct cmd_call *, const char *name,
		    const struct trace *, int64_t *ns, struct err *);
/*
 * Returns the form of rows that --format or its shorthand chose, TABLE_FORMS
 * for one of the command alone: cmd_str() of "format" has its word.
 */
enum table_form	 cmd_form(const struct cmd_call *);
/* Opens a table on stdout in this form, with what --null and --guard say. */
void		 cmd_table(const struct cmd_call *, struct table *,
		    struct out *, unsigned flags);
/* Returns the index of the chosen word, -1 when not set. */
int		 cmd_choice(const struct cmd_call *, const char *name);
/* Returns 1 and sets both numbers when the option is set, else 0. */
int		 cmd_size(const struct cmd_call *, const char *name, int *cols,
		    int *rows);
size_t		 cmd_list(const struct cmd_call *, const char *name,
		    const char ***list);
int		 cmd_given(const struct cmd_call *, const char *name);

/* loading.c: loads the operands. */
/* Whether a call with --diff has two operands: 0, or -1 and *err. */
int		 cmd_diff_check(const struct cmd_call *, struct err *);
/* Takes --stdlib, if it is given: 0, or -1 and *err for no directory. */
int		 cmd_stdlib(const struct cmd_call *, struct err *);
/* Fills the options from the call; leaves progress NULL. */
void		 cmd_load_fill(const struct cmd_call *, struct load_options *);
/*
 * Loads n files, with what --with derives from them: NULL and *err, or a trace
 * and maybe *err.
 */
struct trace	*cmd_load_with(const char *const *paths, size_t n,
		    const struct load_options *, struct err *);
/*
 * Loads all operands, with a progress line on stderr if that is a terminal.
 * Returns NULL after printing the error.  A file without trace events is
 * loaded, and the error printed too.  *status is the exit status that the
 * command should end with.
 */
struct trace	*cmd_load(const struct cmd_call *, int *status);
/*
 * Does the same; [] and other JSON without events is no error: what is asked
 * may need none, and cmd_take_none() clears *err of a load for it.
 */
struct trace	*cmd_load_asked(const struct cmd_call *, int *status);
void		 cmd_take_none(const struct trace *, struct err *);
/*
 * Says on stderr, in a line, what of a trace is lost, as cmd_load() does; so do
 * all commands but check, whose output says so, and shot.
 */
void		 cmd_tell_loss(const struct trace *);
/* Adds that line, or nothing. */
void		 cmd_loss(struct buf *, const struct trace *);
/*
 * Returns the exit status of a gate, a command that says whether a trace is
 * good: `status`, or EXIT_USAGE for a trace with losses, unless they are
 * allowed by the option of CMD_DAMAGED.
 */
int		 cmd_gate(const struct cmd_call *, const struct trace *,
		    int status);
#define CMD_DAMAGED							\
	{ "damaged", 0, CMD_CHOICE, "HOW", 0, 0, "refuse allow", "refuse", \
	    "Of a file that is damaged or has lost events: end with status 2 " \
	    "whatever else holds, or take it as it is" }
/* Does the same and leaves in *keep what --with derived. */
struct trace	*cmd_load_keep(const struct cmd_call *, struct derived *keep,
		    int *status);
/* Does the same as cmd_load() without printing: the error is in *err. */
struct trace	*cmd_try_load(const struct cmd_call *, struct err *);
/*
 * Returns the exit status of a command that has read events again: `status`,
 * or an error's when a file was written to since it was opened.
 */
int		 cmd_unchanged(const struct trace *, int status);
/* Writes an error with its place in the file as one line. */
#define CMD_ERR_TEXT	(sizeof(((struct err *)NULL)->msg) + 64) /* bytes */
void		 cmd_err_text(const struct err *, char *, size_t);
/* Prints an error as one line on stderr; returns its exit status. */
int		 cmd_fail(const struct err *);
/* Returns what the last error was, or NULL. */
const char	*cmd_failed(void);
/* Warns of texts that were too costly to match: they may be hits or not. */
void		 cmd_warn_costly(uint64_t costly);

/*
 * out.c: stdout through a buffer.  The first error is kept; out_close() prints
 * it on stderr and returns EXIT_OUTPUT, or else the status passed to it.  A
 * pipe that was closed ends the process by SIGPIPE, without a word, unless that
 * was ignored when the program began.
 */
struct out {
	struct buf	 buf;	/* add to this, then call out_more() */
	int		 fd;
	int		 error;	/* errno of the first failure */
	int		 kept;	/* 1: write nothing, keep all in buf */
	int		 lines;	/* 1, after out_open(): lines are the elements
				 * of one JSON array */
	int		 begun;	/* 1: something was written */
	int64_t		 since;	/* of now_ms(): when that was the last time */
	int		 dropped; /* 1: nothing more is, and a file that
				 * is made does not appear */
	int		 seen;	/* 1: a terminal gets it: characters that one
				 * obeys or hides are written as U+FFFD */
};
/*
 * Has out_open() write to a file instead of stdout, which it makes: a new one,
 * or with `force` one that may be there.  It appears under its name only when
 * it is whole: it is written beside it, as FILE.ttv-tmp, and renamed by
 * out_close().
 */
void	 out_to(const char *path, int force);
/* Says of which trace all output is, of several; NULL: of all. */
void		 out_of(const char *trace);
const char	*out_trace(void);
void	 out_open(struct out *);
/* Has out_open() take stdout for a terminal: it is a pipe to a pager. */
void	 out_paged(int);
void	 out_more(struct out *);	/* writes a full buffer */
/* Writes what is there and has waited; for rows that come slowly. */
void	 out_pass(struct out *);
int	 out_drain(void *, struct buf *);	/* the same, for ttv/table.h */
/* Has a file that is made not appear: what it is to have is not all there. */
void	 out_drop(struct out *);
int	 out_failed(const struct out *);
/* Returns the columns of the terminal that is stdout, 0 if it is none. */
int	 out_columns(void);
int	 out_close(struct out *, int status);

/* help.c */
void	 help_usage(struct buf *, const struct command *);
void	 help_overview(struct buf *);

/* each.c: runs the command of a call for each trace: an exit status. */
int	 cmd_each(const struct cmd_call *);

/* The commands, each in its file. */
int	 cmd_cache(const struct cmd_call *);
int	 cmd_tutor(const struct cmd_call *);
int	 cmd_view(const struct cmd_call *);
int	 cmd_shot(const struct cmd_call *);
int	 cmd_info(const struct cmd_call *);
int	 cmd_export(const struct cmd_call *);
int	 cmd_check(const struct cmd_call *);
int	 cmd_find(const struct cmd_call *);
int	 cmd_flame(const struct cmd_call *);
int	 cmd_assert(const struct cmd_call *);
int	 cmd_diff(const struct cmd_call *);
int	 cmd_stat(const struct cmd_call *);
int	 cmd_list_rows(const struct cmd_call *);
int	 cmd_why(const struct cmd_call *);
int	 cmd_query(const struct cmd_call *);
int	 cmd_metric(const struct cmd_call *);
int	 cmd_fleet(const struct cmd_call *);
int	 cmd_open(const struct cmd_call *);
int	 cmd_help(const struct cmd_call *);
extern const struct cmd_option	 cmd_cache_options[];
extern const struct cmd_option	 cmd_tutor_options[];
extern const struct cmd_option	 cmd_view_options[];
extern const struct cmd_option	 cmd_shot_options[];
extern const struct cmd_option	 cmd_info_options[];
extern const struct cmd_option	 cmd_export_options[];
extern const struct cmd_option	 cmd_check_options[];
extern const struct cmd_option	 cmd_find_options[];
extern const struct cmd_option	 cmd_flame_options[];
extern const struct cmd_option	 cmd_assert_options[];
extern const struct cmd_option	 cmd_diff_options[];
extern const struct cmd_option	 cmd_stat_options[];
extern const struct cmd_option	 cmd_list_options[];
extern const struct cmd_option	 cmd_why_options[];
extern const struct cmd_option	 cmd_query_options[];
extern const struct cmd_option	 cmd_metric_options[];
extern const struct cmd_option	 cmd_fleet_options[];
extern const struct cmd_option	 cmd_open_options[];
extern const struct cmd_option	 cmd_help_options[];

#endif
