# export -f parquet: a file without an event is status 3, though a query may ask it.
--- input
{"traceEvents":[]}
--- run export -f parquet -o out/ input.json
--- want
--- stderr
ttv: input.json: there is no event in it
--- status 3
