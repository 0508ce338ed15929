# Objects whose names or args are longer than they are.
--- input fxt
magic
word 0x000001ff80010027 5
word 0x0000010000020027 6
word 0x0000000000010017
word 0x000001ff80010026 5
process 10 "proc"
--- want process thread warning
{"type":"process","upid":0,"pid":10,"name":"proc"}
{"type":"thread","utid":0,"tid":6}
{"type":"warning","code":"bad-record","count":2,"offset":8,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"bad-arg","count":2,"offset":24,"message":"an arg that cannot be read or of a type that is not known: left out"}
--- stderr
ttv: input.json: part of it is lost: bad-record 2 times; `ttv check` says where
