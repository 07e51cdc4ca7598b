import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';

/** What can be done with an activity in the list. */
export type ActivityActions = Readonly<
  Record<
    'onAddToUnit' | 'onSync' | 'onShare' | 'onTakeBack' | 'onShowChanges' | 'onDelete',
    (item: ActivityItem) => void
  >
>;

/** Where the focus goes back to from a dialog that the row's menu opened. */
export const rowMenuId = ({ id }: Pick<ActivityItem, 'id'>) => `activity-menu-${id}`;
