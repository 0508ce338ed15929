# Nothing but zeros behind the records: one warning.
--- input fxt
magic
complete 100 200 1/7 - "a"
zero 1000
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"no-next-record","count":1,"offset":56,"message":"a record of size 0, behind which no other can be found: what stands before it is kept"}
--- stderr
ttv: input.json: part of it is lost: no-next-record once; `ttv check` says where
