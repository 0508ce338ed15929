# A comm may have anything in it, and ends at the first -PID behind which the rest of the line has its form.
--- input
       my task 7-30817   [001] ...1.     1.000001: e: n=1
       foo-1 [2]-30674   [001] ...1.     1.000002: e: n=2
          [kthr]-30672   [001] ...1.     1.000003: e: n=3
           -1234-25759   [001] ...1.     1.000004: e: n=4
        (sd-pam)-30675   (  30600) [001] ...1.     1.000005: e: n=5
          a => b-30673   [001] ...1.     1.000006: e: n=6
     x: y: 1.5: -30748   [001] ...1.     1.000007: e: n=7
      => => => -8        [001] ...1.     1.000008: e: n=8
--- want thread warning
{"type":"thread","utid":0,"tid":30817,"name":"my task 7"}
{"type":"thread","utid":1,"tid":30674,"name":"foo-1 [2]"}
{"type":"thread","utid":2,"tid":30672,"name":"[kthr]"}
{"type":"thread","utid":3,"tid":25759,"name":"-1234"}
{"type":"thread","utid":4,"upid":0,"tid":30675,"name":"(sd-pam)"}
{"type":"thread","utid":5,"tid":30673,"name":"a => b"}
{"type":"thread","utid":6,"tid":30748,"name":"x: y: 1.5:"}
{"type":"thread","utid":7,"tid":8,"name":"=> => =>"}
