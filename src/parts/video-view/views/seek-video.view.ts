import type { RefObject } from 'react';

/** Goes to this second, if the video is there. */
export function seekVideo(video: RefObject<HTMLVideoElement | null>, seconds: number): void {
  if (video.current) video.current.currentTime = seconds;
}
