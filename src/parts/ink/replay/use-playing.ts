import { useEffect, useEffectEvent, useState } from 'react';

export const replaySpeeds = [1, 2, 4, 8] as const;

type Playing = {
  /** In milliseconds of the replay. */
  time: number;
  isPlaying: boolean;
  speed: number;
};

/** The slider moves no more often: all else is drawn without React. */
const announceMs = 100;

/** The time of a replay, that goes on while it plays. `show` is called for every picture of it. */
export function usePlaying(duration: number, show: (time: number) => void) {
  const [playing, setPlaying] = useState<Playing>({ time: duration, isPlaying: false, speed: 1 });
  const { isPlaying, speed } = playing;
  const showNow = useEffectEvent(show);
  const readTime = useEffectEvent(() => playing.time);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let time = readTime();
    let [before, announced] = [performance.now(), performance.now()];
    let frame = requestAnimationFrame(function play(now) {
      time = Math.min(duration, time + Math.max(0, now - before) * speed);
      before = now;
      showNow(time);
      if (time >= duration) return setPlaying((current) => ({ ...current, time, isPlaying: false }));
      if (now - announced >= announceMs) {
        announced = now;
        setPlaying((current) => ({ ...current, time }));
      }
      frame = requestAnimationFrame(play);
    });
    return () => {
      cancelAnimationFrame(frame);
      setPlaying((current) => ({ ...current, time }));
    };
  }, [isPlaying, speed, duration]);

  return {
    ...playing,
    seek: (time: number) => {
      setPlaying({ ...playing, time, isPlaying: false });
      show(time);
    },
    toggle: () => {
      const isAtEnd = playing.time >= duration;
      setPlaying({ ...playing, isPlaying: !isPlaying, time: !isPlaying && isAtEnd ? 0 : playing.time });
    },
    setSpeed: (next: number) => setPlaying({ ...playing, speed: next }),
  };
}
