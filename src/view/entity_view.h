#ifndef ENTITY_VIEW_H
#define ENTITY_VIEW_H
/*
 * entity_view: a row for each kind of thing: how a folded track shows it.
 */
struct entity_view {
	/* The look on the line of a folded track. */
	enum {
		FOLDED_OTHERWISE,	/* by other code, or not drawn */
		FOLDED_POINTS,		/* a glyph in each column with a
					 * thing */
		FOLDED_SPANS		/* the time that things cover */
	} folded;
	int		named;	/* its name is written beside its point */
};
extern const struct entity_view entity_views[];

#endif
