import { type RefObject, useRef, useState } from 'react';

/** State of the video element that gets `ref` and `handlers`, with its controls. Times in seconds. */
export function usePlayback(givenRef?: RefObject<HTMLVideoElement | null>) {
  const ownRef = useRef<HTMLVideoElement>(null);
  const videoRef = givenRef ?? ownRef;
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [total, setTotal] = useState(0);
  const [isMuted, setMuted] = useState(false);
  const [rate, setRate] = useState(1);
  const [hasFailed, setFailed] = useState(false);

  function toggle(): void {
    const element = videoRef.current;
    if (!element) return;
    // A file that cannot be played rejects; `onError` handles it.
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  }

  return {
    ref: videoRef,
    isPlaying,
    time,
    total,
    isMuted,
    rate,
    hasFailed,
    toggle,
    seek: (seconds: number) => {
      setTime(seconds);
      if (videoRef.current) videoRef.current.currentTime = seconds;
    },
    toggleMuted: () => {
      if (videoRef.current) videoRef.current.muted = !videoRef.current.muted;
    },
    setRate: (next: number) => {
      if (videoRef.current) videoRef.current.playbackRate = next;
    },
    handlers: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setTime(videoRef.current?.currentTime ?? 0),
      onDurationChange: () => {
        const duration = videoRef.current?.duration ?? 0;
        setTotal(Number.isFinite(duration) ? duration : 0);
      },
      onVolumeChange: () => setMuted(videoRef.current?.muted ?? false),
      onRateChange: () => setRate(videoRef.current?.playbackRate ?? 1),
      onError: () => setFailed(true),
    },
  };
}
