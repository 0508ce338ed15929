# An end closes the innermost begin; slices in any order; a begin without end is nothing to warn of.
--- input fxt
magic
begin 100 1/7 "cat" "outer"
begin 110 1/7 "cat" "inner" "k":i32=1
end 120 1/7 "other" "wrong" "r":i32=2
end 200 1/7 "cat" "outer"
complete 150 180 1/7 "cat" "x"
begin 300 1/7 - "open"
end 50 1/8 - "stray"
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"outer","cat":"cat"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"open"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":110,"dur":10,"name":"inner","cat":"cat","parent":0,"args":{"k":1,"r":2}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":150,"dur":30,"name":"x","cat":"cat","parent":0}
{"type":"warning","code":"stray-end","count":1,"offset":328,"message":"an end that no open begin matches: ignored"}
