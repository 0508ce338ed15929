# Spans of OpenTelemetry beside a trace of Chromium that says when its clock began:
# paint is at 1544712660 s and 5100 us of the day, 5.1 ms into the request.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}}]},"scopeSpans":[{"spans":[{"traceId":"5b8efff798038103d269b633813fc60c","spanId":"eee19b7ec3c1b174","name":"GET /buy","kind":2,"startTimeUnixNano":"1544712660000000000","endTimeUnixNano":"1544712661000000000"}]}]}]}
--- file b.json
{"traceEvents":[{"name":"paint","ph":"X","ts":5100,"dur":10,"pid":1,"tid":1}],"beginningOfTime":1544712660000000}
--- run export input.json b.json
--- want trace slice warning
{"type":"trace","format":"otlp-json","start":1544712660000000000,"end":1544712661000000000,"events":2,"files":[{"path":"input.json","format":"otlp-json","shift":0},{"path":"b.json","format":"chrome-json","shift":1544712660000000000,"align":"time of day"}]}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1544712660000000000,"dur":1000000000,"name":"GET /buy","cat":"server","args":{"trace_id":"5b8efff798038103d269b633813fc60c","span_id":"eee19b7ec3c1b174"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1544712660005100000,"dur":10000,"name":"paint"}
