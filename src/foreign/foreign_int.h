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

/* What lies at a path. */
struct foreign_place {
	char		*path;		/* without links */
	/* of a form that is read from folders: */
	char		*file;		/* of foreign_folder(), or NULL */
	char		**folders;	/* that have something to be read */
	size_t		 n;
	uint64_t	 bytes;		/* of the files in them */
	int		 cut;		/* 1: some were left out */
};

/* What came of it. */
enum foreign_done { FOREIGN_ALL, FOREIGN_DAMAGED, FOREIGN_LEFT_OUT };

struct foreign_form {
	const char	*name;
	const char	*command;	/* of foreign_command() */
	/* Whether a file that begins so has the form. */
	int		(*is)(const char *, size_t);
	/* Loads the library; returns whether it is there. */
	int		(*can)(void);
	/*
	 * Finds what is to be read of a path, which may be that of a file in a
	 * folder; NULL: its files are no folders.
	 */
	void		(*find)(const char *path, struct foreign_place *);
	/* Writes an open file, or folders, as text. */
	enum foreign_done (*write)(int fd, const struct foreign_place *,
			    struct foreign_text *);
};

extern const struct foreign_form foreign_tracecmd;

#endif
