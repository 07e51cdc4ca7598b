import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { activityMessages } from './activity-messages.ts';

type UsageNoteProps = { item: Pick<ActivityItem, 'courseware_count' | 'former_classes'> };

/** Says how many units use the activity, or which classes used it before. */
export function UsageNote({ item: { courseware_count, former_classes } }: UsageNoteProps) {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  if (courseware_count > 0) return t('used_in', { count: courseware_count });
  if (former_classes.length > 0) return t('was_used_in', { classes: formats.list(former_classes) });
  return t('not_used');
}
