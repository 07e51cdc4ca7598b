import { useEffect, useEffectEvent, useRef } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import type { View } from '#parts/panorama/scene-model.ts';
import { useControl, useSpace } from '#parts/spaces/use-space.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { type Lead, readLead } from './control.ts';

const showNothing = () => null;
/** Presence is not stored: a teacher who opens the page later hears of everybody within this time. */
const tellIntervalMs = 4_000;

type LedInput = {
  context: ViewContext;
  isWorking: boolean;
  /** The stop on screen; undefined at the end of the trip. */
  stopId: string | undefined;
  onGo: (stopId: string) => void;
};

/** Takes the student where the teacher leads, and tells the teacher where the student is. */
export function useLed({ context, isWorking, stopId, onGo }: LedInput) {
  const source = isWorking ? context.spaces : undefined;
  const { sendPresence, isLoaded } = useSpace(source, 'trip', showNothing);
  const lead: Lead | null = useSame(readLead(useControl(source)));
  const follow = useEffectEvent((id: string) => {
    if (id !== stopId) onGo(id);
  });
  const leadStopId = lead?.stop_id;
  useEffect(() => {
    if (leadStopId !== undefined) follow(leadStopId);
  }, [leadStopId]);
  const lastView = useRef<View | null>(null);
  const tell = (view: View | null) => {
    lastView.current = view;
    if (stopId !== undefined) sendPresence({ stop_id: stopId, view });
  };
  const tellStop = useEffectEvent(() => tell(null));
  const tellAgain = useEffectEvent(() => tell(lastView.current));
  useEffect(() => {
    if (!isLoaded || stopId === undefined) return undefined;
    tellStop();
    const timer = setInterval(() => tellAgain(), tellIntervalMs);
    return () => clearInterval(timer);
  }, [isLoaded, stopId]);
  return { lead, onLook: tell };
}
