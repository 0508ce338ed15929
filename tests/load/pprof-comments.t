# Comments of a profile, packed: a row a number; one beyond the table and one that is cut are counted, a number 0 is nothing.
--- input printf
\012\004\010\010\020\011\012\004\010\001\020\002\022\012\012\001\001\022\005\003\200\207\247\016\022\006\010\001\020\001\020\005"\010\010\001"\004\010\001\020\014*\004\010\001\020\0032\0002\003cpu2\013nanoseconds2\001f2\006drop.*2\006keep.*2\011a comment2\015https://x/doc2\007samples2\005count2\004wall8\004@\005H\225\232\227\354\343\237\347\313\027P\200\362\213\250\011Z\004\010\001\020\002`\200\255\342\004j\007\006\003\000\000\007\177\377p\001x\007@\013P\000
--- want metadata warning
{"type":"metadata","name":"drop_frames","value":"drop.*"}
{"type":"metadata","name":"keep_frames","value":"keep.*"}
{"type":"metadata","name":"time_nanos","value":1700000000123456789}
{"type":"metadata","name":"duration_nanos","value":2500000000}
{"type":"metadata","name":"period_type","value":"cpu nanoseconds"}
{"type":"metadata","name":"period","value":10000000}
{"type":"metadata","name":"comment","value":"a comment"}
{"type":"metadata","name":"comment","value":"f"}
{"type":"metadata","name":"comment","value":"https://x/doc"}
{"type":"metadata","name":"default_sample_type","value":"cpu"}
{"type":"metadata","name":"doc_url","value":"https://x/doc"}
{"type":"warning","code":"bad-stack","count":3,"offset":173,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
