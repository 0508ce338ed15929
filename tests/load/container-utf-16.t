# UTF-16 with its mark.
--- input printf
\377\376[\000{\000"\000p\000h\000"\000:\000"\000i\000"\000,\000"\000t\000s\000"\000:\0001\000}\000]\000
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1000,"name":null}
{"type":"warning","code":"utf-16","count":1,"offset":0,"message":"the file is UTF-16: converted to UTF-8"}
