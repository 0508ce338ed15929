# Values that are no numbers; no values.
--- input fxt
magic
counter 100 0 1/7 - "c" "s":str="x" "v":i32=1 "p":ptr=5 "n":f64=inf "x":13=
counter 200 0 1/7 - "c"
--- want counter warning
{"type":"counter","track":1,"ts":100,"series":"v","value":1}
{"type":"warning","code":"bad-arg","count":1,"offset":8,"message":"an arg that cannot be read or of a type that is not known: left out"}
{"type":"warning","code":"counter-value","count":3,"offset":8,"message":"a counter value that is no number: that value is skipped"}
{"type":"warning","code":"counter-without-args","count":1,"offset":160,"message":"a counter event without values: makes no sample"}
