import { type RefObject, useEffect, useRef, useState } from 'react';

/** Remembers on this device whether people want captions. They are on at first. */
const storageKey = 'video_captions';

function readIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function storeIsOn(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Storage may be off: the choice then holds for this page.
  }
}

/** The switch for the captions of a video, whose track gets `ref`. The browser's own menu moves it, too. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, hasCaptions: boolean) {
  const ref = useRef<HTMLTrackElement>(null);
  const [isOn, setOn] = useState(readIsOn);
  useEffect(() => {
    const track = ref.current?.track;
    if (track && hasCaptions) track.mode = isOn ? 'showing' : 'disabled';
  }, [isOn, hasCaptions]);
  useEffect(() => {
    if (!hasCaptions) return undefined;
    const tracks = video.current?.textTracks;
    const follow = () => setOn(ref.current?.track.mode === 'showing');
    tracks?.addEventListener('change', follow);
    return () => tracks?.removeEventListener('change', follow);
  }, [video, hasCaptions]);
  return {
    ref,
    isOn,
    toggle: () => {
      storeIsOn(!isOn);
      setOn(!isOn);
    },
  };
}
