#ifndef THEME_H
#define THEME_H
/*
 * A theme from inside: the colours of the 256 that replace those of style.c.
 */
#include <stdint.h>

#include "ttv/style.h"

#define HEAT_CLASSES	9		/* of lengths, by tens */

/* The colour of what is "here", and the same with eight colours; a dark one of
 * its hue. */
#define HERE		229
#define HERE8		3
#define HERE_DARK	58

struct theme_role {
	uint8_t		role;
	int16_t		fg, bg;
};

struct palette {
	const uint8_t	(*hues)[2];	/* STYLE_HUES grounds, and black (16)
					 * or white (231) on them */
	const uint8_t	*hues_text;	/* as text on the terminal's ground;
					 * NULL: the grounds */
	const uint8_t	*heat_text;	/* HEAT_CLASSES, the same */
	const struct theme_role *roles;	/* role ROLE_MAX at the end; NULL */
	uint8_t		 least, most;	/* of light, 0..255, that text in a
					 * file's own colour may have */
	uint8_t		 mono;
	uint8_t		 tint;		/* the ground under the time cursor
					 * ... */
	uint8_t		 tint_text;	/* ... and text without a colour on
					 * it */
	/* with eight colours: */
	const int8_t	*text8;		/* by colour: what stands for it in text
					 * on the terminal's ground, or -1: no
					 * colour; NULL: each is kept */
	const uint8_t	(*hues8)[2];	/* 6 grounds and the text on them;
					 * NULL: those of style.c */
};
extern const struct palette themes[];
extern const uint8_t theme_heat[HEAT_CLASSES][2];

/* Returns the theme in use. */
const struct palette *theme_now(void);

#endif
