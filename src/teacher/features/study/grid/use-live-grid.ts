import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Grid, mergeGrid } from '#contract/merge-grid.ts';
import { call } from '#ui/api/call.ts';
import { queryKey, refresh } from '#ui/api/hooks.ts';
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

/** The grid of a courseware. Asked for again, it fetches only what changed. */
export function useGrid(coursewareId: number): UseQueryResult<Grid> {
  const input = { courseware_id: coursewareId };
  const key = queryKey('GET /study/grid', input);
  return useQuery<Grid>({
    queryKey: key,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Grid>(key);
      if (!known) return call('GET /study/grid', input, { signal });
      const changes = await call('GET /study/grid_changes', { ...input, since: known.cursor }, { signal });
      return mergeGrid(known, changes);
    },
    // Merging has kept what is the same.
    structuralSharing: false,
  });
}

/** The grid of a courseware, brought up to date as answers come in; `isLive` while the connection stands. */
export function useLiveGrid(coursewareId: number) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => watchGrid(coursewareId, client, setLive), [coursewareId, client]);
  return { ...useGrid(coursewareId), isLive };
}
