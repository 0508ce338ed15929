# A blob that is cut is said, and what is no trace.
--- input fxt
magic
complete 100 200 1/7 - "a"
word 0x0003006400000025 0
blob "perfetto-bundle" 3 "no trace"
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"unreadable-part","count":1,"offset":56,"message":"a text inside the file that is no trace that is known: passed over"}
{"type":"warning","code":"bad-record","count":1,"offset":56,"message":"a record that cannot be read: that record is lost, the next is read"}
--- stderr
ttv: input.json: part of it is lost: bad-record once; `ttv check` says where
