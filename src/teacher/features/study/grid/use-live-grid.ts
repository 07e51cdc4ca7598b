import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Grid, mergeGrid } from '#contract/rules/merge-grid.ts';
import { useLiveReads } from '#teacher/features/study/use-live-reads.ts';
import { call, takePrefetched } from '#ui/api/call.ts';
import { queryKey } from '#ui/api/hooks.ts';
import { gridRefreshMs } from './grid-refresh.ts';

const liveGrid = { keys: ['GET /study/grid'], intervalMs: gridRefreshMs } as const;

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
    initialData: () => takePrefetched('GET /study/grid', input),
    // `mergeGrid` already keeps unchanged rows.
    structuralSharing: false,
  });
}

/** The grid of a courseware, updated as answers arrive; `isLive` while the connection is open. */
export function useLiveGrid(coursewareId: number) {
  const isLive = useLiveReads(coursewareId, liveGrid);
  return { ...useGrid(coursewareId), isLive };
}
