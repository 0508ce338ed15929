# Two pieces of a span are one, the fuller; what is sent again is counted; a child stands under the half of its own service, else the server's; circles, orphans and children that begin more than a ms early are counted.
--- input
[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000001","kind":"SERVER","timestamp":10,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000001","kind":"SERVER","name":"late name","timestamp":12,"duration":20,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000002","parentId":"0000000000000001","name":"early name","timestamp":13,"duration":5,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000002","parentId":"0000000000000001","name":"other name","timestamp":14,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000003","parentId":"0000000000000001","name":"open","timestamp":20,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000003","parentId":"0000000000000001","name":"open","timestamp":21,"tags":{"error":"1"},"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000004","parentId":"0000000000000002","name":"again","timestamp":15,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000004","parentId":"0000000000000002","name":"again","timestamp":15,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000005","parentId":"0000000000000002","name":"twin","timestamp":16,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000005","parentId":"0000000000000002","name":"twin","timestamp":16,"duration":2,"localEndpoint":{"serviceName":"web"}},
{"traceId":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","id":"0000000000000006","kind":"SERVER","name":"call","timestamp":104,"duration":10,"shared":true,"localEndpoint":{"serviceName":"db"}},
{"traceId":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","id":"0000000000000006","kind":"CLIENT","name":"call","timestamp":100,"duration":20,"localEndpoint":{"serviceName":"web"}},
{"traceId":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","id":"0000000000000007","parentId":"0000000000000006","name":"in db","timestamp":105,"duration":1,"localEndpoint":{"serviceName":"db"}},
{"traceId":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","id":"0000000000000008","parentId":"0000000000000006","name":"in web","timestamp":101,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","id":"0000000000000009","parentId":"0000000000000006","name":"in disk","timestamp":106,"duration":1,"localEndpoint":{"serviceName":"disk"}},
{"traceId":"cccccccccccccccccccccccccccccccc","id":"000000000000000a","parentId":"000000000000000b","name":"circle a","timestamp":200,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"cccccccccccccccccccccccccccccccc","id":"000000000000000b","parentId":"000000000000000a","name":"circle b","timestamp":200,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"dddddddddddddddddddddddddddddddd","id":"000000000000000c","parentId":"00000000000000ff","name":"orphan","timestamp":5000,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"dddddddddddddddddddddddddddddddd","id":"000000000000000d","parentId":"000000000000000c","name":"1 ms before","timestamp":4000,"duration":1,"localEndpoint":{"serviceName":"web"}},
{"traceId":"dddddddddddddddddddddddddddddddd","id":"000000000000000e","parentId":"000000000000000c","name":"more","timestamp":3999,"duration":1,"localEndpoint":{"serviceName":"web"}}]
--- want slice flow warning
{"type":"slice","id":14,"track":1,"lane":0,"depth":0,"ts":4000000,"dur":1000,"name":"1 ms before","args":{"trace_id":"dddddddddddddddddddddddddddddddd","span_id":"000000000000000d","parent_id":"000000000000000c"}}
{"type":"slice","id":6,"track":2,"lane":0,"depth":0,"ts":100000,"dur":20000,"name":"call","cat":"client","args":{"trace_id":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","span_id":"0000000000000006"}}
{"type":"slice","id":7,"track":2,"lane":0,"depth":1,"ts":101000,"dur":1000,"name":"in web","parent":6,"args":{"trace_id":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","span_id":"0000000000000008","parent_id":"0000000000000006"}}
{"type":"slice","id":11,"track":3,"lane":0,"depth":0,"ts":200000,"dur":1000,"name":"circle a","args":{"trace_id":"cccccccccccccccccccccccccccccccc","span_id":"000000000000000a","parent_id":"000000000000000b"}}
{"type":"slice","id":12,"track":4,"lane":0,"depth":0,"ts":200000,"dur":1000,"name":"circle b","args":{"trace_id":"cccccccccccccccccccccccccccccccc","span_id":"000000000000000b","parent_id":"000000000000000a"}}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":12000,"dur":20000,"name":"late name","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":1,"ts":13000,"dur":5000,"name":"early name","parent":0,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001"}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":2,"ts":15000,"dur":1000,"name":"again","parent":1,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000004","parent_id":"0000000000000002"}}
{"type":"slice","id":4,"track":5,"lane":0,"depth":2,"ts":16000,"dur":1000,"name":"twin","parent":1,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000005","parent_id":"0000000000000002"}}
{"type":"slice","id":13,"track":6,"lane":0,"depth":0,"ts":3999000,"dur":1000,"name":"more","args":{"trace_id":"dddddddddddddddddddddddddddddddd","span_id":"000000000000000e","parent_id":"000000000000000c"}}
{"type":"slice","id":5,"track":7,"lane":0,"depth":0,"ts":20000,"dur":-1,"name":"open","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","parent_id":"0000000000000001"}}
{"type":"slice","id":15,"track":8,"lane":0,"depth":0,"ts":5000000,"dur":1000,"name":"orphan","args":{"trace_id":"dddddddddddddddddddddddddddddddd","span_id":"000000000000000c","parent_id":"00000000000000ff"}}
{"type":"slice","id":3,"track":9,"lane":0,"depth":0,"ts":16000,"dur":2000,"name":"twin","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000005","parent_id":"0000000000000002"}}
{"type":"slice","id":8,"track":11,"lane":0,"depth":0,"ts":104000,"dur":10000,"name":"call","cat":"server","args":{"trace_id":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","span_id":"0000000000000006"}}
{"type":"slice","id":9,"track":11,"lane":0,"depth":1,"ts":105000,"dur":1000,"name":"in db","parent":8,"args":{"trace_id":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","span_id":"0000000000000007","parent_id":"0000000000000006"}}
{"type":"slice","id":10,"track":13,"lane":0,"depth":0,"ts":106000,"dur":1000,"name":"in disk","args":{"trace_id":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","span_id":"0000000000000009","parent_id":"0000000000000006"}}
{"type":"flow","from":1,"to":3,"from_ts":16000,"to_ts":16000,"name":"parent","cat":"parent"}
{"type":"flow","from":0,"to":5,"from_ts":20000,"to_ts":20000,"name":"parent","cat":"parent"}
{"type":"flow","from":6,"to":8,"from_ts":104000,"to_ts":104000,"name":"parent","cat":"parent"}
{"type":"flow","from":8,"to":10,"from_ts":106000,"to_ts":106000,"name":"parent","cat":"parent"}
{"type":"flow","from":15,"to":13,"from_ts":5000000,"to_ts":3999000,"name":"parent","cat":"parent"}
{"type":"flow","from":15,"to":14,"from_ts":5000000,"to_ts":4000000,"name":"parent","cat":"parent"}
{"type":"warning","code":"orphan-parent","count":1,"offset":3050,"message":"a span whose parent is not in the file: shown as a root"}
{"type":"warning","code":"parent-circle","count":1,"offset":2676,"message":"spans that are their own ancestors: shown as roots"}
{"type":"warning","code":"duplicate-span","count":2,"offset":1221,"message":"a span that came before: dropped where nothing in it differs"}
{"type":"warning","code":"child-before-parent","count":1,"offset":3427,"message":"a span that begins more than 1 ms before its parent: shown at its time"}
