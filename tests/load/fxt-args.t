# Args of every type.
--- input fxt
magic
string 5 "five"
instant 100 1/7 - "a" "n":null "i32":i32=-5 "u32":u32=4294967295 "i64":i64=-9223372036854775808 "u64":u64=18446744073709551615 "f64":f64=-0.125 "nan":f64=nan "s":str="inline text" "t":str=@5 "e":str=- "p":ptr=0xdeadbeef "k":koid=12345678901 "yes":bool=1 "no":bool=0 "blob":blob="ab\u00ff"
instant 200 1/7 - "b" "k":i32=1 "k":i32=2 -:i32=3
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"n":null,"i32":-5,"u32":4294967295,"i64":-9223372036854775808,"u64":18446744073709551615,"f64":-0.125,"nan":null,"s":"inline text","t":"five","e":"","p":"0xdeadbeef","k":12345678901,"yes":true,"no":false,"blob":"6162c3bf"}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"b","args":{"k":2,"":3}}
