# A session that is not there has no trace to open.
--- input
[]
--- run view --session=none.session
--- want
--- stderr
ttv: none.session: there is no such session; name the trace to begin one
--- status 2
