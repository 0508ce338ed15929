# Escapes are decoded; \u pairs are one character.
--- input
[{"name":"a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a\"\\/\b\f\n\r\té😀"}
