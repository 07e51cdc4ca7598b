import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ownListType } from '#activities/views.ts';
import { type ListPlace, ListPlaceContext } from '#teacher/features/activities/list/list-place.view.ts';
import type { ActivitySearch } from '#teacher/features/activities/list/list-search.ts';
import { ListPage } from '#teacher/pages/activities/list-page.tsx';
import { travelMessages } from './travel-messages.ts';

const route = getRouteApi('/shell/digitalTravel/list');

const trips: ListPlace = { type: ownListType, messages: travelMessages, createPath: '/digitalTravel/create' };

/** The teacher's trips. */
export function TravelListPage() {
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (search: ActivitySearch, replace = false) => void navigate({ search, replace }),
    [navigate],
  );
  return (
    <ListPlaceContext value={trips}>
      <ListPage search={route.useSearch()} onSearch={onSearch} />
    </ListPlaceContext>
  );
}
