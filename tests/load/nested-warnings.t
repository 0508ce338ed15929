# Damage in a text is counted at its own offsets, behind those of the file.
--- input
{"systemTraceEvents":"# tracer: nop\n sh-1 [000] ...1 1.000001: e: n=1\nbad line\n","traceEvents":[]}
--- run check input.json
--- want
input.json: 1 event, 1 to report
  bad-line, once
      a line that cannot be read: passed over
      byte 150, line 3
