# Any other text is a note: an instant that it names.
--- input
             app-101   (    100) [000] ...1.     1.000001: tracing_mark_write: hello world
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: Begin: step=2
             app-101   (    100) [000] ...1.     1.000003: tracing_mark_write: B|no number|x
             app-101   (    100) [000] ...1.     1.000004: tracing_mark_write: X|100|x
             app-101   (    100) [000] ...1.     1.000005: tracing_mark_write: B|100
             app-101   (    100) [000] ...1.     1.000006: tracing_mark_write: B
             app-101   (    100) [000] ...1.     1.000007: tracing_mark_write: |
             app-101   (    100) [000] ...1.     1.000008: tracing_mark_write: B|-5|x
--- want slice instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1000001000,"name":"hello world"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1000002000,"name":"Begin: step=2"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1000003000,"name":"B|no number|x"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":1000004000,"name":"X|100|x"}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":1000005000,"name":"B|100"}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":1000006000,"name":"B"}
{"type":"instant","id":6,"track":1,"scope":"thread","ts":1000007000,"name":"|"}
{"type":"instant","id":7,"track":1,"scope":"thread","ts":1000008000,"name":"B|-5|x"}
