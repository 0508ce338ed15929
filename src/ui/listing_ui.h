#ifndef LISTING_UI_H
#define LISTING_UI_H
/*
 * The lists of all slices and of the hits of the search, over the whole
 * screen: what is asked, and the thread that sorts.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/listing.h"

#include "answer.h"

struct match_models;

enum listing_id { LISTING_SLICES, LISTING_HITS, LISTINGS };

struct listing_job {
	struct work	 work;
	struct listing_query q;
	char		 pattern[64];
	struct hits	*found;		/* owned; of these ... */
	struct find_hit	*hits;		/* ... the thread makes this list,
					 * owned; both NULL: slices */
	const struct trace *trace;
	struct listing	 listing;
	int		 one;		/* all are of one category: ... */
	uint32_t	 cat;		/* ... this string */
	char		*error;		/* of the pattern, or NULL */
	int		 partial;	/* hits: the search had not ended */
};

struct listing_ui {
	struct {
		enum listing_column sort;
		int	 inverted;
		char	 pattern[64];
		struct answer answer;	/* struct listing_job */
	} v[LISTINGS];
	char		 title[160];
	struct list_line head;
};

void	listing_ui_init(struct app *);
void	listing_ui_free(struct app *);
int	listing_ui_pending(const struct app *);
/* Takes a list that is done, after at most ms; returns 1 to draw. */
int	listing_ui_wait(struct app *, int ms);
/* Before a key of such a list: waits for it, but not long. */
void	listing_ui_key(struct app *);
void	listing_ui_refresh(struct app *, const struct match_models *);
/* Brings the list of hits to all of them, now that the search has ended. */
void	listing_ui_searched(struct app *);
/* Title and heading, as the screen is wide. */
void	listing_ui_texts(struct app *);

/* Sorts by the column of a heading that was clicked on; 0: it is none. */
int	listing_click_word(struct app *, const char *word);

extern const struct list_source listing_slices_source, listing_hits_source;
int	listing_slices_show(struct app *, uint64_t line);
int	listing_hits_show(struct app *, uint64_t line);

#endif
