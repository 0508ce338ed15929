# A counter whose size is too large does not take the records behind it along.
--- input fxt
magic
counter 100 0 1/7 - "mem" "used":i64=5 size=15
complete 300 400 1/7 - "b"
complete 500 600 1/7 - "c"
--- want slice counter warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":300,"dur":100,"name":"b"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":500,"dur":100,"name":"c"}
{"type":"warning","code":"bad-record","count":1,"offset":8,"message":"a record that cannot be read: that record is lost, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-record once; `ttv check` says where
