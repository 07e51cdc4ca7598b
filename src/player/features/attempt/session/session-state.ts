import type { AnswerState } from '#activities/activity-views.ts';
import type { OutboxStatus } from '#player/features/attempt/outbox/outbox-sender.ts';
import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import type { Outbox } from '#player/storage/outbox-rules.ts';

/** What the type's player shows: the server's answers with this device's unsent changes over them. Pure. */

type Sources = {
  questionIds: readonly string[];
  answers: Readonly<Record<string, ServerAnswer>>;
  box: Outbox;
  status: OutboxStatus;
  /** Withheld questions that were asked for. */
  openings: Readonly<Record<string, AnswerState['opening']>>;
  now: number;
  toDevice: (serverTime: number) => number;
};

function saveState(isPending: boolean, isStored: boolean, status: OutboxStatus): AnswerState['save'] {
  if (!isPending) return isStored ? 'saved' : 'none';
  return status === 'sending' || status === 'idle' ? 'saving' : 'waiting';
}

function buildState(id: string, { answers, box, status, openings, now, toDevice }: Sources): AnswerState {
  const stored = answers[id];
  const pending = box.pending[id];
  const opening = openings[id];
  const files = (pending ?? stored)?.files;
  const deadline = stored?.deadline_at ?? undefined;
  const isOver = deadline !== undefined && now >= deadline;
  return {
    response: (pending ?? stored)?.response ?? undefined,
    flagged: (pending ?? stored)?.flagged ?? false,
    locked: stored?.locked === true || pending?.check === true || isOver,
    save: saveState(pending !== undefined, stored !== undefined && stored.seq > 0, status),
    ...(files ? { files } : {}),
    ...(stored?.mark ? { mark: stored.mark } : {}),
    ...(stored?.key === undefined ? {} : { key: stored.key }),
    ...(deadline === undefined ? {} : { deadlineAt: toDevice(deadline) }),
    ...(opening === undefined ? {} : { opening }),
  };
}

export function buildAnswerStates(sources: Sources): Record<string, AnswerState> {
  return Object.fromEntries(sources.questionIds.map((id) => [id, buildState(id, sources)]));
}

/** Whether there is an answer: a response that says something, or a file. */
export function isGiven(answer: Pick<AnswerState, 'response' | 'files'> | undefined): boolean {
  return saysSomething(answer?.response) || (answer?.files ?? []).length > 0;
}

/** Whether a response says anything, whatever the type's form of it: some text, number or choice in it. */
function saysSomething(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (typeof response === 'number' || response === true) return true;
  if (Array.isArray(response)) return response.some(saysSomething);
  return typeof response === 'object' && response !== null && Object.values(response).some(saysSomething);
}
