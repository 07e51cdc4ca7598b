import { type RefObject, useEffect, useState } from 'react';

/** Where the video is, and how long it is; seconds. */
export function useVideoTime(video: RefObject<HTMLVideoElement | null>): { time: number; total: number } {
  const [state, setState] = useState({ time: 0, total: 0 });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const follow = () =>
      setState({
        time: element.currentTime,
        total: Number.isFinite(element.duration) ? element.duration : 0,
      });
    follow();
    const events = ['durationchange', 'timeupdate', 'seeking'] as const;
    for (const name of events) element.addEventListener(name, follow);
    return () => {
      for (const name of events) element.removeEventListener(name, follow);
    };
  }, [video]);
  return state;
}
