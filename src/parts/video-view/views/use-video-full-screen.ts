import type { RefObject } from 'react';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';

/** What iPhones have instead: they show a video alone, and no other element. */
type PhoneVideo = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
};

/** The full screen for an element with a video in it; where only the video can have it, for the video. */
export function useVideoFullScreen(
  element: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
) {
  const whole = useFullScreen(element);
  if (whole.isOffered || !('webkitEnterFullscreen' in HTMLVideoElement.prototype)) return whole;
  return {
    isFull: false,
    isOffered: true,
    toggle: () => video.current?.webkitEnterFullscreen?.(),
  };
}

/** Ends the full screen of a video that shows it alone, so that the page around it is seen again. */
export function leaveVideoFullScreen(video: HTMLVideoElement): void {
  const phoneVideo: PhoneVideo = video;
  if (phoneVideo.webkitDisplayingFullscreen) phoneVideo.webkitExitFullscreen?.();
}
