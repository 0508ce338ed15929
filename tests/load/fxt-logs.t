# Lines of a log are instants of their threads, named by their texts.
--- input fxt
magic
thread 1 1 7
log 100 @1 "hello there"
log 200 1/8 "12345678"
log 300 @1 ""
log 400 @2 "of no thread"
word 0x0000000001000049 500 1 7
word 0x0000000100090039 600 0x3131313131313131
log 700 @1 "1"
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"hello there"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":300,"name":null}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":700,"name":"1"}
{"type":"instant","id":1,"track":2,"scope":"thread","ts":200,"name":"12345678"}
{"type":"warning","code":"bad-record","count":2,"offset":152,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"unknown-thread","count":1,"offset":120,"message":"a reference to a thread that is not in the table: the event is dropped"}
--- stderr
ttv: input.json: part of it is lost: bad-record 2 times; `ttv check` says where
