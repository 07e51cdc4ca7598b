import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { ActivityList } from '#teacher/features/activities/list/activity-list.tsx';
import type { ActivitySearch } from '#teacher/features/activities/list/list-search.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useUserinfo } from '#teacher/shared/session-store.ts';

const TakeDialog = createLazyPart(
  async () => (await import('#teacher/features/exam/take/take-dialog.tsx')).TakeDialog,
);
const route = getRouteApi('/shell/teacher/diy');

export function ActivityListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  const onSearch = useCallback(
    (nextSearch: ActivitySearch, replace = false) => void navigate({ search: nextSearch, replace }),
    [navigate],
  );
  return (
    <ActivityList
      search={search}
      onSearch={onSearch}
      isAdmin={isAdmin}
      renderPutIntoBank={(dialog) => (
        <Suspense>
          <TakeDialog {...dialog} />
        </Suspense>
      )}
    />
  );
}
