# diff: pairs of slices around an insertion.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker 1"}},
{"name":"Frame 1","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"cat":"p","args":{"file":"a.c"},"tts":0,"tdur":2000},
{"name":"load 0x1f","ph":"X","ts":5000,"dur":3000,"pid":1,"tid":1},
{"name":"gone|`x`","ph":"X","ts":0,"dur":2000,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":9000,"pid":1,"args":{"kb":5}}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"helper"}},
{"name":"Frame 7","ph":"X","ts":0,"dur":13000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":6000,"pid":1,"tid":1,"cat":"p","args":{"file":"b.c"},"tts":0,"tdur":2500},
{"name":"check","ph":"X","ts":7000,"dur":1000,"pid":1,"tid":1},
{"name":"load 0x2e","ph":"X","ts":8000,"dur":3000,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":0,"dur":1500,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":6500,"pid":1,"args":{"kb":20}}]
--- run diff --slices --metric wall input.json new.json
--- want
old  input.json
new  new.json
paired by track, and slices by path and order; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of wall (--metric)

       OLD         NEW           Δ       TIMES      OLD ID      NEW ID  track                                     slice
      9 ms       13 ms       +4 ms        1.44           0           0  main [1]                                  Frame 1
      3 ms        6 ms       +3 ms        2.00           2           2  main [1]                                  parse

3 pairs of slices on 1 pairs of tracks, 2 differ by more than the limits; 1 slices only in old (1 not below --min), 2 only in new (2); 1 tracks only in old, 1 only in new
5 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
