import { useEffect, useRef } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { useSendControl } from '#parts/spaces/use-send-control.ts';
import { useControl } from '#parts/spaces/use-space.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { type Lead, readLead } from '../led/control.ts';

/** While the teacher looks around, the class is told so often. Milliseconds. */
const tellIntervalMs = 200;

/** Leads the class. What changes at once more often is told once in a while, and its last state always. */
export function useLead(source: SpaceSource | undefined) {
  const lead = useSame(readLead(useControl(source)));
  const send = useSendControl(source);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; lead: Lead } | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  function tell(next: Lead | null): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    void send({ lead: next });
  }
  function tellSoon(next: Lead): void {
    if (waiting.current) {
      waiting.current.lead = next;
      return;
    }
    const timer = setTimeout(() => {
      const latest = waiting.current?.lead ?? next;
      tell(latest);
    }, tellIntervalMs);
    waiting.current = { timer, lead: next };
  }
  return { lead, tell, tellSoon };
}
