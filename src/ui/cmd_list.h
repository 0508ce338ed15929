#ifndef CMD_LIST_H
#define CMD_LIST_H
/*
 * What the prompts of a list do.
 */

struct app;

void	cmd_list_preview(struct app *, const char *text);
int	cmd_list_accept(struct app *, const char *text);
void	cmd_list_cancel(struct app *);
int	cmd_list_filtered(struct app *, const char *text);
void	cmd_list_unfilter(struct app *);

#endif
