import { waitForTime } from '../player/wait-for-time.view.ts';

const leadS = 2;

/** Plays from two seconds before the time and stops there. Returns a function that gives up waiting. */
export function previewStop(video: HTMLVideoElement, seconds: number): () => void {
  video.currentTime = Math.max(0, seconds - leadS);
  const stop = waitForTime(video, seconds, () => video.pause());
  // A video that does not play says so itself.
  void video.play().catch(() => undefined);
  return stop;
}
