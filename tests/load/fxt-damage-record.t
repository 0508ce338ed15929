# A record whose inside is longer than its size costs itself.
--- input fxt
magic
word 0xffff000000000054 100 1 7 0x61
word 0x0000000000000014
word 0x0000000001000034 1 2
complete 300 400 1/7 - "b"
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":300,"dur":100,"name":"b"}
{"type":"warning","code":"bad-record","count":2,"offset":8,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"unknown-thread","count":1,"offset":56,"message":"a reference to a thread that is not in the table: the event is dropped"}
--- stderr
ttv: input.json: part of it is lost: bad-record 2 times; `ttv check` says where
