The start of a browser, all threads.
size: 120x36
trace: shared/corpus/local/chromium-startup.json.gz
keys: F
--- text
 VIEW 5.92 s  [Flame]  Tree  Names   by wall time                                                        183,234 slices
 all   12.7 s  100.0 %
▶all█████████████████████████████████████████████████████████████████████████████████████████████████████████████12.7 s█
▏RunLoop::Run───────────────────────────4.96 s─▏WorkerThread active──────────────4.31 s─▏ThreadPool_…▏…Initialize▏──▏──░
▏ThreadController active────────────────4.96 s─▏ThreadPool_RunTask───────────────4.2 s─ ▏v8.…▏─░     ▏…CreateSt…▏▏──▏──
▏ThreadControllerImpl::RunTask────────▏Epol…▏░ ▏v8…▏──▏─▏──▏─▏─▏▏▏▏▏▏░░░░               ──▏─ ─       ▏Brow…▏Run…░─░ ──▏
▏…Begin…▏Time…▏Simp…▏─▏▏─▏▏─▏▏░░░     ▏Si…░ ░  ──▏ ───▏─░  ──▏▏▏▏▏▏▏▏                     ─░         ▏Chro…▏Thr… ─  ──▏
───▏──░ ▏Time…▏Re…░ ─░─░ ─▏─▏░        ───░     ──  ░  ──   ── ─▏▏▏▏░─                     ─          ▏Chro…▏Th…░    ──▏
──░───  ▏Asyn…▏─▏░  ─ ░  ─▏░░         ─▏▏      ──     ──   ──  ░░░░                       ─          ───▏──▏░░      ──▏
── ───  ▏v8.c…▏─░   ─    ─▏           ─▏▏      ──     ──   ░                                         ─  ───▏        ──
─░ ──░  ▏Func…▏─    ─    ─▏           ─▏▏             ──                                             ─  ───░
─  ──   ───░  ─     ─    ─            ─▏░             ──                                             ─  ───
─  ──   ───   ░     ░    ░            ─▏              ░                                              ─  ──░
─  ──   ───                           ░─                                                             ─  ─░
░  ──   ──▏                            ─                                                             ░  ─
   ░    ──▏                            ─                                                                ─
        ──▏                            ─                                                                ─
        ──░                            ─                                                                ─
        ░                                                                                               ░















 Renderer [28793] / CrRendererMain [28793]   depth 2   3,928 slices                                           line 6/66
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  m threads  F close  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------------T
.333333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
dddddddddddddddddddddddddddddddddddddddddddddddgggggggggggggggggggggggggggggggggggggggggtttttttttttttxxxxxxxxxxxxkkkrrr,
nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnntttttttttttttttttttttttttttttttttttttttt.hhhhhll,.....eeeeeeeeeeevlllggg
mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmooooooh,.hhhhkkkoojjjuuccfrhdaa,,,,...............ppxx.r.......ddddddddddd,h,.ccd
mmmmmmmmllllllaaaaaattevvcmmdq,,,.....aaaa,.,..xxp.jjjqq,..oojakkkkes.....................j,.........eeeeeennnnn.g..ffw
uuuiii,.xxxxxxeeee,.j,q,.seef,........eee,.....jj..,..jj...aa.jjjjj,s.....................s..........oooooommmm,....ddo
ff,aaa..gggggghhv,..p.,..nf,,.........rdf......ss.....uu...jj..,,,,.......................s..........nnnxxxa,,......iii
kk.fff..nnnnnnff,...t....ff...........abj......ss.....oo...,.........................................m..eeee........ii
c,.tt,..kkkkkkrr....g....bf...........joe.............aa.............................................t..nnn,
m..ll...xxx,..g.....v....n............hq,.............jj.............................................l..bbb
f..gg...qqq...,.....,....,............xj..............,..............................................l..mm,
p..nn...kkk...........................,u.............................................................r..c,
,..kk...aac............................o.............................................................,..e
...,....bbm............................a................................................................v
........fff............................j................................................................f
........xx,............................j................................................................x
........,...............................................................................................,















777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..655555555..6555555..5
