# The lines of a location are entries, all but the last inlined.
--- input printf
\012\004\010\001\020\002\032\020\010\001\020\200\200\200\002\030\200\200\300\002 \000(\003*\012\010\002\020\004\030\005 \006(\030*\010\010\003\020\007 \010(\037"\027\010\002\020\001\030\200\300\200\002"\006\010\003\020 \030\005"\004\010\002\020\033\022\006\012\001\002\022\001\0362\0002\003cpu2\013nanoseconds2\012/opt/app/g2\011main.hash2\014main.hash\302\267f2\014/src/main.go2\011main.step2\014/src/step.go
--- want track sample metadata warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"cpu"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"nanoseconds"}
{"type":"sample","track":2,"ts":0,"name":"cpu","weight":30,"stack":["main.hash","main.step"],"frames":[{"file":"/src/main.go","line":27,"module":"/opt/app/g","address":"0x402000","system_name":"main.hash·f"},{"file":"/src/step.go","line":32,"column":5,"module":"/opt/app/g","address":"0x402000","inlined":true}]}
