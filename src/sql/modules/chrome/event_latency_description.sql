-- What the steps of an event of input mean, from the finger to the display.  A
-- step is called as what begins it and what ends it.

CREATE PERFETTO TABLE chrome_event_latency_stage_descriptions(
  name STRING, description STRING
) AS
WITH _row(name, description) AS (VALUES
  ('TouchRendererHandlingToBrowserMain',
    'The page has answered a touch that it may stop, until the main thread of '
    || 'the browser takes it up again.'),
  ('GenerationToBrowserMain',
    'From when the system says the input was made until the main thread of '
    || 'the browser begins with it.'),
  ('GenerationToRendererCompositor',
    'From when the system says the input was made until the compositor of the '
    || 'page begins with the press that the browser adds at the begin of a '
    || 'scroll.'),
  ('BrowserMainToRendererCompositor',
    'The main thread of the browser and the way to the compositor of the '
    || 'page, with the queues of both.'),
  ('RendererCompositorQueueingDelay',
    'The input waits at the compositor of the page for the frame that will '
    || 'show it.'),
  ('RendererCompositorToMain',
    'The compositor cannot scroll alone, as the page listens or is laid out '
    || 'anew, and hands the input to the main thread of the page.'),
  ('RendererCompositorProcessing',
    'The compositor of the page works on the input.'),
  ('RendererMainProcessing',
    'The main thread of the page works on the input.'),
  ('EndActivateToSubmitCompositorFrame',
    'The frame is made; the compositor of the page waits for the GPU before '
    || 'it sends it.'),
  ('SubmitCompositorFrameToPresentationCompositorFrame',
    'From the frame that the page sends to the picture on the display. Some '
    || 'systems do not tell when that is.'),
  ('ArrivedInRendererCompositorToTermination',
    'The input had come to the compositor of the page and made no frame of '
    || 'its own: it was dropped, or is in another frame.'),
  ('RendererCompositorStartedToTermination',
    'The compositor of the page had begun with the input, which made no frame '
    || 'of its own.'),
  ('RendererMainFinishedToTermination',
    'The main thread of the page was done with the input, which made no frame '
    || 'of its own.'),
  ('RendererCompositorFinishedToTermination',
    'The compositor of the page was done with the input, which made no frame '
    || 'of its own.'),
  ('RendererMainStartedToTermination',
    'The main thread of the page had begun with the input, which made no '
    || 'frame of its own.'),
  ('RendererCompositorFinishedToBeginImplFrame',
    'The compositor of the page is done with the input, made no frame of it '
    || 'yet, and waits for the next tick of the display.'),
  ('RendererCompositorFinishedToCommit',
    'The compositor of the page is done; the main thread has not yet begun to '
    || 'hand over its tree.'),
  ('RendererCompositorFinishedToEndCommit',
    'The compositor of the page is done; the main thread begins and ends to '
    || 'hand over its tree.'),
  ('RendererCompositorFinishedToActivation',
    'The compositor of the page is done and waits until a tree that it was '
    || 'handed whole may be shown.'),
  ('RendererCompositorFinishedToEndActivate',
    'The compositor of the page is done, and puts a tree that it was handed '
    || 'in use.'),
  ('RendererCompositorFinishedToSubmitCompositorFrame',
    'No tree of the main thread is needed: the compositor of the page waits '
    || 'for the GPU alone.'),
  ('RendererMainFinishedToBeginImplFrame',
    'The main thread of the page had the input first; its compositor waits '
    || 'for a tick of the display.'),
  ('RendererMainFinishedToSendBeginMainFrame',
    'The main thread of the page had the input first, and waits to be told to '
    || 'make a frame.'),
  ('RendererMainFinishedToCommit',
    'The main thread of the page is done with the input and has not yet begun '
    || 'to hand over its tree.'),
  ('BeginImplFrameToSendBeginMainFrame',
    'The compositor of the page has the tick of the display and has not yet '
    || 'told the main thread to make a frame.'),
  ('RendererCompositorFinishedToSendBeginMainFrame',
    'The compositor of the page waits for a tick of the display, as the main '
    || 'thread has to make a frame.'),
  ('SendBeginMainFrameToCommit',
    'The main thread of the page makes a frame: input, animation, style and '
    || 'layout.'),
  ('Commit',
    'The main thread of the page hands its tree of layers over and stands '
    || 'still for it.'),
  ('EndCommitToActivation',
    'The tree has been handed over, and waits until it may be shown.'),
  ('Activation',
    'The tree that was handed over takes the place of the one that is shown.'),
  ('SubmitToReceiveCompositorFrame',
    'The frame is on its way from the compositor of the page to the process '
    || 'that draws.'),
  ('ReceiveCompositorFrameToStartDraw',
    'The process that draws has the frame and waits for those of others, as '
    || 'of the browser''s own bars, or for its deadline.'),
  ('StartDrawToSwapStart',
    'All frames are put together and drawn, until the picture is swapped.'),
  ('SwapStartToBufferAvailable',
    'A part of the swap: until the system gives a buffer that may be written.'),
  ('BufferAvailableToBufferReady',
    'A part of the swap: the picture is written to the buffer.'),
  ('BufferReadyToLatch',
    'A part of the swap: until the system takes the buffer.'),
  ('LatchToSwapEnd',
    'A part of the swap: the system has the buffer, until it stands in the '
    || 'queue of the display.'),
  ('SwapEndToPresentationCompositorFrame',
    'Until the picture is seen.'))
SELECT * FROM _row;
