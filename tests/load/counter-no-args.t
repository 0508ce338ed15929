# A counter without values.
--- input
[{"name":"c","ph":"C","ts":0,"pid":1,"tid":1},
{"name":"c","ph":"C","ts":1,"pid":1,"tid":1,"args":{}}]
--- want counter warning
{"type":"warning","code":"counter-without-args","count":2,"offset":1,"message":"a counter event without values: makes no sample"}
