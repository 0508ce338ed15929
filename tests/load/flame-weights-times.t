# Times beside bytes: w comes back to the times, behind the slices and samples.
--- input
{"meta":{"version":27,"preprocessedProfileVersion":48,"startTime":0,"interval":1,"product":"x","categories":[{"name":"Other"}]},
"libs":[],
"threads":[{"name":"worker","processName":"job","pid":"12","tid":34,
"samples":{"length":2,"stack":[1,0],"time":[1,2]},
"markers":{"length":2,"name":[3,3],"startTime":[1,3],"endTime":[2,4],"phase":[1,1],"category":[0,0],"data":[null,null]},
"jsAllocations":{"length":2,"time":[2,3],"weight":[64,8],"weightType":"bytes","stack":[1,0]},
"stackTable":{"length":2,"prefix":[null,0],"frame":[0,1]},
"frameTable":{"length":2,"func":[0,1],"line":[null,12],"category":[0,0]},
"funcTable":{"length":2,"name":[0,1],"resource":[-1,-1],"fileName":[null,4]},
"resourceTable":{"length":0,"lib":[],"name":[]},
"stringArray":["main","read","0x20","Mark","io.c"]}]}
--- run shot --size=80x6 --keys=Fwwwwwww input.json
--- want
 VIEW 3 ms  [Flame]  Tree  Names   by sampled time                    2 samples
▶all███████████████████████████████████████████████████████████████████████2 ms█
▏main──────────────────────────────────────────────────────────────────────2 ms─
▏read──────────────────────────────1 ms─

 job [12] / worker [34] / samples                                      line 3/7
