/*
 * mdoc: the tables of the manual page, as mdoc source.
 *
 * - Text of a row is not markup: a backslash is escaped, and a period or quote
 *   at the beginning of a line gets a zero-width character before it.
 * - Lines are filled and each sentence begins a line, as mandoc -Tlint
 *   requires.
 */
#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "ttv/command.h"
#include "ttv/keymap.h"
#include "ttv/limit.h"
#include "ttv/load.h"
#include "ttv/setting.h"
#include "ttv/warn.h"

#include "cmd.h"
#include "help.h"

#define MDOC_WIDTH	72

static void
mdoc_char(struct buf *b, char c)
{
	if (c == '\\')
		buf_adds(b, "\\e");
	else
		buf_addc(b, c);
}

void
mdoc_text(struct buf *b, const char *s)
{
	size_t	n, i, col = 0;
	int	sentence = 0;

	for (; *s != '\0'; s += n + (s[n] == ' ')) {
		n = strcspn(s, " ");
		if (col > 0 && (sentence || col + 1 + n > MDOC_WIDTH)) {
			buf_addc(b, '\n');
			col = 0;
		}
		if (col > 0)
			buf_addc(b, ' ');
		else if (*s == '.' || *s == '\'')
			buf_adds(b, "\\&");
		for (i = 0; i < n; i++)
			mdoc_char(b, s[i]);
		col += n + 1;
		sentence = n > 0 && s[n - 1] == '.';
	}
}

/* Adds a macro's argument, in which ( ) [ ] , . ; would be punctuation. */
void
mdoc_word(struct buf *b, const char *s)
{
	buf_adds(b, "\\&");
	for (; *s != '\0'; s++) {
		if (*s == '"')
			buf_adds(b, "\\(dq");
		else if (*s == '-')
			buf_adds(b, "\\-");
		else if (*s == ' ')
			buf_adds(b, " \\&");	/* keep the word from being a
						 * delimiter */
		else
			mdoc_char(b, *s);
	}
	buf_adds(b, "\\&");
}

static void
mdoc_options(struct buf *b, const struct cmd_option *o)
{
	struct buf	help = BUF_INIT;

	for (; o != NULL && o->name != NULL; o++) {
		buf_adds(b, ".It ");
		if (o->letter != 0)
			buf_printf(b, "Fl %c , ", o->letter);
		buf_printf(b, "Fl Fl %s", o->name);
		if (o->arg != NULL)
			buf_printf(b, " Ns = Ns Ar %s", o->arg);
		buf_addc(b, '\n');
		buf_clear(&help);
		help_option(&help, o);
		mdoc_text(b, help.data);
		buf_adds(b, ".\n");
	}
	buf_free(&help);
}

void
mdoc_commands(struct buf *b)
{
	const struct command	*c;

	for (c = commands; c->name != NULL; c++) {
		buf_printf(b, ".It Xr ttv-%s 1\n", c->name);
		mdoc_text(b, c->help);
		buf_adds(b, ".\n");
	}
}

/* Adds a line of the synopsis for each way to use a command. */
static void
mdoc_synopsis(struct buf *b, const struct command *c)
{
	char		 way[256];
	const char	*s, *end;

	for (s = c->args;; s = end + strlen(" | ")) {
		end = *c->args == '[' ? NULL : strstr(s, " | ");
		snprintf(way, sizeof(way), "%.*s", end != NULL ?
		    (int)(end - s) : (int)strlen(s), s);
		buf_printf(b, ".Nm ttv\n.Cm %s\n.Op Ar options\n", c->name);
		if (*way != '\0') {
			buf_adds(b, ".Ar ");
			mdoc_word(b, way);
			buf_addc(b, '\n');
		}
		if (end == NULL)
			break;
	}
}

static void
mdoc_head(struct buf *b, const struct command *c)
{
	char		 upper[64];
	size_t		 i;

	for (i = 0; i + 1 < sizeof(upper) && c->name[i] != '\0'; i++)
		upper[i] = (char)toupper((unsigned char)c->name[i]);
	upper[i] = '\0';
	buf_printf(b, ".Dt TTV-%s 1\n.Os\n.Sh NAME\n.Nm ttv-%s\n.Nd %c",
	    upper, c->name, tolower((unsigned char)c->help[0]));
	buf_printf(b, "%s\n.Sh SYNOPSIS\n", c->help + 1);
	mdoc_synopsis(b, c);
	buf_adds(b, ".Sh DESCRIPTION\n");
	mdoc_text(b, c->detail);
	buf_addc(b, '\n');
}

static void
mdoc_options_of(struct buf *b, const struct command *c)
{
	struct cmd_option rows[CMD_OPTIONS];

	buf_adds(b, ".Sh OPTIONS\n");
	if (cmd_options_of(c, rows) > 0) {
		buf_adds(b, ".Bl -tag -width Ds\n");
		mdoc_options(b, rows);
		buf_adds(b, ".El\n");
	}
	buf_printf(b, "%s%s", cmd_options_of(c, rows) > 0 ? ".Pp\n" : "",
	    c->loads ? "Those of all commands that read files are in\n"
	    ".Xr ttv 1 .\n" : "It reads no file.\n");
}

int
mdoc_part(struct buf *b, const char *name)
{
	static const struct {
		const char	*name;
		void		(*add)(struct buf *, const struct command *);
	} parts[] = {
		{ "head:", mdoc_head },
		{ "options:", mdoc_options_of },
		{ "fields:", mdoc_fields_of },
	};
	const struct command *c;
	size_t i, n;

	for (i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		n = strlen(parts[i].name);
		if (strncmp(name, parts[i].name, n) != 0)
			continue;
		if ((c = command_find(name + n)) == NULL)
			return -1;
		parts[i].add(b, c);
		return 0;
	}
	return -1;
}

