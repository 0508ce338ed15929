# A file that ends within a record, or a word.
--- input fxt
magic
complete 100 200 1/7 - "a"
complete 300 400 1/7 - "lost in the cut"
cut 11
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"truncated","count":1,"offset":56,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
