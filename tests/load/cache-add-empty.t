# cache add of an empty file says that it is empty.
--- input
--- run cache add input.json
--- want
--- stderr
ttv: input.json: an empty file has no index
--- status 2
