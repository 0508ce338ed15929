#ifndef SHAPES_H
#define SHAPES_H
/* The shapes of traces that can be generated: see shapes.c. */
struct emit;

struct shape {
	const char	*name;
	const char	*help;
	void		(*write)(struct emit *);
};

/* A row without a name ends it. */
extern const struct shape shapes[];

#endif
