# flame: the tree, all threads merged; a slice without an end has what is inside.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"a","ph":"X","ts":0,"dur":100,"tdur":40,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":30,"tdur":30,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":200,"dur":50,"pid":1,"tid":2},
{"name":"open","ph":"B","ts":300,"pid":1,"tid":2},
{"name":"x;y z","ph":"X","ts":310,"dur":5,"pid":1,"tid":2}]
--- run flame  input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
    155 µs 100.0          0         0  all
    150 µs  96.8     100 µs         2    a
     50 µs  32.3      50 µs         2      b
      5 µs   3.2          0         1    open
      5 µs   3.2       5 µs         1      x;y z
--- stderr
ttv: 1 slice without an end, weighed by what is inside
