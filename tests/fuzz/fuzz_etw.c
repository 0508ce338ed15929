/*
 * fuzz_etw: fuzz_threads with a mutator (lines.c) that changes the events of
 * Windows, one a line.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"{\"guid\":\"ClockSync\",\"op\":0,\"ver\":1,\"cpu\":0,\"ts\":\"2710\","
	    "\"walltime\":\"2710\",\"tick\":\"3e8\",\"payload\":\"\"},\n",
	/* a thread of a process, a switch, one readied */
	"{\"guid\":\"3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c\",\"op\":3,\"ver\":3,"
	    "\"cpu\":0,\"ts\":\"2710\",\"payload\":\"ZAAAAGUAAAA=\"},\n",
	("{\"guid\":\"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C\",\"op\":36,\"ver\":2,"
	    "\"cpu\":1,\"ts\":\"2774\",\"payload\":"
	    "\"ZQAAAAAAAAAIAAAABgEFAAAAAAAAAAAA\"},\n"),
	"{\"guid\":\"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C\",\"op\":50,\"ver\":2,"
	    "\"cpu\":1,\"ts\":\"2742\",\"payload\":\"ZQAAAAAAAAA=\"},\n",
	/* a process with an SID and a name */
	"{\"guid\":\"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C\",\"op\":1,\"ver\":3,"
	    "\"cpu\":0,\"ts\":\"2710\",\"payload\":\"AAAAAAAAAABkAAAAAQAAAAAAAAAAA"
	    "AAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAUSAAAAYS5leGUA\"},\n",
	/* the header of a log of 32 bits */
	"{\"guid\":\"68FDD900-4A3E-11D1-84F4-0000F80464E3\",\"op\":0,\"ver\":2,"
	    "\"cpu\":0,\"ts\":\"1\",\"payload\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
	    "AAAAAAAAAAAAAAAAAAAAAAAAAQAAAA=\"},\n",
	"{\"guid\":\"3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C\",\"op\":10,\"ver\":3,"
	    "\"cpu\":1,\"ts\":\"27da\",\"payload\":\"A*AA\"},\n",
};

static const char *const edges[] = { ":\"ffffffffffffffff",
    ":\"8000000000000000", ":\"0", ":-1", ":4294967295", ":36", ":1", ":2", ":3", ":4",
    ":\"", ":{}", ":[", ",\"guid", ":\"ClockSync"  };

const struct fuzz_lines fuzz_lines = {
	.delimiters = "\",:{}[]\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
