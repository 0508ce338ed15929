#ifndef TTV_DEMANGLE_H
#define TTV_DEMANGLE_H
/*
 * demangle: what a function is called in its source, of the symbol that a
 * compiler of C++ or Rust made of its name: by libiberty, where ttv was built
 * with it.
 */
struct buf;

/* Returns 1 if a name begins as such symbols do. */
static inline int
demangle_may(const char *name)
{
	return name[0] == '_' && (name[1] == 'Z' || name[1] == 'R' ||
	    (name[1] == '_' && (name[2] == 'Z' || name[2] == 'R')));
}

/*
 * Appends the name in the source of a symbol and returns 1; appends nothing
 * and returns 0 for other names, for those beyond LIMIT_SYMBOL bytes or that
 * grow beyond LIMIT_DEMANGLED, and where ttv has no demangler.
 */
int	demangle(const char *name, struct buf *out);

#endif
