# Written as JSON: a slice that has not ended has no tdur; old Chrome gave it one of 0.
--- input
[{"ph":"X","ts":0,"tts":7,"tdur":0,"name":"open","pid":1,"tid":1},
{"ph":"X","ts":1,"dur":4,"tts":8,"tdur":0,"name":"ended","pid":1,"tid":1}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"B","name":"open","ts":0,"pid":1,"tid":1,"tts":7},
{"ph":"X","name":"ended","ts":1,"dur":4,"pid":1,"tid":1,"tts":8,"tdur":0}
]}
