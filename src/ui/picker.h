#ifndef PICKER_H
#define PICKER_H
/*
 * What a prompt offers: the list above it, and the words that Tab completes.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

struct match_models;

extern const struct list_source picker_commands_source, picker_tracks_source;
void	picker_commands(struct app *, const char *text);
void	picker_tracks(struct app *, const char *text);
void	picker_words(struct app *, const char *text);
void	picker_move(struct app *, int by);
/* Returns the chosen number; NONE when the list is empty. */
uint32_t picker_chosen(const struct app *, enum pane_id);
/* Goes to a track; of a counter to the series that the text names. */
void	picker_go(struct app *, uint32_t track, const char *text);
/* Keeps the choice if the new model has that track. */
void	picker_refresh(struct app *, const struct match_models *);
void	picker_free(struct app *);

/* words.c: Tab (dir 1) and Shift-Tab in the prompt of SQL */
extern const struct list_source words_source;
void	words_tab(struct app *, int dir);
void	words_close(struct app *);
void	words_free(struct app *);

/* complete.c: handles Tab in a prompt; 1 if the key was one of its own. */
int	complete_key(struct app *, uint32_t key);

#endif
