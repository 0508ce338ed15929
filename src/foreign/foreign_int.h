#ifndef TTV_FOREIGN_INT_H
#define TTV_FOREIGN_INT_H
/* foreign_int: what the process of a library is to do for a form. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

/* The text on its way. */
struct foreign_text {
	struct buf	 line;
	int		 fd;
	int		 failed;	/* 1: the reader is gone */
};
/* Ends a line; returns 0, or -1: nothing more is wanted. */
int	foreign_line(struct foreign_text *);

struct foreign_form {
	const char	*name;
	const char	*command;	/* of foreign_command() */
	/* Whether a file that begins so has the form. */
	int		(*is)(const char *, size_t);
	/* Loads the library; returns whether it is there. */
	int		(*can)(void);
	/* Implements foreign_folder(); NULL: its files are no folders. */
	char		*(*folder)(const char *path);
	/* Implements foreign_bytes(); NULL: those of the file. */
	uint64_t	(*bytes)(const char *path);
	/*
	 * Writes an open file, or the folder at a path, as text; returns 0, or
	 * -1: it is damaged.
	 */
	int		(*write)(int fd, const char *path,
			    struct foreign_text *);
};

extern const struct foreign_form foreign_tracecmd;

#endif
