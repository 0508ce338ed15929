# What a trace that ends anywhere leaves open is nothing to warn of, also where counters wait for the process of a thread.
--- input
             app-101   [000] ...1.     1.000001: rss_stat: mm_id=5 curr=1 type=MM_ANONPAGES size=4096B
             app-101   [000] ...1.     1.000002: tracing_mark_write: B|100|draw
--- want slice counter warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000002000,"dur":-1,"name":"draw"}
{"type":"counter","track":2,"ts":1000001000,"series":null,"value":4096}
