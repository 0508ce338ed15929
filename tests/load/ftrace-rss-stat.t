# rss_stat belongs to the process whose memory it is: the one that runs, else the one that ran last with this mm_id.
--- input
             app-101   (    100) [000] ...1.     1.000001: rss_stat: mm_id=77 curr=0 type=MM_ANONPAGES size=1B
             app-101   (    100) [000] ...1.     1.000002: rss_stat: mm_id=77 curr=1 type=MM_ANONPAGES size=304295936B
          reaper-201   (    200) [000] ...1.     1.000003: rss_stat: mm_id=77 curr=0 type=MM_SHMEMPAGES size=8192B
             old-301   (    300) [000] ...1.     1.000004: rss_stat: size=12288 member=2 curr=1 mm_id=78
           older-302   (-----) [000] ...1.     1.000005: rss_stat: member=0 size=5
             old-301   (    300) [000] ...1.     1.000006: rss_stat: member=9 size=5
             old-301   (    300) [000] ...1.     1.000007: rss_stat: member=1 size=5 KB
--- want process track counter instant warning
{"type":"process","upid":0,"pid":100}
{"type":"process","upid":1,"pid":200}
{"type":"process","upid":2,"pid":300}
{"type":"track","track":0,"kind":"counter","name":"mem.rss.anon[77]"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"counter","parent":1,"upid":0,"name":"mem.rss.anon"}
{"type":"track","track":3,"kind":"counter","parent":1,"upid":0,"name":"mem.rss.shmem"}
{"type":"track","track":4,"kind":"process","upid":2,"name":null}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":2,"utid":2,"name":"old"}
{"type":"track","track":6,"kind":"counter","parent":4,"upid":2,"name":"mem.swap"}
{"type":"track","track":7,"kind":"thread","utid":3,"name":"older"}
{"type":"track","track":8,"kind":"counter","parent":7,"utid":3,"name":"mem.rss.file","unit":"B"}
{"type":"instant","track":5,"scope":"thread","ts":1000006000,"name":"rss_stat","args":{"member":9,"size":5}}
{"type":"instant","track":5,"scope":"thread","ts":1000007000,"name":"rss_stat","args":{"member":1,"size":"5 KB"}}
{"type":"counter","track":0,"ts":1000001000,"series":null,"value":1}
{"type":"counter","track":2,"ts":1000002000,"series":null,"value":304295936}
{"type":"counter","track":3,"ts":1000003000,"series":null,"value":8192}
{"type":"counter","track":6,"ts":1000004000,"series":null,"value":12288}
{"type":"counter","track":8,"ts":1000005000,"series":null,"value":5}
