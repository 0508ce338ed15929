#ifndef HTML_H
#define HTML_H
/*
 * The reader of pages, from inside.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/format.h"

struct html {
	struct reading	*r;
	struct builder	*b;
	int		 named;		/* 1: a table named something */
};

enum block_type { BLOCK_NONE, BLOCK_DATA, BLOCK_VIEWER };

/* A script element: bytes of the page. */
struct html_script {
	enum block_type	 type;		/* by the attributes of its tag */
	const char	*text, *text_end;
	int		 closed;	/* 0: nothing ends it */
};

/*
 * Finds the next script element from *p on, and sets *p behind it; returns 1,
 * or 0 when there is none.
 */
int	html_script_next(const char **p, const char *end,
	    struct html_script *);
/* Reads the rows of a PROCESS DUMP between p and end. */
void	html_dump(struct html *, const char *p, const char *end);
/* Returns the offset of a byte of the page. */
uint64_t html_off(const struct html *, const char *);

#endif
