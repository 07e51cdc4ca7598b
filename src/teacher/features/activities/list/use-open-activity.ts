import { useNavigate } from '@tanstack/react-router';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useListPlace } from './list-place.view.ts';

/** Opens the editor of an activity, of a type with its own list in that part of the menu if this list is shown. */
export function useOpenActivity(): (activity: Pick<ActivityItem, 'id' | 'type'>) => void {
  const navigate = useNavigate();
  const place = useListPlace();
  return ({ id, type }) =>
    void (place.type === type
      ? navigate({ to: '/digitalTravel/edit/$id', params: { id: String(id) } })
      : navigate({
          to: '/teacher/diy/edit/$course_type/$id',
          params: { course_type: type, id: String(id) },
        }));
}
