#ifndef SHAPES_H
#define SHAPES_H
/* The shapes of traces that can be generated: see shapes.c. */
struct emit;

struct shape {
	const char	*name;
	const char	*help;
	void		(*write)(struct emit *);
};

/* ftrace.c */
void	shape_ftrace(struct emit *);
void	shape_html(struct emit *);
/* fuchsia.c */
void	shape_fuchsia(struct emit *);
void	shape_fuchsia_args(struct emit *);
/* ninja.c */
void	shape_ninja(struct emit *);
/* perfetto.c */
void	shape_perfetto(struct emit *);
void	shape_perfetto_args(struct emit *);
void	shape_perfetto_zlib(struct emit *);
void	shape_perfetto_zstd(struct emit *);
/* perfetto_kernel.c */
void	shape_perfetto_ftrace(struct emit *);
void	shape_perfetto_sched(struct emit *);
/* texts.c */
void	shape_perf(struct emit *);
void	shape_folded(struct emit *);
void	shape_strace(struct emit *);
void	shape_otlp(struct emit *);
void	shape_jaeger(struct emit *);
void	shape_zipkin(struct emit *);
void	shape_cpuprofile(struct emit *);
void	shape_speedscope(struct emit *);
void	shape_firefox(struct emit *);
void	shape_gecko(struct emit *);
void	shape_pprof(struct emit *);

/* The last row has no name. */
extern const struct shape shapes[];

#endif
