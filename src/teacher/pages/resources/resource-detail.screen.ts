import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const ResourceDetailPage: RouteComponent = lazyRouteComponent(
  () => import('./resource-detail.page.tsx'),
  'ResourceDetailPage',
);

export const resourceDetailScreen = createScreen({
  path: '/resources/detail',
  messages: defineMessages({ title: { en: 'Resource', 'zh-hk': '資源詳情', 'zh-cn': '资源详情' } }),
  /** `id` is 0 when the address names no resource. */
  readSearch: (raw: RawSearch): { id: number; unit_id?: number | undefined } => ({
    id: readId(raw['id']) ?? 0,
    unit_id: readId(raw['unit_id']),
  }),
  prefetch: ({ id }) => prefetch('GET /resource/detail', { id }),
  page: ResourceDetailPage,
});
