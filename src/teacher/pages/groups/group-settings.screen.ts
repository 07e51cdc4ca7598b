import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import type { GroupSearch } from '#teacher/features/groups/use-group-sets.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const GroupSettingsPage: RouteComponent = lazyRouteComponent(
  () => import('./group-settings.page.tsx'),
  'GroupSettingsPage',
);

export const groupSettingsScreen = createScreen('groupSettings', {
  readSearch: (raw: RawSearch): GroupSearch => ({
    calendar_id: readId(raw['calendar_id']),
    class_id: readId(raw['class_id']),
    set_id: readId(raw['set_id']),
  }),
  page: GroupSettingsPage,
});
