import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refresh } from '#ui/api/hooks.ts';
import { listen } from '#ui/api/listen.ts';

/** Reads of a courseware that follow the work of its students. */
type LiveReads = {
  keys: Parameters<typeof refresh>[1];
  /** Shortest time between two refreshes, however many answers arrive. */
  intervalMs: number;
};

/** Refreshes the reads when the server reports changes. Returns a function that stops it. */
function watchCourseware(
  coursewareId: number,
  { keys, intervalMs }: LiveReads,
  client: QueryClient,
  setLive: (isLive: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRefresh = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh(client, keys);
    }, intervalMs);
  };
  const stopListening = listen(
    'GET /study/live',
    { courseware_id: coursewareId },
    {
      onOpen: () => {
        setLive(true);
        // Answers may have arrived while the connection was down.
        scheduleRefresh();
      },
      onError: () => setLive(false),
      onMessage: scheduleRefresh,
    },
  );
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/**
 * Refreshes these reads as answers arrive; true while the connection is open. `reads` is the same object each time;
 * undefined: nothing is refreshed.
 */
export function useLiveReads(coursewareId: number, reads: LiveReads | undefined): boolean {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(
    () => (reads ? watchCourseware(coursewareId, reads, client, setLive) : undefined),
    [coursewareId, reads, client],
  );
  return isLive;
}
