#ifndef PF_NETWORK_H
#define PF_NETWORK_H
/* Packets of a network, as Android's connectivity records them. */
#include "pf_part.h"
#include "pf_value.h"

/* NetworkPacketEvent, NetworkPacketBundle and NetworkPacketContext */
enum pf_network_packet_field {
	PF_NETWORK_DIRECTION = 1,
	PF_NETWORK_INTERFACE = 2,
	PF_NETWORK_LENGTH = 3,
	PF_NETWORK_UID = 4,
	PF_NETWORK_TAG = 5,
	PF_NETWORK_IP_PROTO = 6,
	PF_NETWORK_TCP_FLAGS = 7,
	PF_NETWORK_LOCAL_PORT = 8,
	PF_NETWORK_REMOTE_PORT = 9,
	PF_NETWORK_ICMP_TYPE = 10,
	PF_NETWORK_ICMP_CODE = 11
};
enum pf_network_bundle_field {
	PF_NETWORK_BUNDLE_IID = 1,
	PF_NETWORK_BUNDLE_CONTEXT = 2,
	PF_NETWORK_BUNDLE_TIMES = 3,
	PF_NETWORK_BUNDLE_LENGTHS = 4,
	PF_NETWORK_BUNDLE_PACKETS = 5,
	PF_NETWORK_BUNDLE_DURATION = 6,
	PF_NETWORK_BUNDLE_LENGTH = 7,
	PF_NETWORK_CONTEXT = 2		/* of what is interned */
};
#define PF_IN_NETWORK_CONTEXTS	30	/* field of InternedData */

/* Reads all such packets of the parts, once these are read. */
void	pf_networks(struct pf_part *, size_t n);
/* Returns the args of a packet or of one that a bundle has. */
struct value *pf_network_args(const struct pf_at *);

#endif
