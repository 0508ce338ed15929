#ifndef TTV_PROMPT_H
#define TTV_PROMPT_H
/*
 * A line of typed text: editing and history, for any use of the text.  An open
 * prompt gets every key.
 */
#include <stddef.h>
#include <stdint.h>

#define PROMPT_MAX	1024		/* bytes of text, NUL included */
#define PROMPT_HISTORY	50

struct history {			/* newest last */
	char	*v[PROMPT_HISTORY];
	int	 n;
};
void	history_add(struct history *, const char *);
void	history_free(struct history *);

struct prompt {
	char		 text[PROMPT_MAX];
	size_t		 len;
	size_t		 at;		/* byte offset of the cursor */
	struct history	*history;	/* the caller's; may be NULL */
	int		 recall;	/* index in history; n: the new line */
	char		 draft[PROMPT_MAX]; /* what was typed before recall */
};

enum prompt_result {
	PROMPT_IGNORED,			/* no key of the prompt: the caller's */
	PROMPT_MOVED,			/* only the cursor moved, or no
					 * change */
	PROMPT_EDITED,			/* the text has changed */
	PROMPT_ACCEPTED,		/* Enter; it is in the history */
	PROMPT_CANCELLED		/* Esc, Ctrl-C, Backspace in an empty
					 * text */
};

void			prompt_open(struct prompt *, struct history *,
			    const char *text);
void			prompt_set(struct prompt *, const char *text);
enum prompt_result	prompt_key(struct prompt *, uint32_t key);
/*
 * Writes the label and as much of the text around the cursor as `cols` columns
 * have room for.  Returns the cursor's column.
 */
int			prompt_show(const struct prompt *, const char *label,
			    int cols, char *, size_t n);

#endif
