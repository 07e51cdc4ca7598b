import { useEffect, useRef, useState } from 'react';

/** The sound that plays now; starting another pauses it. */
let playingSound: HTMLAudioElement | undefined;

/** Plays a sound without the browser's controls. Times in seconds. */
export function useSound(src: string) {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [currentSeconds, setCurrentSeconds] = useState(0);
  const [totalSeconds, setTotalSeconds] = useState(0);

  useEffect(() => {
    const sound = new Audio();
    sound.preload = 'metadata';
    sound.src = src;
    audioRef.current = sound;
    const listenerController = new AbortController();
    const addListener = (event: string, listener: () => void) =>
      sound.addEventListener(event, listener, { signal: listenerController.signal });
    addListener('play', () => setPlaying(true));
    addListener('pause', () => setPlaying(false));
    addListener('timeupdate', () => setCurrentSeconds(sound.currentTime));
    addListener('durationchange', () =>
      setTotalSeconds(Number.isFinite(sound.duration) ? sound.duration : 0),
    );
    return () => {
      listenerController.abort();
      sound.pause();
      sound.removeAttribute('src');
      sound.load();
    };
  }, [src]);

  function seek(seconds: number): void {
    if (audioRef.current) audioRef.current.currentTime = seconds;
    setCurrentSeconds(seconds);
  }

  function toggle(): void {
    const sound = audioRef.current;
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

  return { isPlaying, hasFailed, currentSeconds, totalSeconds, seek, toggle };
}
