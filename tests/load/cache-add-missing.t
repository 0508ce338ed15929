# cache add of a file that is not there says that.
--- input
[]
--- run cache add input.json nothere.json
--- want
--- stderr
ttv: nothere.json: No such file or directory
--- status 2
