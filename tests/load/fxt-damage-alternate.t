# Where every second record has size 0, the others are read.
--- input fxt
magic
complete 100 200 1/7 - "a"
complete 300 400 1/7 - "lost" "k":u64=5 size=0
complete 500 600 1/7 - "b"
instant 550 1/7 - "lost" "s":str="x" size=0
complete 700 800 1/7 - "c"
complete 720 730 1/7 - "lost" size=0
switch 0 800 7 1 8
complete 740 750 1/7 - "lost" size=0
string 1 "alone"
complete 760 770 1/7 - "lost" size=0
complete 900 950 1/7 - "d"
complete 960 970 1/7 - "lost" size=0
--- want slice warning
{"type":"slice","id":4,"track":0,"lane":0,"depth":0,"ts":800,"dur":-1,"name":null,"utid":1,"priority":0}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":500,"dur":100,"name":"b"}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":700,"dur":100,"name":"c"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":900,"dur":50,"name":"d"}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":800,"dur":-1,"name":"R"}
{"type":"slice","id":6,"track":5,"lane":0,"depth":0,"ts":800,"dur":-1,"name":"Running","cpu":0}
{"type":"warning","code":"bad-record","count":4,"offset":56,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"no-next-record","count":1,"offset":528,"message":"a record of size 0, behind which no other can be found: what stands before it is kept"}
--- stderr
ttv: input.json: part of it is lost: bad-record 4 times, no-next-record once; `ttv check` says where
