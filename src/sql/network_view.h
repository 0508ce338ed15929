#ifndef NETWORK_VIEW_H
#define NETWORK_VIEW_H
/*
 * network_view: the view of packets of a network.
 */

/* Returns the statements that make it. */
const char	*network_views(void);

#endif
