# P with a stack of its own, and with a frame number.
--- input
{"stackFrames":{"7":{"name":"main"},"8":{"name":"g","parent":7}},"traceEvents":[
{"name":"tick","ph":"P","ts":1,"pid":1,"tid":2,"sf":8},
{"name":"tick","ph":"P","ts":2,"pid":1,"tid":2,"stack":["main","h"]}]}
--- want sample warning
{"type":"sample","track":2,"ts":1000,"name":"tick","weight":1,"stack":["main","g"]}
{"type":"sample","track":2,"ts":2000,"name":"tick","weight":1,"stack":["main","h"]}
