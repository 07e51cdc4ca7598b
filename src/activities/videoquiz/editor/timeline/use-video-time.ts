import { type RefObject, useEffect, useState } from 'react';

const events = ['durationchange', 'timeupdate', 'seeking'] as const;

/** Where the video is, and how long it is; seconds. Also of another video that takes its place, such as its conversion. */
export function useVideoTime(video: RefObject<HTMLVideoElement | null>): { time: number; total: number } {
  const [state, setState] = useState({ time: 0, total: 0 });
  useEffect(() => {
    const read = () => {
      const { currentTime = 0, duration = 0 } = video.current ?? {};
      setState({ time: currentTime, total: Number.isFinite(duration) ? duration : 0 });
    };
    const follow = (event: Event) => event.target === video.current && read();
    read();
    // Events of a video do not bubble, but pass the document on their way down.
    for (const name of events) document.addEventListener(name, follow, true);
    return () => {
      for (const name of events) document.removeEventListener(name, follow, true);
    };
  }, [video]);
  return state;
}
