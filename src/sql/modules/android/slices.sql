-- Names of slices of Android without what differs each time, so that they can
-- be counted.

-- Patterns, and the name of what is of them: the first row counts.  Names that
-- are made of parts have no name here, but a way to make it.
CREATE PERFETTO TABLE _slice_name_rules AS
WITH _row(number, pattern, name, how) AS (VALUES
  (1, 'monitor contention with*', 'monitor contention with <...>', NULL),
  (2, 'SuspendThreadByThreadId*', 'SuspendThreadByThreadId <...>', NULL),
  (3, 'LoadApkAssetsFd*', 'LoadApkAssetsFd <...>', NULL),
  (4, 'relayoutWindow*', 'relayoutWindow <...>', NULL),
  (5, 'android.os.Handler: kotlinx.coroutines*', 'CoroutineContinuation',
    NULL),
  (6, 'Choreographer#doFrame*', 'Choreographer#doFrame', NULL),
  (7, 'DrawFrames*', 'DrawFrames', NULL),
  (8, 'drawLayer [[]*[]]*', NULL, 'bracket'),
  (9, 'Texture upload*', 'Texture upload', NULL),
  (10, 'AssetManager::OpenNonAsset*', 'AssetManager::OpenNonAsset <...>',
    NULL),
  (11, 'AssetManager::OpenXmlAsset*', 'AssetManager::OpenXmlAsset <...>',
    NULL),
  (12, 'AssetManager::OpenAsset*', 'AssetManager::OpenAsset <...>', NULL),
  (13, '*AssetInputStream*', 'AssetInputStream', NULL),
  (14, 'openTypedAssetFile*', 'openTypedAssetFile <...>', NULL),
  (15, 'LoadApkAssets*', 'LoadApkAssets <...>', NULL),
  (16, '*AssetLoader:*', 'AssetLoader: <...>', NULL),
  (17, 'JIT compiling*', 'JIT compiling', NULL),
  (18, 'requested config :*', 'requested config : <...>', NULL),
  (19, '/data/app*.apk', 'APK load', NULL),
  (20, 'OpenDexFilesFromOat*', 'OpenDexFilesFromOat', NULL),
  (21, 'Open oat file*', 'Open oat file', NULL),
  (22, 'Open dex file*', 'Open dex file', NULL),
  (23, 'VdexFile*', 'VdexFile', NULL),
  (24, 'GC: Wait For*', 'Garbage Collector', NULL),
  (25, 'prepareDispatchCycleLocked*', 'prepareDispatchCycleLocked <...>',
    NULL),
  (26, 'enqueueDispatchEntryAndStartDispatchCycleLocked*',
    'enqueueDispatchEntryAndStartDispatchCycleLocked <...>', NULL),
  (27, 'Layers: *', 'Layers: <...>', NULL),
  (28, '* SurfaceView*(BLAST)#*', NULL, 'surface'),
  (29, 'uid=*', 'uid = <...>', NULL),
  (30, 'wakeupap=*', 'wakeupap = <...>', NULL),
  (31, 'launchingActivity#*', 'launchingActivity#<...>', NULL),
  (32, 'updateUidStateUL*', 'updateUidStateUL <...>', NULL),
  (33, 'Wakelock(epolld*', NULL, 'wakelock'),
  (34, 'Wakelock(epollm*', NULL, 'wakelock'),
  (35, 'cpuhp*', 'cpuhp<...>', NULL),
  (36, 'atc*', 'atc<...>', NULL),
  (37, '[0-9]* Alarm:*', 'Alarm: <...>', NULL),
  (38, '[0-9]* Wifi:*', 'Wifi: <...>', NULL),
  (39, '[0-9]* Sensor:*', 'Sensor: <...>', NULL),
  (40, '*Cellular_data*', 'Cellular_data <...>', NULL),
  (41, '*GET_ACTIVITY_INFO ModemActivityInfo*',
    '<...>GET_ACTIVITY_INFO ModemActivityInfo <...>', NULL),
  (42, 'UNSOL_SIGNAL_STRENGTH*', 'UNSOL_SIGNAL_STRENGTH <...>', NULL),
  (43, '*GET_CELL_INFO_LIST*', '<...> GET_CELL_INFO_LIST <...>', NULL),
  (44, '*VOICE_REGISTRATION_STATE*', '<...> VOICE_REGISTRATION_STATE <...>',
    NULL),
  (45, '*DATA_REGISTRATION_STATE*', '<...> DATA_REGISTRATION_STATE <...>',
    NULL),
  (46, 'InputConsumer processing on ClientState*',
    'InputConsumer processing on ClientState<...>', NULL),
  (47, 'Transaction (Thread-*, *)', NULL, 'thread'),
  (48, 'Transaction (*, *)', NULL, 'transaction'),
  (49, 'Lock contention on* (*', NULL, 'lock'),
  (50, '*Handler: *$*', NULL, 'handler'),
  (51, '*.*.*: *$*', NULL, 'lambda'),
  (52, '*.*$*: #*', NULL, 'lambda'),
  (53, 'deliverInputEvent*', 'deliverInputEvent <...>', NULL),
  (54, '*[Vv][Ss][Yy][Nn][Cc]*', NULL, 'vsync'),
  (55, 'StatsPull-*', NULL, 'whole'))
