# strace: a wait was ended by a write that had ended, not by one that was open and failed; two waits by one each.
--- input
10 1.000000 read(3<pipe:[7]>,  <unfinished ...>
11 1.000100 write(4<pipe:[7]>, "a", 1) = 1 <0.000020>
12 1.000200 write(4<pipe:[7]>, "b", 1 <unfinished ...>
10 1.000300 <... read resumed>"a", 8) = 1 <0.000300>
12 1.000400 <... write resumed>) = -1 EAGAIN (Resource temporarily unavailable) <0.000200>
10 1.001000 read(3<pipe:[7]>,  <unfinished ...>
13 1.001050 read(3<pipe:[7]>,  <unfinished ...>
11 1.001100 write(4<pipe:[7]>, "c", 1) = 1 <0.000020>
12 1.001200 write(4<pipe:[7]>, "d", 1 <unfinished ...>
10 1.001300 <... read resumed>"c", 8) = 1 <0.000300>
13 1.001400 <... read resumed>"d", 8) = 1 <0.000350>
12 1.001500 <... write resumed>) = 1 <0.000300>
--- want flow warning
{"type":"flow","from":1,"to":0,"from_ts":1000100000,"to_ts":1000300000,"name":"pipe","cat":"pipe"}
{"type":"flow","from":5,"to":3,"from_ts":1001100000,"to_ts":1001300000,"name":"pipe","cat":"pipe"}
{"type":"flow","from":6,"to":4,"from_ts":1001200000,"to_ts":1001400000,"name":"pipe","cat":"pipe"}
