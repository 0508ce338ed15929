# Records and events of types that are not known.
--- input fxt
magic
word 0x000000000000003b 1 2
instant 100 1/7 - "x" type=12
word 0x3000000000000028 1
complete 300 400 1/7 - "b"
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":300,"dur":100,"name":"b"}
{"type":"warning","code":"unknown-record","count":2,"offset":8,"message":"a record of a type that is not known: passed over"}
{"type":"warning","code":"unknown-event","count":1,"offset":32,"message":"an event of a type that is not known: passed over"}
