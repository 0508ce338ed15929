# The log of a build that did nothing is an empty trace.
--- input
# ninja log v5
--- want slice warning
--- stderr
ttv: input.json: there is no event in it
--- status 3
