Names with control characters, of two columns, and far too long.
size: 90x22
--- trace
[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"\u001b[31mred\u0007"}},
{"ph":"X","name":"\u001b]0;title\u0007evil\nname","pid":1,"tid":1,"ts":0,"dur":50,"args":{"k\u009b1m":"\u202eabc\u001b[2J"}},
{"ph":"X","name":"日本語の名前","pid":1,"tid":1,"ts":60,"dur":50},
{"ph":"X","name":"x́ё́ combining","pid":1,"tid":1,"ts":120,"dur":30},
{"ph":"X","name":"longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong","pid":1,"tid":2,"ts":0,"dur":150}
]
--- text
--- style
