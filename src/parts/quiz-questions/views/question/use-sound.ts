import { useEffect, useRef, useState } from 'react';

/** The sound that plays now; starting another pauses it. */
let playingSound: HTMLAudioElement | undefined;

/** Plays a sound without the browser's controls. Times in seconds. */
export function useSound(src: string) {
  const ref = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);

  useEffect(() => {
    const sound = new Audio();
    sound.preload = 'metadata';
    sound.src = src;
    ref.current = sound;
    const listening = new AbortController();
    const on = (event: string, listener: () => void) =>
      sound.addEventListener(event, listener, { signal: listening.signal });
    on('play', () => setPlaying(true));
    on('pause', () => setPlaying(false));
    on('timeupdate', () => setAt(sound.currentTime));
    on('durationchange', () => setLength(Number.isFinite(sound.duration) ? sound.duration : 0));
    return () => {
      listening.abort();
      sound.pause();
      sound.removeAttribute('src');
      sound.load();
    };
  }, [src]);

  function seek(seconds: number): void {
    if (ref.current) ref.current.currentTime = seconds;
    setAt(seconds);
  }

  function toggle(): void {
    const sound = ref.current;
    if (!sound) return;
    if (!sound.paused) {
      sound.pause();
      return;
    }
    if (sound.error) sound.load();
    setFailed(false);
    if (playingSound !== sound) playingSound?.pause();
    playingSound = sound;
    sound.play().catch((error: unknown) => {
      // AbortError: the sound was paused before it began, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  }

  return { playing, failed, at, length, seek, toggle };
}
