# A comm, an event's name and its text may have bytes that are no UTF-8: counted at each event.
--- input printf
            b\303sh-101   [000] .....     1.000001: e: n=\377
            b\303sh-101   [000] .....     1.000002: e\200: n=1
            \346\227\245-102   [000] .....     1.000003: e: n=1
--- want thread instant warning
{"type":"thread","utid":0,"tid":101,"name":"b�sh"}
{"type":"thread","utid":1,"tid":102,"name":"日"}
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":"�"}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e�","args":{"n":1}}
{"type":"instant","track":1,"scope":"thread","ts":1000003000,"name":"e","args":{"n":1}}
{"type":"warning","code":"invalid-utf8","count":3,"offset":0,"message":"bytes that are not UTF-8: each read as U+FFFD"}
