import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useListPlace } from './list-place.view.ts';

type ActivityLinkProps = Omit<LinkComponentProps, 'to' | 'params'> & {
  item: Pick<ActivityItem, 'id' | 'type'>;
};

/** Opens the editor of an activity, in the part of the menu in which its list is. */
export function ActivityLink({ item, ...props }: ActivityLinkProps) {
  const id = String(item.id);
  const { type } = useListPlace();
  if (type !== undefined) return <Link {...props} to="/digitalTravel/edit/$id" params={{ id }} />;
  return <Link {...props} to="/teacher/diy/edit/$course_type/$id" params={{ course_type: item.type, id }} />;
}
