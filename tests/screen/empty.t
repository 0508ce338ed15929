A trace without events: the frame is there and says so.
size: 80x24
--- trace
{"traceEvents":[]}
--- text
--- style
