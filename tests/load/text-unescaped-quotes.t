# A name with quotes that are not escaped ends at the quote that a comma, brace or colon follows.
--- input
[{"name":"call "f" now","ph":"X","ts":0,"dur":1},
{"name":"y","ph":"X","ts":5,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"call \"f\" now"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"y"}
{"type":"warning","code":"unescaped-quotes","count":1,"offset":9,"message":"a string with unescaped quotes in it: ended at the quote that , } ] or : follows"}
