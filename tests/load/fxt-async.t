# Async events of an id are one tree, whatever thread, process and category.
--- input fxt
magic
async-begin 100 0xffffffffffffffff 1/7 "c" "op" "k":i32=1
async-begin 110 0xffffffffffffffff 1/8 "c" "sub"
async-instant 120 0xffffffffffffffff 1/7 "c" "mark"
async-end 130 0xffffffffffffffff 1/7 "c" "sub"
async-end 150 0xffffffffffffffff 2/9 "d" "op" "r":i32=2
async-end 160 7 2/9 "d" "stray"
--- want slice track warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"op"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":50,"name":"op","cat":"c","args":{"k":1,"r":2}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":110,"dur":20,"name":"sub","cat":"c","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":120,"dur":0,"name":"mark","cat":"c","parent":1}
{"type":"warning","code":"stray-end","count":1,"offset":320,"message":"an end that no open begin matches: ignored"}
