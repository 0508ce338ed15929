# A B without an E has no end.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"a"}
{"type":"warning","code":"unfinished","count":1,"offset":1,"message":"a begin without an end, or an X without dur: shown as open-ended"}
