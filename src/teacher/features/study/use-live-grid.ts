import { useQueryClient } from '@tanstack/react-query';
import { EventSource } from 'eventsource';
import { useEffect, useState } from 'react';
import { buildUrl, requestHeaders } from '#ui/api/call.ts';
import { refresh, useCall } from '#ui/api/hooks.ts';

/** At most one refresh of the grid in this time, however many answers come in. */
const refreshMs = 1_000;

/** Calls `onChange` after answers came in, gathered; `true` while the connection stands. */
function useLiveChanges(coursewareId: number, onChange: () => void): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onChange();
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
  }, [coursewareId, onChange]);
  return isLive;
}

/** The grid of a courseware, fetched anew as answers come in. */
export function useLiveGrid(coursewareId: number) {
  const client = useQueryClient();
  const grid = useCall('GET /study/grid', { courseware_id: coursewareId });
  const [update] = useState(() => () => void refresh(client, ['GET /study/grid']));
  const isLive = useLiveChanges(coursewareId, update);
  return { ...grid, isLive };
}
