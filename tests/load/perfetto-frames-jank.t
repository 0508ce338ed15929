# The reasons of a delay by their bits: alone, with that of none, and together; whose fault it is follows.
--- input perfetto
packet { timestamp: 100 76 { 4 { 1: 1 2: 50 3: 500 4: 7 5: "l" 9: 0 } } }
packet { timestamp: 105 76 { 5 { 1: 1 } } }
packet { timestamp: 110 76 { 4 { 1: 2 2: 51 3: 501 4: 7 5: "l" 9: 1 } } }
packet { timestamp: 115 76 { 5 { 1: 2 } } }
packet { timestamp: 120 76 { 4 { 1: 3 2: 52 3: 502 4: 7 5: "l" 9: 3 } } }
packet { timestamp: 125 76 { 5 { 1: 3 } } }
packet { timestamp: 130 76 { 4 { 1: 4 2: 53 3: 503 4: 7 5: "l" 9: 5 } } }
packet { timestamp: 135 76 { 5 { 1: 4 } } }
packet { timestamp: 140 76 { 4 { 1: 5 2: 54 3: 504 4: 7 5: "l" 9: 9 } } }
packet { timestamp: 145 76 { 5 { 1: 5 } } }
packet { timestamp: 150 76 { 4 { 1: 6 2: 55 3: 505 4: 7 5: "l" 9: 17 } } }
packet { timestamp: 155 76 { 5 { 1: 6 } } }
packet { timestamp: 160 76 { 4 { 1: 7 2: 56 3: 506 4: 7 5: "l" 9: 33 } } }
packet { timestamp: 165 76 { 5 { 1: 7 } } }
packet { timestamp: 170 76 { 4 { 1: 8 2: 57 3: 507 4: 7 5: "l" 9: 65 } } }
packet { timestamp: 175 76 { 5 { 1: 8 } } }
packet { timestamp: 180 76 { 4 { 1: 9 2: 58 3: 508 4: 7 5: "l" 9: 129 } } }
packet { timestamp: 185 76 { 5 { 1: 9 } } }
packet { timestamp: 190 76 { 4 { 1: 10 2: 59 3: 509 4: 7 5: "l" 9: 257 } } }
packet { timestamp: 195 76 { 5 { 1: 10 } } }
packet { timestamp: 200 76 { 4 { 1: 11 2: 60 3: 510 4: 7 5: "l" 9: 513 } } }
packet { timestamp: 205 76 { 5 { 1: 11 } } }
packet { timestamp: 210 76 { 4 { 1: 12 2: 61 3: 511 4: 7 5: "l" 9: 1025 } } }
packet { timestamp: 215 76 { 5 { 1: 12 } } }
packet { timestamp: 220 76 { 4 { 1: 13 2: 62 3: 512 4: 7 5: "l" 9: 2049 } } }
packet { timestamp: 225 76 { 5 { 1: 13 } } }
packet { timestamp: 230 76 { 4 { 1: 14 2: 63 3: 513 4: 7 5: "l" 9: 4097 } } }
packet { timestamp: 235 76 { 5 { 1: 14 } } }
packet { timestamp: 240 76 { 4 { 1: 15 2: 64 3: 514 4: 7 5: "l" 9: 8193 } } }
packet { timestamp: 245 76 { 5 { 1: 15 } } }
packet { timestamp: 250 76 { 4 { 1: 16 2: 65 3: 515 4: 7 5: "l" 9: 16385 } } }
packet { timestamp: 255 76 { 5 { 1: 16 } } }
packet { timestamp: 260 76 { 4 { 1: 17 2: 66 3: 516 4: 7 5: "l" 9: 32769 } } }
packet { timestamp: 265 76 { 5 { 1: 17 } } }
packet { timestamp: 270 76 { 4 { 1: 18 2: 67 3: 517 4: 7 5: "l" 9: 2 } } }
packet { timestamp: 275 76 { 5 { 1: 18 } } }
packet { timestamp: 280 76 { 4 { 1: 19 2: 68 3: 518 4: 7 5: "l" 9: 4 } } }
packet { timestamp: 285 76 { 5 { 1: 19 } } }
packet { timestamp: 290 76 { 4 { 1: 20 2: 69 3: 519 4: 7 5: "l" 9: 8 } } }
packet { timestamp: 295 76 { 5 { 1: 20 } } }
packet { timestamp: 300 76 { 4 { 1: 21 2: 70 3: 520 4: 7 5: "l" 9: 16 } } }
packet { timestamp: 305 76 { 5 { 1: 21 } } }
packet { timestamp: 310 76 { 4 { 1: 22 2: 71 3: 521 4: 7 5: "l" 9: 32 } } }
packet { timestamp: 315 76 { 5 { 1: 22 } } }
packet { timestamp: 320 76 { 4 { 1: 23 2: 72 3: 522 4: 7 5: "l" 9: 64 } } }
packet { timestamp: 325 76 { 5 { 1: 23 } } }
packet { timestamp: 330 76 { 4 { 1: 24 2: 73 3: 523 4: 7 5: "l" 9: 128 } } }
packet { timestamp: 335 76 { 5 { 1: 24 } } }
packet { timestamp: 340 76 { 4 { 1: 25 2: 74 3: 524 4: 7 5: "l" 9: 256 } } }
packet { timestamp: 345 76 { 5 { 1: 25 } } }
packet { timestamp: 350 76 { 4 { 1: 26 2: 75 3: 525 4: 7 5: "l" 9: 512 } } }
packet { timestamp: 355 76 { 5 { 1: 26 } } }
packet { timestamp: 360 76 { 4 { 1: 27 2: 76 3: 526 4: 7 5: "l" 9: 1024 } } }
packet { timestamp: 365 76 { 5 { 1: 27 } } }
packet { timestamp: 370 76 { 4 { 1: 28 2: 77 3: 527 4: 7 5: "l" 9: 2048 } } }
packet { timestamp: 375 76 { 5 { 1: 28 } } }
packet { timestamp: 380 76 { 4 { 1: 29 2: 78 3: 528 4: 7 5: "l" 9: 4096 } } }
packet { timestamp: 385 76 { 5 { 1: 29 } } }
packet { timestamp: 390 76 { 4 { 1: 30 2: 79 3: 529 4: 7 5: "l" 9: 8192 } } }
packet { timestamp: 395 76 { 5 { 1: 30 } } }
packet { timestamp: 400 76 { 4 { 1: 31 2: 80 3: 530 4: 7 5: "l" 9: 16384 } } }
packet { timestamp: 405 76 { 5 { 1: 31 } } }
packet { timestamp: 410 76 { 4 { 1: 32 2: 81 3: 531 4: 7 5: "l" 9: 32768 } } }
packet { timestamp: 415 76 { 5 { 1: 32 } } }
packet { timestamp: 420 76 { 4 { 1: 33 2: 82 3: 532 4: 7 5: "l" 9: 6 } } }
packet { timestamp: 425 76 { 5 { 1: 33 } } }
packet { timestamp: 430 76 { 4 { 1: 34 2: 83 3: 533 4: 7 5: "l" 9: 62 } } }
packet { timestamp: 435 76 { 5 { 1: 34 } } }
packet { timestamp: 440 76 { 4 { 1: 35 2: 84 3: 534 4: 7 5: "l" 9: 65534 } } }
packet { timestamp: 445 76 { 5 { 1: 35 } } }
packet { timestamp: 450 76 { 4 { 1: 36 2: 85 3: 535 4: 7 5: "l" 9: 65535 } } }
packet { timestamp: 455 76 { 5 { 1: 36 } } }
packet { timestamp: 460 76 { 4 { 1: 37 2: 86 3: 536 4: 7 5: "l" 9: 65536 } } }
packet { timestamp: 465 76 { 5 { 1: 37 } } }
--- file q.sql
SELECT surface_frame_token AS n, display_frame_token AS t, jank_type, jank_tag FROM actual_frame_timeline_slice ORDER BY ts;
--- run query --csv -f q.sql input.json
--- want
n,t,jank_type,jank_tag
50,500,Unspecified,Unspecified
51,501,None,No Jank
52,502,SurfaceFlinger Scheduling,Other Jank
53,503,Prediction Error,Other Jank
54,504,Display HAL,Other Jank
55,505,SurfaceFlinger CPU Deadline Missed,Other Jank
56,506,SurfaceFlinger GPU Deadline Missed,Other Jank
57,507,App Deadline Missed,Self Jank
58,508,Buffer Stuffing,No Jank
59,509,Unknown Jank,Self Jank
60,510,SurfaceFlinger Stuffing,No Jank
61,511,Dropped Frame,No Jank
62,512,Non Animating,No Jank
63,513,App Resynced Jitter,Self Jank
64,514,Display not ON,No Jank
65,515,ModeChange in progress,No Jank
66,516,PowerModeChange in progress,No Jank
67,517,SurfaceFlinger Scheduling,Other Jank
68,518,Prediction Error,Other Jank
69,519,Display HAL,Other Jank
70,520,SurfaceFlinger CPU Deadline Missed,Other Jank
71,521,SurfaceFlinger GPU Deadline Missed,Other Jank
72,522,App Deadline Missed,Self Jank
73,523,Buffer Stuffing,Buffer Stuffing
74,524,Unknown Jank,Self Jank
75,525,SurfaceFlinger Stuffing,SurfaceFlinger Stuffing
76,526,Dropped Frame,No Jank
77,527,Non Animating,Non-perceivable Jank
78,528,App Resynced Jitter,Self Jank
79,529,Display not ON,Non-perceivable Jank
80,530,ModeChange in progress,No Jank
81,531,PowerModeChange in progress,Non-perceivable Jank
82,532,"SurfaceFlinger Scheduling, Prediction Error",Other Jank
83,533,"SurfaceFlinger Scheduling, Prediction Error, Display HAL, SurfaceFlinger CPU Deadline Missed, SurfaceFlinger GPU Deadline Missed",Other Jank
84,534,"SurfaceFlinger Scheduling, Prediction Error, Display HAL, SurfaceFlinger CPU Deadline Missed, SurfaceFlinger GPU Deadline Missed, App Deadline Missed, App Resynced Jitter, Buffer Stuffing, Unknown Jank, SurfaceFlinger Stuffing, Dropped Frame, Non Animating, Display not ON, ModeChange in progress, PowerModeChange in progress",Self Jank
85,535,"SurfaceFlinger Scheduling, Prediction Error, Display HAL, SurfaceFlinger CPU Deadline Missed, SurfaceFlinger GPU Deadline Missed, App Deadline Missed, App Resynced Jitter, Buffer Stuffing, Unknown Jank, SurfaceFlinger Stuffing, Dropped Frame, Non Animating, Display not ON, ModeChange in progress, PowerModeChange in progress",Self Jank
86,536,,No Jank
