import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ResourceList } from '#teacher/features/resources/resource-list.tsx';
import type { ResourceSearch } from '#teacher/features/resources/resource-search.ts';

const route = getRouteApi('/shell/resources/list');

export function ResourceListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (nextSearch: ResourceSearch) => void navigate({ search: nextSearch, resetScroll: false }),
    [navigate],
  );
  return <ResourceList search={search} onSearch={onSearch} />;
}
