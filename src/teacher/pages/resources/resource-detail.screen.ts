import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const ResourceDetailPage: RouteComponent = lazyRouteComponent(
  () => import('./resource-detail.page.tsx'),
  'ResourceDetailPage',
);

export const resourceDetailScreen = createScreen('resourceDetail', {
  /** `id` is 0 when the address names no resource. */
  readSearch: (raw: RawSearch): { id: number; unit_id?: number | undefined } => ({
    id: readId(raw['id']) ?? 0,
    unit_id: readId(raw['unit_id']),
  }),
  prefetch: ({ id }) => prefetch('GET /resource/detail', { id }),
  page: ResourceDetailPage,
});
