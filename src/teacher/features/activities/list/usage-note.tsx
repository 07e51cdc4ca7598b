import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from './activity-messages.ts';

type UsedNoteProps = { item: Pick<ActivityItem, 'courseware_count' | 'former_classes'> };

/** In how many units an activity is, or which classes used it before. */
export function UsedNote({ item: { courseware_count, former_classes } }: UsedNoteProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  if (courseware_count > 0) return t('used_in', { count: courseware_count });
  if (former_classes.length > 0) return t('was_used_in', { classes: formats.list(former_classes) });
  return t('not_used');
}
