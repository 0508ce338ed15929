# Blobs, profiler and large records are counted and passed over by their sizes.
--- input fxt
magic
string 1 "name"
blob "data" 1 "some bytes of any kind"
blob @1 2 ""
word 0x000000000001002a 5
large 4098
complete 100 200 1/7 - "a"
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"not-read-yet","count":4,"offset":24,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
