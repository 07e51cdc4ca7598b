/** So much before its time a stop is due: the frame on the screen is that of the question. */
const toleranceS = 0.02;
const cueLengthS = 1;

/** The hidden track of the video whose cues tell the time; a track can be added once and never be removed. */
function findClockTrack(video: HTMLVideoElement): TextTrack {
  const known = [...video.textTracks].find(({ kind }) => kind === 'metadata');
  const track = known ?? video.addTextTrack('metadata');
  track.mode = 'hidden';
  return track;
}

/**
 * Calls `onReach` once when the video gets to `seconds`, by playing or by a jump beyond. A cue tells it also while the page is in
 * the background, where no frames are drawn; a frame tells it soonest; `timeupdate` does where a browser has neither. Returns
 * a function that stops waiting.
 */
export function waitForTime(video: HTMLVideoElement, seconds: number, onReach: () => void): () => void {
  const track = findClockTrack(video);
  const cue = new VTTCue(seconds, seconds + cueLengthS, '');
  let frame: number | undefined;
  let isWaiting = true;

  function check(): void {
    if (!isWaiting || video.seeking || video.currentTime < seconds - toleranceS) return;
    stop();
    onReach();
  }
  function checkFrame(): void {
    check();
    if (isWaiting) frame = video.requestVideoFrameCallback(checkFrame);
  }
  const events = ['timeupdate', 'seeked', 'ended'] as const;
  function stop(): void {
    if (!isWaiting) return;
    isWaiting = false;
    for (const name of events) video.removeEventListener(name, check);
    cue.onenter = null;
    track.removeCue(cue);
    if (frame !== undefined) video.cancelVideoFrameCallback(frame);
  }

  cue.onenter = check;
  track.addCue(cue);
  for (const name of events) video.addEventListener(name, check);
  if ('requestVideoFrameCallback' in video) frame = video.requestVideoFrameCallback(checkFrame);
  return stop;
}
