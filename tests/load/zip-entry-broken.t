# The third of three entries of the directory is broken: it tells as little as none, counted once.
--- input printf
PK\003\004\024\000\000\000\000\000\307[|]\3600\216\2006\000\000\0006\000\000\000\006\000\000\000a.json[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7}]PK\003\004\024\000\000\000\000\000\307[|]W\036\024g6\000\000\0006\000\000\000\006\000\000\000b.json[{"name":"b","ph":"X","ts":1,"dur":2,"pid":2,"tid":7}]PK\003\004\024\000\000\000\000\000\307[|]\365\371\262\2146\000\000\0006\000\000\000\006\000\000\000c.json[{"name":"c","ph":"X","ts":1,"dur":2,"pid":3,"tid":7}]PK\001\002\024\003\024\000\000\000\000\000\307[|]\3600\216\2006\000\000\0006\000\000\000\006\000\000\000\000\000\000\000\000\000\000\000\200\001\000\000\000\000a.jsonPK\001\002\024\003\024\000\000\000\000\000\307[|]W\036\024g6\000\000\0006\000\000\000\006\000\000\000\000\000\000\000\000\000\000\000\200\001Z\000\000\000b.jsonXK\001\002\024\003\024\000\000\000\000\000\307[|]\365\371\262\2146\000\000\0006\000\000\000\006\000\000\000\000\000\000\000\000\000\000\000\200\001\264\000\000\000c.jsonPK\005\006\000\000\000\000\003\000\003\000\234\000\000\000\016\001\000\000\000\000
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"b"}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"c"}
{"type":"warning","code":"damaged-archive","count":1,"message":"a member of an archive that is cut, damaged or has holes: what could be read is kept"}
--- stderr
ttv: input.json: part of it is lost: damaged-archive once; `ttv check` says where
