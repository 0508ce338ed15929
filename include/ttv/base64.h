#ifndef TTV_BASE64_H
#define TTV_BASE64_H
/*
 * Base64 (RFC 4648), also of texts that were broken into lines.
 */
#include <stddef.h>

struct buf;

#define BASE64_DIGITS	"ABCDEFGHIJKLMNOPQRSTUVWXYZ"			\
			"abcdefghijklmnopqrstuvwxyz0123456789+/"

/* Bytes that n characters decode to, at most. */
#define BASE64_DECODED(n)	((n) / 4 * 3 + 3)

/*
 * Decodes n characters into out, which has room for BASE64_DECODED(n); returns
 * the number of bytes.  Blanks and line ends are passed over; decoding ends
 * at the first = and *bad counts the other characters, which are passed over
 * too.
 */
size_t	base64_decode(const char *, size_t n, char *out, size_t *bad);

/* Appends n bytes as base64, in one line, padded with =. */
void	base64_encode(struct buf *, const char *, size_t n);

#endif
