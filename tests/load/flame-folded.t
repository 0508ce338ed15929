# flame: folded stacks, names escaped.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"a","ph":"X","ts":0,"dur":100,"tdur":40,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":30,"tdur":30,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":200,"dur":50,"pid":1,"tid":2},
{"name":"open","ph":"B","ts":300,"pid":1,"tid":2},
{"name":"x;y z","ph":"X","ts":310,"dur":5,"pid":1,"tid":2}]
--- run flame --format folded input.json
--- want
a 100000
a;b 50000
open;x:y z 5000
--- stderr
ttv: 1 slice without an end, weighed by what is inside
