A jump to a row without a line brings it back.
size: 120x36
trace: traces/clang14-time-trace.json.gz
keys: 30o
--- text
 ttv  clang14-time-trace.json.gz   8,485 events   20.424 s                  view -0.7 s .. 21.0 s   21.7 s   226 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│6.3 s                 ┤───┬0 s──────────────────┬5 s──────────────────┬10 s─────────────────┬15 s─────────────────┬20 s
  ▼ clang++ [1156]     │   ▏Frontend──16.6 s────────────────────────────────────────────────────────▏▓▏Backend───────
                       │   ───▓▏Source multi_inde…▏──▏Source qi.hpp──9.84 s─────────────────────▏Pe…▓▓▏Optimizer▏Cod…
                       │   ▓▓▓▓▓▓▏So…▏─▏──▏Sour…▓▓───▏Source qi.hpp──9.84 s─────────────────────▓▓▓▓▓▓▓▏Module…▓▏Opt…
                       │   ▓▓▓▓░░▏So…▏─▓▓▓▏Sour…░ ▓▓▓▏Source action.hpp──6.97 s─────▏─▓▓▓───▏─▓▓▓▓▓▓▓·░▏Module…▒▒▓▓▓▓▒
                       │   ▓▓▓▓░·───▓──▓▓▓▓───▓▓░ ▓▓▓▏Source action.hpp──6.97 s─────▓▓▓▓▓───▏─▓▓▓▓▓▓▓·░▓▓▓▓▓▓▓░░░░░░░░
                       │   ▓▓░░░ ───▓──▓▓▓▓▓──▓▓░ ▓▓▓▏Source meta_compiler.hpp─────▓▓▓▓░▓▓▓▓──▓▓▓▓▓▓▓  ░▓▓▓▓▓░░   ···
                       │   ▒▒▒▒▒ ▒▓▒▒▓▓▒▒▓▒▒▒▓▒▓░ ·▓ ▏Source meta_comp…▏Source dom…▓▓▓▓▒▒▓▓▒──▒▒▒▒▓▒▒  ▒▒▒▒░▓░░
                       │   ▒··▒· ▒▓▒▒▓▒▒▒▓▒▒ ▒·▓· ·  ▏Source make_comp…▏Sour…▏─▏So…▓░▓░▒▒▒▒▒──▒▒▒▒▒▒▒  ·▒▒▒░░░░
                       │   ···░· ░▓▓▓▓░░░▓░·   ▓·    ▏Source───▏Source─▏So…▓▓▓▓──▓▓▓·░·▒▒▒▒▒▒▓▒▒▒▒▒▒▒    · ···
                       │   ····· ░▓░▓▓░ ░▓░·   ▓·    ▏Source───▓▓───▏─▓▓───▓▓▓▓──▓▓▓ ··░░▓░░░▓░░·░▓░░       ··
                       │    · ·  ░▓·░▓░ ░▓··   ░     ▏Source───▓▓───▓▒▒▒▒▓▒▒▒·▒──▓▒▒ ····░░░░░···░▓░░
                       │         ·▓··▓░ ░▓··   ░     ▏Source──▓▓▓▓──▓▒▒▒▒▓▒▒▒·▒▒▓▒▒▒  ·   ░░░ ···░▓░░
                       │          ░ ··· ··     ·    ░▏Source──░▓▓▓──▓▓░▓░ ░·▓·░░ ░▓░  ·   ░░  · ·░░░░
                       │          · ··· ··          ▒▏So…   ▒▓▒▒▒▒··▓░░░░ ░ ▓ ░░ ░▓░      ░░  · ·░░░░
                       │            ··· ··          ░▏So…   ▓▓░░░░   ░ ░· · ▓ ░░ ░░░      ·░  · ··░░░
                       │                ·            ──░·   ░▓░░░░   · ░    ▓ ░░ ·░░       ░  · ··░░░
                       │                             ▓▓░    ·▓░·░      ░    ▓ ░░  ░░       ░  · ··░░·
                       │                             ░▓░    ·░· ·      ░    ▓ ░░  ░░       ░    ··░░·
