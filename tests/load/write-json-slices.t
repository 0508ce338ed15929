# Written as JSON: a slice is X, one without an end B; stacks, cpu times, colours and args stay.
--- input
{"traceEvents":[
{"name":"a","cat":"c","ph":"B","ts":0,"pid":1,"tid":2,"tts":5,"args":{"x":1,"y":[null,"\u00e9"]}},
{"name":"b","ph":"X","ts":1.001,"dur":2.25,"pid":1,"tid":2,"cname":"good","sf":7},
{"ph":"E","ts":10,"pid":1,"tid":2,"tts":9,"args":{"z":true}},
{"name":"open","ph":"B","ts":20,"pid":1,"tid":2},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"main"}}],
"stackFrames":{"7":{"name":"f","parent":"8"},"8":{"name":"g","category":"k"},"9":{"name":"other"}},
"displayTimeUnit":"ns","more":{"k":[1]}}
--- run export -f json input.json
--- want
{"displayTimeUnit":"ns","traceEvents":[
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"main"}},
{"ph":"X","name":"a","cat":"c","ts":0,"dur":10,"pid":1,"tid":2,"tts":5,"tdur":4,"args":{"x":1,"y":[null,"é"],"z":true}},
{"ph":"X","name":"b","cname":"good","ts":1.001,"dur":2.25,"pid":1,"tid":2,"sf":1},
{"ph":"B","name":"open","ts":20,"pid":1,"tid":2}
],
"stackFrames":{
"0":{"name":"g","category":"k"},
"1":{"name":"f","parent":"0"}
},
"more":{"k":[1]}}
