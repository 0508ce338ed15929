# tdur on B, E and b means nothing: the cpu time is that of their tts, also where node writes zeros. That of an X is its tdur.
--- input
[{"name":"lstat","ph":"B","ts":100,"pid":1,"tid":1,"tts":50,"dur":0,"tdur":0},
{"name":"lstat","ph":"E","ts":122,"pid":1,"tid":1,"tts":59,"dur":0,"tdur":0},
{"name":"x","ph":"X","ts":200,"pid":1,"tid":1,"tts":60,"dur":9,"tdur":3},
{"name":"open","ph":"B","ts":300,"pid":1,"tid":1,"tts":70,"tdur":4},
{"name":"op","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1,"tts":5,"tdur":0},
{"name":"op","ph":"e","ts":9,"pid":1,"tid":1,"cat":"c","id":1,"tts":8,"tdur":0}]
--- want slice
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":100000,"dur":22000,"name":"lstat","tts":50000,"tdur":9000}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":200000,"dur":9000,"name":"x","tts":60000,"tdur":3000}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":300000,"dur":-1,"name":"open","tts":70000}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"op","cat":"c","tts":5000,"tdur":3000}
