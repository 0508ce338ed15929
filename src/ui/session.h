#ifndef SESSION_H
#define SESSION_H
/*
 * A session from inside: its lines, and THE table of their words.  What shall
 * be kept from one run to the next is a row in session_rows.c.
 */
#include "ttv/session.h"
#include "ttv/track_path.h"

#define SESSION_FIELDS	8		/* fields of a line, at most */
#define SESSION_ABSENT	1

/* The fields of a line, decoded; those that are missing are "". */
struct session_line {
	const char	*word;
	const char	*v[SESSION_FIELDS];
	int		 n;
};

/* What the functions of rows are given. */
struct session_io {
	struct app	*app;		/* const when writing */
	struct track_paths *paths;	/* of the trace; NULL for what needs
					 * none */
	struct buf	*out;		/* written to */
	int		 lost;		/* lines about what is not there */
};

#define SESSION_VIEW	""		/* words are those of view_rows.c */

struct session_row {
	const char	*word;
	int		 nfields;	/* at least */
	enum {
		SESSION_NOW,		/* needs no trace */
		SESSION_DERIVED,	/* makes tracks, which others name */
		SESSION_PLACE,		/* where one looks: not if a key was
					 * pressed, nor in a changed trace */
		SESSION_MARK		/* what a person has written */
	} kind;
	/* Writes all lines of the word. */
	void		(*write)(struct session_io *);
	/*
	 * Does what a line says: 0; -1 if the line makes no sense; or
	 * SESSION_ABSENT: it is about what is not there, and is kept as it is.
	 */
	int		(*read)(struct session_io *,
			    const struct session_line *);
};
extern const struct session_row session_rows[];	/* word NULL at the end */

/* Add a field to the line that is being written; end the line. */
void	session_word(struct session_io *, const char *);
void	session_text(struct session_io *, const char *);
void	session_int(struct session_io *, int64_t);
void	session_track(struct session_io *, uint32_t track);
void	session_end(struct session_io *);
/* Parse a field: 0, or -1. */
int	session_number(const char *, int64_t *);
/* Finds the track of a field; counts those that are lost. */
uint32_t session_find_track(struct session_io *, const char *);


/* One trace that is open, or that a session is about. */
struct session_trace {
	char		*path;		/* absolute, or as in the file */
	int64_t		 size, mtime;
};
struct session {
	char		**lines;	/* as read, without traces */
	size_t		 nlines, cap;
	uint8_t		*done;		/* by line: 1: read or of no use */
	struct session_trace *was, *now;
	size_t		 nwas, was_cap, nnow, now_cap;
	int		 sent;		/* the time of a file says nothing */
	size_t		 damaged;	/* lines */
	size_t		 absent;	/* lines of what is not there */
	int		 derived;	/* its tracks are being made */
	int		 loaded;	/* all else was done */
};

#endif
