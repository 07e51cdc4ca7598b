import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ActivityList } from '#teacher/features/activities/list/activity-list.tsx';
import type { ActivitySearch } from '#teacher/features/activities/list/list-search.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';

const route = getRouteApi('/shell/teacher/diy');

export function ActivityListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  const onSearch = useCallback(
    (nextSearch: ActivitySearch, replace = false) => void navigate({ search: nextSearch, replace }),
    [navigate],
  );
  return <ActivityList search={search} onSearch={onSearch} isAdmin={isAdmin} />;
}
