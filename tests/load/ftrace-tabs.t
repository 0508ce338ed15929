# A tab and a carriage return before the first line of an event are text.
--- input printf
# a\tb\r\n          <...>-7     [000] ...1 1.000001: e: n=1\n
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
