# cache add --no-cache is refused with the reason.
--- input
[]
--- run cache add --no-cache input.json
--- want
--- stderr
ttv: cache: add does not go with --no-cache
--- status 2
