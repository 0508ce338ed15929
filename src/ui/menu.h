#ifndef MENU_H
#define MENU_H
/*
 * The menus: of keys, of words, of things.
 */
#include <stdint.h>

#include "ttv/app.h"

void	menu_open(struct app *, enum menu_kind, const char *title);
void	menu_close(struct app *);
/* Returns 1 if keys were typed that others must follow, and no menu says so. */
int	menu_waits(const struct app *);
/* Shows the keys that can follow. */
void	menu_keys(struct app *);
/* Opens the menu of what can be done, at a place of the screen. */
void	menu_popup(struct app *, int col, int row);
/* Handles a key while the menu of things is open. */
int	menu_key(struct app *, uint32_t key);

#endif
