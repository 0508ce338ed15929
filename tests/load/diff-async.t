# diff: async slices, which mostly wait, have a table of their own behind the slices of threads.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1},
{"name":"load","cat":"net","ph":"b","id":"1","ts":0,"pid":1,"tid":1},
{"name":"load","cat":"net","ph":"e","id":"1","ts":50000,"pid":1,"tid":1}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":4000,"pid":1,"tid":1},
{"name":"load","cat":"net","ph":"b","id":"1","ts":0,"pid":1,"tid":1},
{"name":"load","cat":"net","ph":"e","id":"1","ts":90000,"pid":1,"tid":1}]
--- run diff input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+     2 ms      4 ms   +2 ms  +100.0%          1          1      2 ms      4 ms     2 ms     4 ms  parse

slices: 1 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  async
+    50 ms     90 ms  +40 ms   +80.0%          1          1     50 ms     90 ms    50 ms    90 ms  load

async: 1 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

2 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
