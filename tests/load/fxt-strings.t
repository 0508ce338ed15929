# Strings that are not UTF-8, and of a whole word.
--- input fxt
magic
string 1 "12345678"
string 2 ""
word 0x0000000300030022 0x61ff62
instant 100 1/7 @1 "ünïcode"
instant 200 1/7 @2 ""
instant 300 1/7 - @3 @3:str=@3
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"ünïcode","cat":"12345678"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":null}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":300,"name":"b�a","args":{"b�a":"b�a"}}
{"type":"warning","code":"invalid-utf8","count":1,"offset":32,"message":"bytes that are not UTF-8: each read as U+FFFD"}
