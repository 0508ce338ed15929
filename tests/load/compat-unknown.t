# A program that ttv cannot imitate.
--- input
[]
--- run info --compat=catapult input.json
--- want
--- stderr
ttv: info: --compat: catapult is none of: trace_processor
--- status 2
