# Half of a surrogate pair is U+FFFD.
--- input
[{"name":"\ud800","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"�"}
{"type":"warning","code":"lone-surrogate","count":1,"offset":10,"message":"half of a surrogate pair: read as U+FFFD"}
