# <...> is a comm that the kernel has forgotten: no name, whichever stands first; <idle> is swapper.
--- input
           <...>-101     [001] .....     1.000001: e: n=1
          <idle>-0       [001] .....     1.000002: e: n=2
             vim-103     [001] .....     1.000003: e: n=3
           <...>-103     [001] .....     1.000004: e: n=4
--- want thread warning
{"type":"thread","utid":0,"tid":101}
{"type":"thread","utid":1,"tid":0,"name":"swapper"}
{"type":"thread","utid":2,"tid":103,"name":"vim"}
