# Labels are args; one that comes again is a list.
--- input printf
\012\004\010\001\020\002\012\004\010\003\020\004\032\022\010\001\020\200\200\200\002\030\200\200\300\002 \000(\0050\006*\010\010\001\020\007 \010(\012*\010\010\002\020\011 \010(\030*\010\010\003\020\012 \010(\037"\017\010\001\020\001\030\200\240\200\002"\004\010\001\020\014"\025\010\002\020\001\030\200\300\200\002"\004\010\003\020 "\004\010\002\020\033\022+\012\001\001\022\002\001\012\032\004\010\013\020\014\032\004\010\015\020\016\032\007\010\017\030\200@ \017\032\015\010\020\030\375\377\377\377\377\377\377\377\377\001\022\023\012\001\001\022\002\001\012\032\004\010\021\020\022\032\004\010\021\020\0232\0002\007samples2\005count2\003cpu2\013nanoseconds2\012/opt/app/g2\003b1d2\011main.main2\014/src/main.go2\011main.hash2\011main.step2\006worker2\001a2\004path2\006/a;b c2\005bytes2\001n2\001k2\001x2\001y
--- want track sample metadata warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"samples"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"count"}
{"type":"track","track":3,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"cpu"}
{"type":"track","track":4,"kind":"sample","parent":3,"upid":0,"utid":1,"name":null,"unit":"nanoseconds"}
{"type":"sample","track":2,"ts":0,"name":"samples","weight":1,"stack":["main.main"],"frames":[{"file":"/src/main.go","line":12,"module":"/opt/app/g","address":"0x401000"}],"args":{"worker":"a","path":"/a;b c","bytes (bytes)":8192,"n":-3}}
{"type":"sample","track":2,"ts":1,"name":"samples","weight":1,"stack":["main.main"],"frames":[{"file":"/src/main.go","line":12,"module":"/opt/app/g","address":"0x401000"}],"args":{"k":["x","y"]}}
{"type":"sample","track":4,"ts":0,"name":"cpu","weight":10,"stack":["main.main"],"frames":[{"file":"/src/main.go","line":12,"module":"/opt/app/g","address":"0x401000"}],"args":{"worker":"a","path":"/a;b c","bytes (bytes)":8192,"n":-3}}
{"type":"sample","track":4,"ts":10,"name":"cpu","weight":10,"stack":["main.main"],"frames":[{"file":"/src/main.go","line":12,"module":"/opt/app/g","address":"0x401000"}],"args":{"k":["x","y"]}}
