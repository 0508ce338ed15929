# Where a size says nothing, reading goes on at the next records that are sound.
--- input fxt
magic
complete 100 200 1/7 - "before"
word 0x0000000000000004 1 2 3
complete 300 400 1/7 "cat" "first behind" "k":i32=1
string 1 "a string"
complete 500 600 1/7 - @1
complete 700 800 1/7 - "x" size=900
complete 900 950 1/7 - "behind a size"
zero 40
complete 1000 1100 1/7 - "behind zeros"
complete 1200 1300 1/7 - "the last"
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"before"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":300,"dur":100,"name":"first behind","cat":"cat","args":{"k":1}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":500,"dur":100,"name":"a string"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":900,"dur":50,"name":"behind a size"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":1000,"dur":100,"name":"behind zeros"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":1200,"dur":100,"name":"the last"}
{"type":"warning","code":"bad-record","count":3,"offset":56,"message":"a record that cannot be read: that record is lost, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-record 3 times; `ttv check` says where
