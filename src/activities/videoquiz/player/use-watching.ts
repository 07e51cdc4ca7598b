import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { hasAnswer } from '#parts/quiz-questions/has-answer.ts';
import { seekVideo } from '#parts/video-view/views/seek-video.view.ts';
import { leaveVideoFullScreen } from '#parts/video-view/views/use-video-full-screen.ts';
import { parseTrace, type WatchTrace } from '../watched.ts';
import { isLackOfNetwork } from './can-play.view.ts';
import type { VideoStageProps } from './stage-props.ts';
import { watchVideo } from './watch-video.view.ts';

/** Follows the video of the stage: which question it has stopped for, and what went wrong. */
export function useWatching(
  video: RefObject<HTMLVideoElement | null>,
  { content, answers, traceAndFiles, onFail }: VideoStageProps,
) {
  const watch = useRef<ReturnType<typeof watchVideo>>(null);
  const [stopId, setStopId] = useState<string>();
  const [wasAtEnd, setWasAtEnd] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const isDone = useEffectEvent((id: string) => {
    const answer = findOwn(answers, id);
    return answer !== undefined && (answer.locked || hasAnswer(answer));
  });
  const saveTrace = useEffectEvent((trace: WatchTrace) => traceAndFiles.saveTrace(trace));
  const fail = useEffectEvent(onFail);
  const begin = useEffectEvent((element: HTMLVideoElement) =>
    watchVideo(element, {
      begin: content.begin_s,
      end: content.end_s,
      noSkipping: content.no_skipping,
      earlier: parseTrace(traceAndFiles.trace),
      stops: content.questions,
      isDone: (id) => isDone(id),
      onStop: (id) => {
        leaveVideoFullScreen(element);
        setHeld(false);
        setStopId(id);
      },
      onHold: () => setHeld(true),
      onEnd: () => {
        leaveVideoFullScreen(element);
        // What leads to handing in opens outside of the player.
        if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
        setWasAtEnd(true);
      },
      onNote: (trace) => saveTrace(trace),
    }),
  );
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const watching = begin(element);
    watch.current = watching;
    const handleError = () => {
      if (isLackOfNetwork(element.error)) setOffline(true);
      else fail();
    };
    const handlePlay = () => setHeld(false);
    const handleLoad = () => setOffline(false);
    element.addEventListener('error', handleError);
    element.addEventListener('play', handlePlay);
    element.addEventListener('loadedmetadata', handleLoad);
    return () => {
      element.removeEventListener('error', handleError);
      element.removeEventListener('play', handlePlay);
      element.removeEventListener('loadedmetadata', handleLoad);
      watching.stop();
    };
  }, [video]);
  return {
    stopId,
    wasAtEnd,
    isHeld,
    isOffline,
    ask: (id: string | undefined) => setStopId(id),
    goOn: (from?: number) => {
      if (stopId !== undefined) watch.current?.goOn(stopId, from);
      setStopId(undefined);
    },
    seek: (seconds: number) => seekVideo(video, seconds),
    reload: () => video.current?.load(),
  };
}
