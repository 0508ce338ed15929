#ifndef MESSAGE_H
#define MESSAGE_H
/*
 * Messages of protocol buffers, and the packets of a trace in Perfetto's
 * format, which are written as they come or compressed together.
 */
#include <stddef.h>
#include <stdint.h>

#include "emit.h"

#define MESSAGE_BYTES	(64u << 10)	/* a bundle of the kernel */
#include "../unit/message.h"

void	message_fixed64(struct message *, uint64_t field, uint64_t);

/* Writes a packet of a sequence (0: of none). */
void	message_packet(struct emit *, struct message *, uint64_t seq);
/*
 * Compresses the packets from now on, if `how` is not PACK_NONE; what is left
 * is written by message_pack(e, PACK_NONE).
 */
enum message_pack { PACK_NONE, PACK_ZLIB, PACK_ZSTD };
void	message_pack(struct emit *, enum message_pack how);

#endif