static void
mdoc_key(void *arg, const char *section, const char *mode, const char *keys,
    const struct ui_command *c)
{
	struct help_keys	*w = arg;
	int			 later = w->last != NULL;

	if (help_section(w, section))
		buf_printf(w->b, "%s.Ss %s\n.Bl -tag -width Ds\n",
		    later ? ".El\n" : "", section);
	buf_adds(w->b, ".It ");
	if (*keys != '\0') {
		buf_adds(w->b, "Ic ");
		mdoc_word(w->b, keys);
		buf_addc(w->b, ' ');
	}
	buf_printf(w->b, "Pq Cm %s", c->name);
	if (*c->args != '\0')
		buf_printf(w->b, " Ar %s", c->args);
	buf_addc(w->b, '\n');
	if (*mode != '\0')
		buf_printf(w->b, "In %s:\n", mode);
	mdoc_text(w->b, c->help);
	buf_adds(w->b, ".\n");
}

void
mdoc_keys(struct buf *b)
{
	struct help_keys	w = { b, NULL };

	ui_keys_each(ui_commands, mdoc_key, &w);
	if (w.last != NULL)
		buf_adds(b, ".El\n");
}

void
mdoc_modes(struct buf *b)
{
	int	m;

	for (m = 0; m < MODE_MAX; m++)
		buf_printf(b, ".Cm %s%s\n", key_mode_name((enum key_mode)m),
		    m + 1 < MODE_MAX ? " ," : " .");
}

/* Adds what the presets of keys do, a list for each. */
void
mdoc_presets(struct buf *b)
{
	const char *const *names = setting_rows[SETTING_KEYS].choices;
	const char *const *line;
	int	i;

	for (i = 0; names[i] != NULL; i++) {
		if (ui_preset_keys[i] == NULL)
			continue;
		buf_printf(b, ".Ss %s\n.Bd -literal -offset indent -compact\n",
		    names[i]);
		for (line = ui_preset_keys[i]; *line != NULL; line++)
			buf_printf(b, "%s\n", *line);
		buf_adds(b, ".Ed\n");
	}
}

void
mdoc_settings(struct buf *b)
{
	struct buf	help = BUF_INIT;
	int		i;

	for (i = 0; i < SETTING_MAX; i++) {
		buf_clear(&help);
		help_setting(&help, &setting_rows[i]);
		buf_printf(b, ".It Cm %s\n", setting_rows[i].name);
		mdoc_text(b, help.data);
		buf_adds(b, ".\n");
	}
	buf_free(&help);
}

void
mdoc_general(struct buf *b)
{
	mdoc_options(b, cmd_common_options);
	mdoc_options(b, cmd_load_options);
}

void
mdoc_formats(struct buf *b)
{
	struct buf	help = BUF_INIT;
	size_t		i;

	for (i = 0; load_format_name(i) != NULL; i++) {
		buf_clear(&help);
		help_format(&help, i);
		buf_adds(b, ".It ");
		mdoc_word(b, load_format_name(i));
		buf_addc(b, '\n');
		mdoc_text(b, help.data);
		buf_adds(b, ".\n");
	}
	buf_free(&help);
}

/* Adds a command of a shell, cut into lines at blanks. */
static void
mdoc_command(struct buf *b, const char *s)
{
	size_t n, col = 0;

	buf_adds(b, ".Bd -literal -compact\n");
	for (; *s != '\0'; s += n) {
		n = strcspn(s + 1, " ") + 1;
		if (col > 0 && col + n > MDOC_WIDTH) {
			buf_adds(b, "\n ");
			col = 1;
		}
		col += n;
		if (col == n && (*s == '.' || *s == '\''))
			buf_adds(b, "\\&");
		for (const char *p = s; p < s + n; p++)
			mdoc_char(b, *p);
	}
	buf_adds(b, "\n.Ed\n");
}

void
mdoc_conversions(struct buf *b)
{
	const char *name, *what, *command;
	size_t i;

	for (i = 0; load_conversion(i, &name, &what, &command); i++) {
		buf_adds(b, ".It ");
		mdoc_word(b, name);
		buf_addc(b, '\n');
		mdoc_text(b, what);
		buf_adds(b, ":\n");
		mdoc_command(b, command);
	}
}

void
mdoc_warnings(struct buf *b)
{
	int	i;

	for (i = 0; i < WARN_MAX; i++) {
		buf_printf(b, ".It %s%s\n", warn_name(i),
		    warn_is_loss(i) ? " *" : "");
		mdoc_text(b, warn_what(i));
		buf_adds(b, ":\n");
		mdoc_text(b, warn_done(i));
		buf_adds(b, ".\n");
	}
}

void
mdoc_limits(struct buf *b)
{
	const struct limit_row *r;
	char number[64];
	size_t i;

	buf_adds(b, ".Bl -tag -width Ds -compact\n");
	for (i = 0; (r = limit_row(i)) != NULL; i++) {
		limit_number(number, sizeof(number), r);
		buf_printf(b, ".It Cm %s\n", r->word);
		mdoc_text(b, number);
		buf_adds(b, "\n");
		mdoc_text(b, r->what);
		buf_adds(b, "; beyond:\n");
		mdoc_text(b, r->beyond);
		buf_adds(b, ".\n");
	}
	buf_adds(b, ".El\n");
}
