# An array without a closing bracket.
--- input
[
{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"ph":"E","ts":5,"pid":1,"tid":1}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a"}
{"type":"warning","code":"unterminated","count":1,"offset":81,"message":"the closing ] or } of the file is missing: read as if it were there"}
