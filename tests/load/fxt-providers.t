# A provider has tables and ticks of its own; a section or its info says whose records follow.
--- input fxt
magic
string 1 "zero"
provider 1 "first"
init 1000000000
string 1 "one"
thread 1 1 7
provider 4294967295 "second"
init 1000000
string 1 "two"
thread 1 2 8
instant 5 @1 - @1 "k":str=@1
section 1
instant 6000 @1 - @1 "k":str=@1
section 4294967295
instant 7 @1 - @1 "k":str=@1
section 0
instant 8 1/7 - @1 "k":str=@1
--- want slice instant metadata warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":8,"name":"zero","args":{"k":"zero"}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":6000,"name":"one","args":{"k":"one"}}
{"type":"instant","id":1,"track":3,"scope":"thread","ts":5000,"name":"two","args":{"k":"two"}}
{"type":"instant","id":3,"track":3,"scope":"thread","ts":7000,"name":"two","args":{"k":"two"}}
{"type":"metadata","name":"provider","value":{"id":1,"name":"first"}}
{"type":"metadata","name":"provider","value":{"id":4294967295,"name":"second"}}
