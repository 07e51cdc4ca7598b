import { useRef } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { useSendControl } from '#parts/spaces/use-send-control.ts';
import { useControl } from '#parts/spaces/use-space.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { type Lead, readLead } from '../led/control.ts';

/** While the teacher looks around, the class is told at most so often. Milliseconds. */
const tellIntervalMs = 200;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Leads the class. What changes at once more often is told once in a while, and its last state always. */
export function useLead(source: SpaceSource | undefined) {
  const lead = useSame(readLead(useControl(source)));
  const send = useSendControl(source);
  const views = useRef<{ next: Lead | undefined; isSending: boolean }>({ next: undefined, isSending: false });

  function tell(next: Lead | null): void {
    views.current.next = undefined;
    void send({ lead: next });
  }
  async function tellSoon(next: Lead): Promise<void> {
    const waiting = views.current;
    waiting.next = next;
    if (waiting.isSending) return;
    waiting.isSending = true;
    while (waiting.next) {
      const newest: Lead = waiting.next;
      waiting.next = undefined;
      await send({ lead: newest });
      await sleep(tellIntervalMs);
    }
    waiting.isSending = false;
  }
  return { lead, tell, tellSoon };
}