>              +46 rows│                              ▶·     ▒  ·      ·    ▓ ░░  ░·       ░    · ·░·
    thread 1157        │   ▏Total ExecuteCompiler──20.4 s────────────────────────────────────────────────────────────
    thread 1158        │   ▏Total Frontend──16.8 s───────────────────────────────────────────────────
    thread 1159        │   ▏Total Source──15.6 s────────────────────────────────────────────────
    thread 1160        │   ▏Total Backend──           │
    thread 1161        │   ▏Total Opt…                │
    thread 1162        │   ▏Total Pa…                 │
    thread 1163        │   ▏Total …                   │
    thread 1164        │   ▏Total…                    │
    thread 1165        │   ▏Total…                    │
 Source
 start 6.264 276 s   wall 1.183 ms   self 1.183 ms  100.0 %   of parent 0.5 %   depth 19
 detail="/usr/include/boost/preprocessor/slot/detail/shared.hpp"
 clang [1156] / clang++ [1156]   depth 19   150 slices                                                      line 21/115
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._RRRIIIIRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIII
..L.LLLLLLLLLLLLLL....._...lllllllllllllllllllllllllll|llllllllllllllllllllllllllllllllllllllllllllll,bbbbbbbbbbbbbbb
......................._...eeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleeaaaaaaaaaaiiiii
......................._...eeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqjjjjjj
......................._...eeeeeeeeeeeeeeeeeeeeee.eeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecceeeeecccccccccccccccccccccccc
......................._...eeeeeeeeeeeeeeeeeeeeee.eeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee,,,,,,,,,,,
......................._...eeeee.eeeeeeeeeeeeeeee.eeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeee,,,,...,,,
......................._...eeeee.eeeeeeeeeeeeeeee.ee.e|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeee,,,,
......................._...eeeee.eeeeeeeeeee.eeee.e..e|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeee,,,,
......................._...,,,,,.,,,,,,,,,,,...ee....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....e.,,,
......................._...,,,,,.,,,,,,.,,,,...ee....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeee.ee,,,,,,,,,,,,,,.......,,
......................._....,.,..,,,,,,.,,,,...e.....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeee.ee,,,,,,,,,,,,,,
......................._.........,,,,,,.,,,,...e.....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeee..e...,,,.,,,,,,,
......................._..........,.,,,.,,.....e....ee|eeeeeeeeeeeee,,,,,.,,,,,,.,,,..,...,,..,.,,,,,
......................._..........,.,,,.,,..........ee|ee...eeeeeee,,,,,,.,.,.,,.,,,......,,..,.,,,,,
......................._............,,,.,,..........,e|ee...,,,,,,...,.,,.,.,.,,.,,,......,,..,.,,,,,
......................._................,............e|,,...,,,,,,...,.,....,.,,.,,,.......,..,.,,,,,
......................._.............................,|,....,,,,,......,....,.,,..,,.......,..,.,,,,,
......................._.............................,|,....,,,.,......,....,.,,..,,.......,....,,,,,
>>>>>>>>>>>>>>>>>>>>>>>_..............................@,.....,..,......,....,.,,..,,.......,....,.,,,
....LLLLLLLLLLL........_...ccccccccccccccccccccccccccc|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_...bbbbbbbbbbbbbbbbbbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLL........_...nnnnnnnnnnnnnnnnnnnnnnnnnnn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
....LLLLLLLLLLL........_...nnnnnnnnnnnnnnnn...........|
....LLLLLLLLLLL........_...lllllllllll................|
....LLLLLLLLLLL........_...nnnnnnnnnn.................|
....LLLLLLLLLLL........_...cccccccc...................|
....LLLLLLLLLLL........_...uuuuuuu....................|
....LLLLLLLLLLL........_...ttttttt....................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.33333333...2222.33333333333333333...222222222.33333...22222.33
.222222233333333333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
