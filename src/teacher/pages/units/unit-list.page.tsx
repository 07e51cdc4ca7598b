import { getRouteApi } from '@tanstack/react-router';
import { UnitList } from '#teacher/features/units/unit-list.tsx';

const route = getRouteApi('/shell/unit/list');

export function UnitListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <UnitList
      search={search}
      onSearch={(nextSearch) => void navigate({ search: nextSearch, replace: true })}
      onComplete={(nextSearch) => void navigate({ search: nextSearch, replace: true, resetScroll: false })}
      onOpen={(unit_id) => void navigate({ to: '/unit/course/list', search: { unit_id } })}
    />
  );
}
