# A trailing comma and no bracket.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1},
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"warning","code":"unterminated","count":1,"offset":38,"message":"the closing ] or } of the file is missing: read as if it were there"}
