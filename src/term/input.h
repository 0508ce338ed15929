#ifndef INPUT_H
#define INPUT_H
#include <stdint.h>

/*
 * Bracketed paste: the terminal sends a sequence before and after text that
 * is pasted, so that no pasted character acts as a key.
 */
#define PASTE_ON	"\033[?2004h"
#define PASTE_OFF	"\033[?2004l"

/* Names the sequences of keys that terminfo does not; after newterm(). */
void		input_define_keys(void);
/* Discards the input that was read before. */
void		input_init(void);
/*
 * Returns a key that is ready, or K_NONE; never waits.  Bytes that may begin
 * a reply of the terminal are held for up to `hold` ms.
 */
uint32_t	input_key(int hold);
/* Returns for how many more ms bytes are held, or -1 when none are. */
int		input_held(int hold);
/* Expects reports of the mouse from now on (1) or not (0). */
void		input_mouse(int on);
/* Returns how often the terminal answered REPLY_WHO since the last call. */
int		input_answered(void);
/* Returns the column of an answer to REPLY_PLACE since the last call, or 0. */
int		input_column(void);
/* Returns whether the terminal answered that it has synchronised output. */
int		input_knows_sync(void);

#endif
