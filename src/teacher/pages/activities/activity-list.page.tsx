import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ActivitySearch } from '#teacher/features/activities/list/list-search.ts';
import { ListPage } from './list-page.tsx';

const route = getRouteApi('/shell/teacher/diy');

export function ActivityListPage() {
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (search: ActivitySearch, replace = false) => void navigate({ search, replace }),
    [navigate],
  );
  return <ListPage search={route.useSearch()} onSearch={onSearch} />;
}
