import type { ReactNode } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';

/** The actions of an activity in the list. */
export type ActivityActions = Readonly<
  Record<
    | 'onAddToUnit'
    | 'onSync'
    | 'onPutIntoBank'
    | 'onSaveAsFile'
    | 'onShare'
    | 'onTakeBack'
    | 'onShowChanges'
    | 'onDelete',
    (item: ActivityItem) => void
  >
>;

/** Shows the dialog that puts the questions of an activity into Course Resources. */
export type RenderPutIntoBank = (dialog: {
  activity: ActivityItem;
  opener: string;
  onClose: () => void;
}) => ReactNode;

/** `data-opener` of the row's menu button, which gets the focus back from the dialogs that its menu opens. */
export const rowMenuId = ({ id }: Pick<ActivityItem, 'id'>) => `activity-menu-${id}`;
