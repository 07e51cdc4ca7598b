import { queryOptions } from '@tanstack/react-query';
import { findActivityViews } from '#activities/views.ts';

/** The editor of one type; null where there is none. */
export function editorQuery(type: string) {
  return queryOptions({
    queryKey: ['activity editor', type],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await findActivityViews(type)?.loadEditor()) ?? null,
  });
}
