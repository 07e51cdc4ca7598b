import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiInput } from '#contract/api.ts';
import {
  followStoredMarks,
  type GivenMark,
  isMemberMark,
  type MarkResult,
} from '#teacher/shared/marks/unsent-marks.ts';
import { refresh, useCall } from '#ui/api/hooks.ts';
import { listen } from '#ui/api/listen.ts';
import type { Marking } from './marking-items.ts';

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
  useEffect(
    () =>
      followStoredMarks((body, reply) => {
        if (!isMemberMark(body)) showStoredMark(client, body.mark, reply as MarkResult);
      }),
    [client],
  );
  return useCall('GET /study/marking', input, { keepPrevious: true, reportsInPlace: true });
}
