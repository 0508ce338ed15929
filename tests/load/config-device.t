# A config file is a regular file, so that reading it has an end.
--- input
[]
--- run shot --config=/dev/zero input.json
--- want
--- stderr
ttv: input.json: there is no event in it
ttv: /dev/zero: is no regular file
--- status 2
