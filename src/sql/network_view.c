/*
 * network_view: the view of packets of a network: slices of tracks that are
 * called "INTERFACE DIRECTION", whose args are columns, with trace_processor's
 * names; flags and tags as numbers, too.
 */
#include "config.h"

#include "network_view.h"

#define ARG(key)	"extract_arg(s.arg_set_id, '" key "')"
#define COLUMN(key)	", " ARG(key) " AS " key
/* The track's name up to its last blank. */
#define INTERFACE	"rtrim(t.name, replace(t.name, ' ', ''))"
/* The number of a text such as 0xff. */
#define TAG								\
	"(WITH RECURSIVE h(text, i, v) AS (SELECT " ARG("socket_tag")	\
	", 3, 0 UNION ALL SELECT text, i + 1, v * 16 + "		\
	"instr('0123456789abcdef', substr(text, i, 1)) - 1 FROM h "	\
	"WHERE i <= length(text)) SELECT v FROM h ORDER BY i DESC LIMIT 1)"
#define FLAG(letter, bit)						\
	"(instr(" ARG("packet_tcp_flags") ", '" letter "') > 0) * " bit
#define FLAGS								\
	FLAG("f", "1") " + " FLAG("s", "2") " + " FLAG("r", "4") " + "	\
	FLAG("p", "8") " + " FLAG("a", "16") " + " FLAG("u", "32") " + " \
	FLAG("e", "64") " + " FLAG("c", "128")

const char *
network_views(void)
{
	return "CREATE VIEW __intrinsic_android_network_packets AS "
	    "SELECT s.id, rtrim(" INTERFACE ") AS iface, "
	    "substr(t.name, length(" INTERFACE ") + 1) AS direction"
	    COLUMN("packet_transport") COLUMN("packet_length")
	    COLUMN("packet_count") ", " TAG " AS socket_tag, "
	    ARG("socket_tag") " AS socket_tag_str"
	    COLUMN("socket_uid") COLUMN("local_port") COLUMN("remote_port")
	    COLUMN("packet_icmp_type") COLUMN("packet_icmp_code") ", "
	    FLAGS " AS packet_tcp_flags, " ARG("packet_tcp_flags")
	    " AS packet_tcp_flags_str FROM track t "
	    "JOIN slice s ON s.track_id = t.id "
	    "WHERE t.type = 'network_packets';";
}