SELECT * FROM _row ORDER BY number;

-- The same of names that speak of the clock of a display.
CREATE PERFETTO TABLE _vsync_name_rules AS
WITH _row(number, pattern, name) AS (VALUES
  (1, 'beginFrame*', 'beginFrame <...>'),
  (2, 'frameIsEarly*', 'frameIsEarly <...>'),
  (3, '*vsync*in*', 'vsync in <...>'),
  (4, 'present for*vsyncIn*', 'present for vsync in <...>'),
  (5, 'wait for earliest present time*',
    'wait for earliest present time <vsync>'),
  (6, 'present for Common Panel*', 'present for Common Panel'),
  (7, 'frameTimelineInfo*', 'frameTimelineInfo <...>'),
  (8, '*setFrameTimelineInfo*', 'setFrameTimelineInfo <...>'),
  (9, '*AChoreographer_vsyncCallback*', 'AChoreographer_vsyncCallback <...>'),
  (10, 'unsync-vsync-id=* isSfChoreo=false',
    'unsync-vsync-id=<...> isSfChoreo=false'),
  (11, 'unsync-vsync-id=* isSfChoreo=true',
    'unsync-vsync-id=<...> isSfChoreo=true'),
  (12, 'Discarding old vsync*', 'Discarding old vsync'),
  (13, 'setDisplayModePtr*', 'setDisplayModePtr'),
  (14, 'adjusting vsync by*', 'adjusting vsync by <...>'),
  (15, 'Not-Adjusting vsync by*', 'Not-Adjusting vsync by <...>'),
  (16, 'dropping stale frameNumber*', 'dropping stale frameNumber <...>'),
  (17, 'Sensor event from com.google.sensor.camera_vsync*',
    'Sensor event from com.google.sensor.camera_vsync <...>'),
  (18, '*DisplayInfo*', 'DisplayInfo <...>'),
  (19, 'Choreographer#onVsync*', 'Choreographer#onVsync<...>'),
  (20, 'appSf alarm*;*VSYNC in*', 'appSf alarm in <...>; vsync in <...>'),
  (21, 'sf alarm*;*VSYNC in*', 'sf alarm in <...>; vsync in <...>'),
  (22, 'app alarm*;*VSYNC in*', 'app alarm in <...>; vsync in <...>'),
  (23, 'FT#*', 'FT#FrameTrackerEvent'),
  (24, '*isVsyncValid*', 'isVsyncValid <...>'),
  (25, 'onHardwareVsyncRequest*', 'onHardwareVsyncRequest <...>'),
  (26, 'onComposerHalVsync*', 'onComposerHalVsync <...>'),
  (27, 'ensureMinFrameDurationIsKept*mNumVsyncsForFrame=*'
      || 'mPastExpectedPresentTimes.size()=*',
    'ensureMinFrameDurationIsKept mNumVsyncsForFrame=<...> '
      || 'mPastExpectedPresentTimes.size()=<...>'),
  (28, '*lastVsyncDelta*', 'lastVsyncDelta=<...>'),
  (29, 'mLastCommittedVsync in*', 'mLastCommittedVsync in <...>'))
SELECT * FROM _row ORDER BY number;

-- Without the number that is behind a name of a closure: "a.B$1 0x12".
CREATE PERFETTO FUNCTION _slice_name_without_lambda(name STRING)
RETURNS STRING AS
SELECT __intrinsic_strip_hex(substr($name, 1, instr($name, '$') - 1), 2);

CREATE PERFETTO FUNCTION _slice_name_made(name STRING, how STRING)
RETURNS STRING AS
SELECT CASE $how
  WHEN 'bracket' THEN substr($name, 1, instr($name, ']'))
  WHEN 'surface' THEN substr($name, instr($name, 'SurfaceView'),
    instr($name, '#') - instr($name, 'SurfaceView'))
  WHEN 'wakelock' THEN iif(instr($name, ':') > 0,
    substr($name, 1, 15) || '<...>' || substr($name, instr($name, ':')),
    __intrinsic_strip_hex($name, 2))
  WHEN 'thread' THEN 'Transaction (Thread-<...>,'
    || substr($name, instr($name, ','))
  WHEN 'transaction' THEN substr($name, 1, instr($name, ',') + 1) || '<...>)'
  WHEN 'lock' THEN substr($name, 1, instr($name, '(') - 1) || '<...>'
  WHEN 'handler' THEN _slice_name_without_lambda(
    substr($name, instr($name, 'Handler:')))
  WHEN 'lambda' THEN 'Handler: ' || _slice_name_without_lambda($name)
  WHEN 'vsync' THEN ifnull((
    SELECT r.name FROM _vsync_name_rules r WHERE $name GLOB r.pattern
    ORDER BY r.number LIMIT 1), __intrinsic_strip_hex($name, 2))
  WHEN 'whole' THEN $name
  ELSE __intrinsic_strip_hex($name, 2) END;

CREATE PERFETTO FUNCTION android_standardize_slice_name(name STRING)
RETURNS STRING AS
SELECT ifnull(name, _slice_name_made($name, how)) FROM (
  SELECT r.name, r.how FROM _slice_name_rules r WHERE $name GLOB r.pattern
  UNION ALL
  SELECT NULL, NULL
  LIMIT 1);
