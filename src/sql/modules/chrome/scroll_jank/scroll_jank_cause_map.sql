-- Where to look when a step of an event of input took too long.

INCLUDE PERFETTO MODULE chrome.event_latency_description;

CREATE PERFETTO TABLE chrome_scroll_jank_cause_descriptions(
  event_latency_stage STRING, cause_process STRING, cause_thread STRING,
  cause_description STRING
) AS
WITH _row(event_latency_stage, cause_process, cause_thread,
  cause_description) AS (VALUES
  ('GenerationToBrowserMain', 'Browser', 'CrBrowserMain',
    'The main thread of the browser is busy: see its tasks, blocking calls of '
    || 'pool threads, the network, and whether a page is opened.'),
  ('RendererCompositorQueueingDelay', 'Renderer', 'Compositor',
    'No frame could be begun, as the main thread of the page was asked what '
    || 'the touch hits or runs script.'),
  ('RendererCompositorQueueingDelay', 'GPU', 'VizCompositorThread',
    'No tick of the display was sent: see whether a fling has put several '
    || 'inputs into one frame.'),
  ('ReceiveCompositorFrameToStartDraw', 'GPU', 'VizCompositorThread',
    'The frame was kept back: see the task that began a frame and ended in '
    || 'this time, or the system keeps the buffer.'),
  ('ReceiveCompositorFrameToStartDraw', 'GPU', 'CrGpuMain',
    'The main thread of the GPU process is busy and keeps the buffer; if it '
    || 'is idle, the system does.'),
  ('ReceiveCompositorFrameToStartDraw', 'Browser', 'CrBrowserMain',
    'The browser''s own bars wait for other tasks.'),
  ('BufferReadyToLatch', 'GPU', 'VizCompositorThread',
    'The buffer came after the system had looked for one, which it does once '
    || 'an interval. If the steps before it were faster than in the event '
    || 'before, it was drawn too early; if not, the system or the GPU is '
    || 'late.'),
  ('SwapEndToPresentationCompositorFrame', 'GPU', 'VizCompositorThread',
    'As with BufferReadyToLatch: the picture missed an interval.'),
  ('SwapEndToPresentationCompositorFrame', 'GPU', 'CrGpuMain',
    'If the event also waited for a buffer after drawing began, the main '
    || 'thread of the GPU process did not run or was busy.'),
  ('SwapEndToPresentationCompositorFrame', 'GPU', 'surfaceflinger',
    'If the event also waited for a buffer after drawing began, '
    || 'SurfaceFlinger had not given one.'))
SELECT * FROM _row;

CREATE PERFETTO VIEW chrome_scroll_jank_causes_with_event_latencies(
  name STRING, description STRING, cause_process STRING, cause_thread STRING,
  cause_description STRING
) AS
SELECT s.name, s.description, c.cause_process, c.cause_thread,
  c.cause_description
FROM chrome_event_latency_stage_descriptions s
LEFT JOIN chrome_scroll_jank_cause_descriptions c
  ON c.event_latency_stage = s.name;
