# tts and tdur, of X and of B and E.
--- input
[{"name":"x","ph":"X","ts":0,"dur":9,"tts":100,"tdur":2.5,"tid":1},
{"name":"b","ph":"B","ts":20,"tts":200,"tid":1},{"ph":"E","ts":30,"tts":204,"tid":1}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"x","tts":100000,"tdur":2500}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"b","tts":200000,"tdur":4000}
