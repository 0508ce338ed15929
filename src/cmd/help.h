#ifndef HELP_H
#define HELP_H
/*
 * Help for people (help.c) and as source of the manual page (mdoc.c): the
 * texts that both share.
 */
struct buf;
struct cmd_option;
struct command;
struct setting_row;

extern const struct cmd_option cmd_common_options[];

/* Add the help of a row with its bounds, words and default. */
void	help_option(struct buf *, const struct cmd_option *);
void	help_setting(struct buf *, const struct setting_row *);
void	help_format(struct buf *, size_t i);

/* help_row.c */
/* Adds words of a text from column col on, broken before the right edge. */
void	help_wrapped(struct buf *, int col, int indent, const char *text);
/* Adds a row of a list for people. */
void	help_row(struct buf *, const char *left, const char *help);
/* query_docs.c */
void	help_tables(struct buf *);
void	help_functions(struct buf *);
/* field.c */
void	help_fields(struct buf *);
/* matrix.c */
void	help_matrix(struct buf *);
/* confine.c */
void	help_jail(struct buf *);

/* State of a walk over the keys: finds the beginnings of sections. */
struct help_keys {
	struct buf	*b;
	const char	*last;		/* section; NULL at the start */
};
/* Returns 1 when the section differs from that of the key before. */
int	help_section(struct help_keys *, const char *section);

/*
 * Adds a part of the page of a command as mdoc: "head:NAME", "options:NAME" or
 * "fields:NAME".  Returns -1 if name is none of these.
 */
int	mdoc_part(struct buf *, const char *name);
/* field.c: what the JSON of a command has, as a section. */
void	mdoc_fields_of(struct buf *, const struct command *);

/* Add tables as mdoc. */
void	mdoc_commands(struct buf *);
void	mdoc_general(struct buf *);
void	mdoc_keys(struct buf *);
void	mdoc_matrix(struct buf *);		/* matrix.c */
void	mdoc_jail(struct buf *);		/* confine.c */
void	mdoc_limits(struct buf *);
void	mdoc_modes(struct buf *);
void	mdoc_presets(struct buf *);
void	mdoc_settings(struct buf *);
void	mdoc_formats(struct buf *);
void	mdoc_conversions(struct buf *);
void	mdoc_warnings(struct buf *);
void	mdoc_tables(struct buf *);
void	mdoc_functions(struct buf *);
void	mdoc_empty_tables(struct buf *);
/* Adds the names of the topics, a blank between. */
void	help_topics(struct buf *);
/* completion.c: add a script that completes the words of ttv */
void	completion_bash(struct buf *);
void	completion_zsh(struct buf *);
void	completion_fish(struct buf *);
/* Adds an argument of a macro, in which nothing is markup. */
void	mdoc_word(struct buf *, const char *);
/* Adds text, filled. */
void	mdoc_text(struct buf *, const char *);

#endif
