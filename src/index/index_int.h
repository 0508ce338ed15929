#ifndef INDEX_INT_H
#define INDEX_INT_H
/*
 * An index file, and the parts of this layer.
 *
 *	header		INDEX_HEAD bytes
 *	sections	arrays, as they stand in memory; those that are checked
 *			at once first
 *	tail		table of sections, then a checksum of each block
 *
 * Every byte is below a checksum: the header has its own and that of the tail,
 * the tail has those of the blocks into which the file is cut from its begin to
 * the tail.  Nothing of a block is used before its checksum was found right, so
 * what is read is what was written, by a program that is the same: then every
 * number is within its bounds.
 */
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "ttv/buf.h"
#include "ttv/trace.h"

struct err;
struct index_options;
struct inputs;
struct load_options;

#define INDEX_FORMAT	4		/* of the file; any change is another
					 * number */
#define INDEX_MAGIC	"ttv-index\r\n\032\n"
#define INDEX_ORDER	UINT32_C(0x01020304)
#define INDEX_HEAD	4096		/* bytes */
#define INDEX_SUFFIX	".ttvi"
#define INDEX_UNFINISHED ".part"	/* what is being written */

struct index_header {
	char		 magic[16];
	uint32_t	 order;		/* INDEX_ORDER as stored here */
	uint32_t	 format;
	uint64_t	 sum;		/* of the header, with 0 in its place */
	uint64_t	 size;		/* bytes of the file */
	uint64_t	 block;		/* bytes of a block */
	uint64_t	 eager;		/* bytes that are checked at once */
	uint64_t	 tail;		/* where it begins */
	uint64_t	 tail_sum;
	uint64_t	 nsections;
};

struct index_section {
	char		 name[24];
	uint64_t	 at;		/* offset in the file */
	uint64_t	 n;		/* elements */
	uint64_t	 size;		/* bytes of an element */
};

/* What of a trace is in no array, all of it: tests/unit/test_index.c. */
struct index_scalars {
	int64_t		 start, end;
	uint64_t	 nevents, memory;
	uint64_t	 string_seed;
	int64_t		 wall;
	uint32_t	 strings, running;
	char		 time_unit[8];
	uint64_t	 has_wall;
};

/* Texts are offsets in the section "words"; 0: NULL. */
struct index_source {
	uint64_t	 size, base, len, digest;
	int64_t		 shift;
	uint32_t	 format, compression, align, zero;
};
struct index_text {
	uint64_t	 base, len;
	int64_t		 shift;
	uint32_t	 name, format, align, source;
};
/* Where the bytes of an input are. */
enum index_bytes {
	BYTES_NOWHERE,			/* the files must be read as a whole */
	BYTES_FILE,			/* the file is the input */
	BYTES_POINTS,			/* the file is inflated by points */
	BYTES_PACK			/* the index has them: section "pack" */
};
struct index_input {
	uint64_t	 base, len;
	uint64_t	 state, state_len;	/* in the section "states" */
	uint32_t	 source;
	uint32_t	 format;	/* whose events it has, or 0 */
	uint32_t	 has_state;
	uint32_t	 bytes;		/* enum index_bytes */
	uint64_t	 points, points_len;	/* in the section "points" */
	uint64_t	 packed;	/* offset in the pack of texts */
};

/* index_sum.c */
/* Returns a checksum of n bytes that follow those of the checksum before. */
uint64_t index_sum(uint64_t before, const void *, size_t n);
#define INDEX_SUMMED	(16u << 10)	/* bytes of a block that are summed up
					 * at a time */
/* Returns what the checksum of block i begins with. */
uint64_t index_block_begin(uint64_t i);
/*
 * Returns the checksum of the n bytes of block i, piece by piece; that of the
 * first block leaves out the header.
 */
uint64_t index_block_sum(uint64_t i, const char *, size_t n);

