# Bytes of a function's name that are not UTF-8 are counted.
--- input printf
# tracer: function\n a-1 [000] .... 1.0: f\377 <-g\n
--- want instant warning
{"type":"instant","id":0,"track":0,"scope":"thread","ts":1000000000,"name":"f�","args":{"caller":"g"}}
{"type":"warning","code":"invalid-utf8","count":1,"offset":19,"message":"bytes that are not UTF-8: each read as U+FFFD"}
