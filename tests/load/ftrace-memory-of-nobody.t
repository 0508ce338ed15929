# An rss_stat that names no task and no memory is an instant, not lost.
--- input
# tracer: function_graph
 1.000000 |   0)               |  /* rss_stat: member=1 size=4096B */
 1.000001 |   0)   1.000 us    |  foo();
--- want slice instant counter warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":1000,"name":"foo"}
{"type":"instant","track":0,"scope":"global","ts":1000000000,"name":"rss_stat","args":{"member":1,"size":"4096B"}}
