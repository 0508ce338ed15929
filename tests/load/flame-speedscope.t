# flame: speedscope's JSON.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"a","ph":"X","ts":0,"dur":100,"tdur":40,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":30,"tdur":30,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":200,"dur":50,"pid":1,"tid":2},
{"name":"open","ph":"B","ts":300,"pid":1,"tid":2},
{"name":"x;y z","ph":"X","ts":310,"dur":5,"pid":1,"tid":2}]
--- run flame --format speedscope input.json
--- want
{"$schema":"https://www.speedscope.app/file-format-schema.json","exporter":"ttv","name":"input.json","shared":{"frames":[
{"name":"a"},
{"name":"open"},
{"name":"b"},
{"name":"x;y z"}
]},"profiles":[
{"type":"evented","name":"all","unit":"nanoseconds","startValue":0,"endValue":155000,"events":[
{"type":"O","frame":0,"at":0},
{"type":"O","frame":2,"at":0},
{"type":"C","frame":2,"at":50000},
{"type":"C","frame":0,"at":150000},
{"type":"O","frame":1,"at":150000},
{"type":"O","frame":3,"at":150000},
{"type":"C","frame":3,"at":155000},
{"type":"C","frame":1,"at":155000}
]}
]}
--- stderr
ttv: 1 slice without an end, weighed by what is inside
