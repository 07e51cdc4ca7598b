import { getRouteApi } from '@tanstack/react-router';
import { UnitList } from '#teacher/features/units/unit-list.tsx';
import { useLastPlace } from '#teacher/shared/class-filter/use-last-place.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/unit/condition');

/** My Unit: shows the units of the class used last; other classes can be chosen. */
export function MyUnitPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const lastPlace = useLastPlace(search.calendar_id === undefined);
  if (!lastPlace) return <Skeleton lines={6} height="4.5rem" />;
  return (
    <UnitList
      isLanding
      search={{ ...search, ...lastPlace }}
      onSearch={(nextSearch) => void navigate({ search: nextSearch, replace: true })}
      onComplete={(nextSearch) => void navigate({ search: nextSearch, replace: true, resetScroll: false })}
      onOpen={(unit_id) => void navigate({ to: '/unit/course/list', search: { unit_id } })}
    />
  );
}
