import { useEffect, useEffectEvent } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import type { View } from '#parts/panorama/scene-model.ts';
import { useControl, useSpace } from '#parts/spaces/use-space.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { type Lead, readLead } from './control.ts';

const showNothing = () => null;

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
  const tell = (view: View | null) => {
    if (stopId !== undefined) sendPresence({ stop_id: stopId, view });
  };
  const tellStop = useEffectEvent(() => tell(null));
  useEffect(() => {
    if (isLoaded && stopId !== undefined) tellStop();
  }, [isLoaded, stopId]);
  return { lead, onLook: tell };
}
