# Numbers in args keep every digit.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"args":{"big":123456789012345678901234567890,"small":1e-7,"nan":NaN,"inf":-Infinity}}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a","args":{"big":123456789012345678901234567890,"small":1e-7,"nan":null,"inf":null}}