/* index_key.c */
struct index_key {
	struct buf	text;		/* equal for equal files, options and
					 * programs */
	char		name[64];	/* of the index file */
};
/*
 * Makes the key of files.  Returns 0, or -1 when they have none: one of them is
 * not a regular file.  Then there is nothing to free, and freeing does no harm.
 */
int	 index_key_make(struct index_key *, const char *const *paths, size_t n,
	    const struct load_options *);
void	 index_key_free(struct index_key *);
/* Whether the file at a path is but one of those that are read. */
int	 index_key_is_part(const char *path);
int	 index_key_equal(const struct index_key *, const struct index_key *);

/* index_dir.c */
/* Returns whether there may be index files: TTV_CACHE or HOME say where. */
int	 index_dir_named(void);
/*
 * Opens the folder of index files, which is made if `make` is set.  Returns a
 * descriptor, or -1: there is none, or others may write to it.  *path: its
 * name, to be freed, if path is not NULL.
 */
int	 index_dir_open(int make, char **path);
/* Returns whether a file is a regular one of the user alone. */
int	 index_dir_owns(int fd, uint64_t *size);
/* The files of the folder with a suffix, last used first; v is to be freed. */
struct index_files {
	struct index_file {
		char		name[64];
		struct timespec	used;
		uint64_t	size;
	}		*v;
	size_t		 n, cap;
};
void	 index_dir_files(int dir, const char *suffix, struct index_files *);
/*
 * Removes files until all together have at most `most` bytes: those that were
 * used last stay.  Also removes what writers left that did not end.
 */
void	 index_dir_trim(int dir, uint64_t most);

/* index_map.c */
struct index_map;
/*
 * Maps an index file.  Returns NULL when it is not one, or a part that is
 * checked at once is damaged.  All of it is checked if damaged is NULL, else
 * each block when it is first read.
 */
struct index_map *index_map_open(int dir, const char *name,
	    void (*damaged)(int gone));
void	 index_map_close(struct index_map *);
/*
 * Returns the elements of a section, *n of them, or NULL when there is no such
 * section with elements of that size.
 */
const void *index_map_section(const struct index_map *, const char *name,
	    size_t size, uint64_t *n);
/* Returns the map as memory of a trace, which closes it. */
struct trace_store *index_map_store(struct index_map *);
/* Notes that the index is used now. */
void	 index_map_used(const struct index_map *);

/* index_files.c */
/* What is known of the files of a trace, as the sections of an index. */
struct index_files_text {
	struct buf	paths, words, sources, texts, inputs, states, points;
	struct buf	pack, pack_points;
};
void	 index_files_save(struct index_files_text *, const struct trace *);
/* Gives up the pack: what is in it will be read from the files again. */
void	 index_files_unpack(struct index_files_text *);
void	 index_files_free(struct index_files_text *);
/*
 * Gives a trace its files, by the sections of its index.  Returns 0, or -1 when
 * they are not the files of the index.
 */
int	 index_files_attach(const struct index_map *, struct trace *,
	    const char *const *paths, size_t n, const struct load_options *);
/*
 * Returns the inputs of the files with their states, or NULL when the index
 * does not lead to them.
 */
struct inputs *index_files_restore(const struct index_map *,
	    const char *const *paths);

/* index_save.c */
/*
 * Writes the index of a trace into the folder.  Returns 0, or -1 and *err: the
 * folder is as before then.
 */
int	 index_save(int dir, const struct index_key *, const struct trace *,
	    uint64_t most, struct err *);

/* index_trace.c */
/*
 * Makes a trace of an index, which becomes the trace's.  Returns NULL when the
 * index does not fit the files; it is closed then.
 */
struct trace *index_trace(struct index_map *, const char *const *paths,
	    size_t n, const struct load_options *);

/* index_again.c */
/*
 * Gives the trace the files, whose inputs are made when an event is first asked
 * for: by the index, which is the trace's store, or by reading the files.
 */
void	 index_again_attach(struct trace *, struct inputs *,
	    const struct index_map *, const struct load_options *);

#endif
