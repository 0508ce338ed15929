# Two offsets for one file are an error.
--- input
[]
--- run export --offset=1=1ms --offset=input.json=2ms input.json
--- want
--- stderr
ttv: --offset=input.json=2ms: that file has an offset already
--- status 2
