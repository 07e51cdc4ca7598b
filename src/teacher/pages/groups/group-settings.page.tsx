import { getRouteApi } from '@tanstack/react-router';
import { GroupSettings } from '#teacher/features/groups/group-settings.tsx';

const route = getRouteApi('/shell/group-settings/list');

export function GroupSettingsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <GroupSettings
      search={search}
      onSearch={(nextSearch) => void navigate({ search: nextSearch, replace: true, resetScroll: false })}
    />
  );
}
