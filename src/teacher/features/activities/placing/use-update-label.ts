import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { updateMessages } from './update-messages.ts';
import type { Places } from './use-places.ts';

/** As many classes as a button names. */
const namedMax = 3;

/** What completing will update, in the words of its button; undefined where it updates nothing. */
export function useUpdateLabel(places: Places | undefined): string | undefined {
  const t = useMessages(updateMessages);
  const formats = useFormats();
  const chosen = places?.associated.items.filter(({ courseware_id }) =>
    places.chosen.includes(courseware_id),
  );
  const classes = [...new Set(chosen?.map(({ class_name }) => class_name))];
  if (classes.length === 0) return undefined;
  return classes.length > namedMax
    ? t('complete_and_update_many', { count: classes.length })
    : t('complete_and_update', { classes: formats.list(classes) });
}
