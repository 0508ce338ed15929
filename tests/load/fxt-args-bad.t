# Args of types that are not known, longer than they say, of size 0, more than there are: the event stays.
--- input fxt
magic
instant 100 1/7 - "unknown" "x":13=1,2,3 "k":i32=1
instant 200 1/7 - "too many" "k":i32=1 args=3
string 1 "a"
string 2 "k"
word 0x0001000000200064 300 1 7 0x0000000500020011 0x0000000500020001
word 0x0001000000200064 400 1 7 0x0000000500020011 0x0000000500020093
word 0x0001000000100054 500 1 7 0x0000000080ff0011
word 0x0001000000100054 600 1 7 0x0000000000020013
instant 700 1/7 - "behind"
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"unknown","args":{"k":1}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"too many","args":{"k":1}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":300,"name":"a","args":{"k":5}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":400,"name":"a","args":{"k":5}}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":500,"name":"a"}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":600,"name":"a"}
{"type":"instant","id":6,"track":1,"scope":"thread","ts":700,"name":"behind"}
{"type":"warning","code":"bad-arg","count":6,"offset":8,"message":"an arg that cannot be read or of a type that is not known: left out"}
