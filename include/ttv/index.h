#ifndef TTV_INDEX_H
#define TTV_INDEX_H
/*
 * index: a model that is kept in a file, and mapped when the same files are
 * opened again.
 *
 * - Index files lie in a folder of the user alone: $TTV_CACHE, or
 *   $XDG_CACHE_HOME/ttv, or ~/.cache/ttv.  An empty TTV_CACHE: there is none.
 * - An index is used only for the same program, the same options and the same
 *   files: device, inode, size, time and the bytes of some pieces of each.
 *   Only regular files have one.
 * - Whatever is wrong with an index, or prevents that one is written, is not an
 *   error: the files are read as if there were none.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct load_options;
struct trace;

#define INDEX_MOST	(UINT64_C(5) << 30)	/* bytes of all index files,
						 * unless another limit is
						 * given */

struct index_options {
	int		 off;		/* 1: none is used, none is written */
	/*
	 * Called in a signal handler, on any thread, when a part of an index
	 * that is in use turns out to be damaged; the index is gone by then
	 * (`gone` 0: it could not be removed).  Must not return.  NULL: all of
	 * an index is checked before it is used.
	 */
	void		 (*damaged)(int gone);
};

/*
 * Sets how many bytes all index files may have together, for the whole process.
 * Loads that are under way follow it when they write.
 */
void		index_limit(uint64_t bytes);
/* Removes index files, longest unused first, until the limit holds. */
void		index_trim(void);

/*
 * Makes the folder of indices if it can; returns its name, to be freed, or
 * NULL: there is none.
 */
char		*index_folder(void);

/*
 * As load_files() (ttv/load.h), with o->index: maps the index of the files, or
 * reads the files and has a process of low priority write an index of what took
 * long to read.
 */
struct trace	*index_load(const char *const *paths, size_t n,
		    const struct load_options *o, struct err *);
/*
 * Reads the files and writes their index, even if reading was fast.  Returns 0,
 * or -1 and *err.
 */
int		 index_write(const char *const *paths, size_t n,
		    const struct load_options *o, struct err *);

/* An index file, as a list tells of it. */
struct index_entry {
	char		 name[64];	/* of the file */
	char		*paths;		/* of the traces, one blank between;
					 * NULL: the file is damaged */
	uint64_t	 size;		/* bytes of the index */
	int64_t		 used;		/* seconds since 1970 */
};
struct index_list {
	char		*dir;		/* NULL: no index is kept */
	struct index_entry *v;		/* last used first */
	size_t		 n, cap;
};
void		 index_list(struct index_list *);
void		 index_list_free(struct index_list *);
/* Removes all index files; returns their number and sets their bytes. */
size_t		 index_clear(uint64_t *bytes);

#endif
