import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Grid, mergeGrid } from '#contract/rules/merge-grid.ts';
import { call } from '#ui/api/call.ts';
import { queryKey, refresh } from '#ui/api/hooks.ts';
import { listen } from '#ui/api/listen.ts';

/** Shortest time between two refreshes of the grid, however many answers arrive. */
const refreshIntervalMs = 1_000;

/** Refreshes the grid when the server reports changes. Returns a function that stops it. */
function watchGrid(
  coursewareId: number,
  client: QueryClient,
  setLive: (isLive: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRefresh = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh(client, ['GET /study/grid']);
    }, refreshIntervalMs);
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

/** The grid of a courseware. Later fetches load only the changes. */
export function useGrid(coursewareId: number): UseQueryResult<Grid> {
  const input = { courseware_id: coursewareId };
  const key = queryKey('GET /study/grid', input);
  return useQuery<Grid>({
    queryKey: key,
    queryFn: async ({ client, signal }) => {
      const knownGrid = client.getQueryData<Grid>(key);
      if (!knownGrid) return call('GET /study/grid', input, { signal });
      const changes = await call(
        'GET /study/grid_changes',
        { ...input, since: knownGrid.cursor },
        { signal },
      );
      return mergeGrid(knownGrid, changes);
    },
    // `mergeGrid` already keeps unchanged rows.
    structuralSharing: false,
  });
}

/** The grid of a courseware, updated as answers arrive; `isLive` while the connection is open. */
export function useLiveGrid(coursewareId: number) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => watchGrid(coursewareId, client, setLive), [coursewareId, client]);
  return { ...useGrid(coursewareId), isLive };
}
