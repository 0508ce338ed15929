# A zip without its directory is read by the headers of its members, and is damaged: nobody knows which it had.
--- input printf
PK\003\004\024\000\000\000\000\000\000\000\000\000\000\000\000\000\006\000\000\000\006\000\000\000\006\000\000\000READMEhello\nPK\003\004\024\000\000\000\000\000\000\000\000\000\000\000\000\0006\000\000\0006\000\000\000\014\000\000\000d/trace.json[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7}]PK\003\004\024\000\000\000\000\000\000\000\000\000\000\000\000\000\033\000\000\000\033\000\000\000\011\000\000\000build.log# ninja log v5\n0\01110\0111\011a\011aa\nPK\003\004\024\000\001\000\000\000\000\000\000\000\000\000\000\0006\000\000\0006\000\000\000\013\000\000\000secret.json[{"name":"b","ph":"X","ts":1,"dur":2,"pid":2,"tid":8}]PK\003\004\024\000\000\000\000\000\000\000\000\000\000\000\000\0006\000\000\0006\000\000\000\006\000\000\000b.json[{"name":"b","ph":"X","ts":1,"dur":2,"pid":2,"tid":8}]PK\003\004\024\000\000\000\000\000\000\000
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000000,"name":"a","args":{"outputs":["a"],"mtime":1,"hash":"aa"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"b"}
{"type":"warning","code":"unreadable-member","count":2,"message":"a member of an archive that is no trace that is known: passed over"}
{"type":"warning","code":"damaged-archive","count":1,"message":"a member of an archive that is cut, damaged or has holes: what could be read is kept"}
--- stderr
ttv: input.json: part of it is lost: damaged-archive once; `ttv check` says where
