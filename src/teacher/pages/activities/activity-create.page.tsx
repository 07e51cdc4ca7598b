import { getRouteApi } from '@tanstack/react-router';
import { TypePicker } from '#teacher/features/activities/create/type-picker.tsx';

const route = getRouteApi('/shell/teacher/diy/create');

export function ActivityCreatePage() {
  const { unit_id } = route.useSearch();
  return <TypePicker unitId={unit_id} />;
}
