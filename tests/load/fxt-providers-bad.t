# Records that were lost, events of a provider and metadata that are not known, a name longer than its record.
--- input fxt
magic
provider 1 "p"
lost 1
lost 1 3
word 0x0000000000090010
info 5
word 0x0ff0000000110010
instant 100 1/7 - "a"
--- want instant warning metadata
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a"}
{"type":"metadata","name":"provider","value":{"id":1,"name":"p"}}
{"type":"warning","code":"bad-record","count":1,"offset":56,"message":"a record that cannot be read: that record is lost, the next is read"}
{"type":"warning","code":"unknown-record","count":2,"offset":32,"message":"a record of a type that is not known: passed over"}
{"type":"warning","code":"lost-records","count":1,"offset":24,"message":"records that were lost while tracing, as a buffer was full: they are missing"}
--- stderr
ttv: input.json: part of it is lost: bad-record once, lost-records once; `ttv check` says where
