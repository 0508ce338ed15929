#ifndef SHAPES_H
#define SHAPES_H
/* The shapes of traces that can be generated: see shapes.c. */
struct emit;

struct shape {
	const char	*name;
	const char	*help;
	void		(*write)(struct emit *);
};

/* shapes_ftrace.c */
void	write_ftrace(struct emit *);

/* The last row has no name. */
extern const struct shape shapes[];

#endif
