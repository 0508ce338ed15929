# Only a whole number that the thread has a string of stands for one; the fields are those of the marker's schema.
--- input
{"meta":{"version":27,"preprocessedProfileVersion":48,"startTime":0,"interval":1,"product":"x","categories":[{"name":"Other"}],
"markerSchema":[{"name":"Url","fields":[{"key":"a","format":"unique-string"},{"key":"b","format":"unique-string"},{"key":"c","format":"unique-string"},{"key":"d","format":"unique-string"},{"key":"e","format":"unique-string"}]}]},
"threads":[{"name":"t","pid":1,"tid":2,"samples":{"length":0,"stack":[],"time":[]},
"markers":{"length":1,"name":[0],"startTime":[1],"endTime":[2],"phase":[1],"category":[0],"data":[
{"type":"Url","a":1,"b":0.5,"c":-1,"d":2,"e":"1","f":1}]},
"stackTable":{"length":0,"prefix":[],"frame":[]},"frameTable":{"length":0,"func":[]},"funcTable":{"length":0,"name":[]},"resourceTable":{"length":0},
"stringArray":["Mark","one"]}]}
--- want slice
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000000,"dur":1000000,"name":"Mark","cat":"Other","args":{"type":"Url","a":"one","b":0.5,"c":-1,"d":2,"e":"1","f":1}}
