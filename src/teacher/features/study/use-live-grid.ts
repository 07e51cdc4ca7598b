import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refresh, useCall } from '#ui/api/hooks.ts';
import { listen } from '#ui/api/listen.ts';

/** At most one refresh of the grid in this time, however many answers come in. */
const refreshMs = 1_000;

/** Refreshes the grid as the server tells of changes; returns what ends it. */
function watchGrid(
  coursewareId: number,
  client: QueryClient,
  setLive: (isLive: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gather = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh(client, ['GET /study/grid']);
    }, refreshMs);
  };
  const stop = listen(
    'GET /study/live',
    { courseware_id: coursewareId },
    {
      onOpen: () => {
        setLive(true);
        // Answers may have come in while nobody listened.
        gather();
      },
      onError: () => setLive(false),
      onMessage: gather,
    },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The grid of a courseware, fetched anew as answers come in; `isLive` while the connection stands. */
export function useLiveGrid(coursewareId: number) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => watchGrid(coursewareId, client, setLive), [coursewareId, client]);
  return { ...useCall('GET /study/grid', { courseware_id: coursewareId }), isLive };
}
