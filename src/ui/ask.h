#ifndef ASK_H
#define ASK_H
/*
 * Prompts: their rows, which are in prompt_table.c, and the one that is open.
 */
#include <stdint.h>

#include "ttv/app.h"

struct prompt_row {
	const char	*word;		/* in a session */
	const char	*label;
	const char	*hint;
	void		(*edit)(struct app *, const char *);
	int		(*accept)(struct app *, const char *);
	void		(*cancel)(struct app *);
	int		 has_list;
	int		 no_history;
	int		 keeps;		/* 1: an error leaves it open */
};
extern const struct prompt_row prompt_rows[PROMPT_KINDS];

void	ask_open(struct app *, enum prompt_kind, const char *text);
int	ask_key(struct app *, uint32_t key);
/*
 * Opens the prompt again that was accepted last, if no key came since: what it
 * asked has failed, in a part of its text, at line and column (from 1; 0: it is
 * not known where).
 */
void	ask_again(struct app *, const char *part, uint64_t line, uint64_t col);
/* Runs a command, or asks for the arguments that must be given. */
int	ask_command(struct app *, const struct ui_command *);

#endif
