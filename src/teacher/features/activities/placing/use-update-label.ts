import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { updateMessages } from './update-messages.ts';
import type { Places } from './use-places.ts';

/** More classes than this are counted rather than named on a button. */
const namedClassesMax = 3;

/** The label of the button that completes and updates; undefined if completing updates nothing. */
export function useUpdateLabel(places: Places | undefined): string | undefined {
  const t = useMessages(updateMessages);
  const formats = useFormats();
  const chosenPlaces = places?.associated.items.filter(({ courseware_id }) =>
    places.chosen.includes(courseware_id),
  );
  const classes = [...new Set(chosenPlaces?.map(({ class_name }) => class_name))];
  if (classes.length === 0) return undefined;
  return classes.length > namedClassesMax
    ? t('complete_and_update_many', { count: classes.length })
    : t('complete_and_update', { classes: formats.list(classes) });
}
