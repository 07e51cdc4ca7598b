import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import type { GroupSearch } from '#teacher/features/groups/use-group-sets.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const GroupSettingsPage: RouteComponent = lazyRouteComponent(
  () => import('./group-settings.page.tsx'),
  'GroupSettingsPage',
);

export const groupSettingsScreen = createScreen({
  path: '/group-settings/list',
  messages: defineMessages({ title: { en: 'Group Settings', 'zh-hk': '分組設定', 'zh-cn': '分组设置' } }),
  menu: { icon: 'groups', section: '/group-settings' },
  readSearch: (raw: RawSearch): GroupSearch => ({
    calendar_id: readId(raw['calendar_id']),
    class_id: readId(raw['class_id']),
    set_id: readId(raw['set_id']),
  }),
  page: GroupSettingsPage,
});
