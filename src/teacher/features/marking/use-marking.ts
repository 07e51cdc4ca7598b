import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiInput } from '#contract/api.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { refresh, useCall } from '#ui/api/hooks.ts';
import { listen } from '#ui/api/listen.ts';
import type { Marking } from './marking-items.ts';
import { createMarksQueue } from './marks-queue.ts';
import { type GivenMark, type MarkResult } from './queued-mark.ts';

/** Minimum time between two refreshes, however many marks colleagues give. */
const refreshMs = 1_000;

/** Shows a stored mark at once, before the answers are read again. */
function showStoredMark(client: QueryClient, mark: GivenMark, { newest, score }: MarkResult): void {
  client.setQueriesData<Marking>({ queryKey: ['GET /study/marking'] }, (cachedMarking) =>
    cachedMarking
      ? {
          ...cachedMarking,
          answers: cachedMarking.answers.map((answer) =>
            answer.attempt_id === mark.attempt_id && answer.question_id === mark.question_id
              ? { ...answer, score, step: newest }
              : answer,
          ),
        }
      : cachedMarking,
  );
}

/** The marks of this teacher that wait on this device. */
export function useMarksQueue() {
  const client = useQueryClient();
  const userId = useUserinfo()?.id ?? 0;
  const [queue] = useState(() =>
    createMarksQueue(userId, (mark, result) => showStoredMark(client, mark, result)),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.getState) };
}

/** Reads the answers again as students submit and colleagues mark; returns a function that stops it. */
function watchMarking(courseware_id: number, client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRefresh = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh(client, ['GET /study/marking']);
    }, refreshMs);
  };
  const handlers = { onOpen: scheduleRefresh, onMessage: scheduleRefresh };
  const stopListening = listen('GET /study/live', { courseware_id }, handlers);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/** The answers to mark, brought up to date as they change. */
export function useMarking(input: ApiInput<'GET /study/marking'>) {
  const client = useQueryClient();
  const { courseware_id } = input;
  useEffect(() => watchMarking(Number(courseware_id), client), [courseware_id, client]);
  return useCall('GET /study/marking', input, { keepPrevious: true, reportsInPlace: true });
}
