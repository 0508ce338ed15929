# Strings and threads by their tables, inline, empty; entries given anew.
--- input fxt
magic
string 1 "one"
string 2 "a string of more than a word"
string 32767 "last"
thread 1 10 11
thread 255 20 21
begin 100 @1 @1 @2 @32767:str=@1 "in":str="line"
end 110 @1 - -
string 1 "two"
thread 1 30 31
begin 200 @1 @1 "inline"
end 210 @1 @1 "x"
instant 300 @255 - -
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":10,"name":"a string of more than a word","cat":"one","args":{"last":"one","in":"line"}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":0,"ts":200,"dur":10,"name":"inline","cat":"two"}
{"type":"instant","id":2,"track":3,"scope":"thread","ts":300,"name":null}
