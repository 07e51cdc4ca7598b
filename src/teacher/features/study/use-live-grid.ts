import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { EventSource } from 'eventsource';
import { useEffect, useState } from 'react';
import { buildUrl, requestHeaders } from '#ui/api/call.ts';
import { refresh, useCall } from '#ui/api/hooks.ts';

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
  const source = new EventSource(buildUrl('/study/live', { courseware_id: coursewareId }), {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...requestHeaders() } }),
  });
  source.addEventListener('open', () => {
    setLive(true);
    // Answers may have come in while nobody listened.
    gather();
  });
  source.addEventListener('error', () => setLive(false));
  source.addEventListener('message', gather);
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** The grid of a courseware, fetched anew as answers come in; `isLive` while the connection stands. */
export function useLiveGrid(coursewareId: number) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => watchGrid(coursewareId, client, setLive), [coursewareId, client]);
  return { ...useCall('GET /study/grid', { courseware_id: coursewareId }), isLive };
}
