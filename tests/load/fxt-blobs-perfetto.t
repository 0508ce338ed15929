# A trace in blobs is read as one; a blob that is cut and one that has no trace are said.
--- input fxt
magic
blob "perfetto-bundle" 3 "[{\"name\":\"in\",\"ph\":\"X\",\"ts\":1,\"dur\":2,"
complete 100 200 1/7 - "a"
blob "perfetto-bundle" 3 "\"pid\":1,\"tid\":2}]"
blob "perfetto-bundle" 4 "not this one"
--- want slice warning
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"in"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a"}
{"type":"warning","code":"not-read-yet","count":1,"offset":168,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
