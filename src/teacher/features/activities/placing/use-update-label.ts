import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { updateMessages } from './update-messages.ts';
import type { PlacesToUpdate } from './use-places.ts';

/** More classes than this are counted rather than named on a button. */
const namedClassesMax = 3;

/** The label of the button that completes and updates; undefined if completing updates nothing. */
export function useUpdateLabel(placesToUpdate: PlacesToUpdate | undefined): string | undefined {
  const t = useMessages(updateMessages);
  const formats = useFormats();
  const chosenPlaces = placesToUpdate?.associated.items.filter(({ courseware_id }) =>
    placesToUpdate.chosenIds.includes(courseware_id),
  );
  const classNames = [...new Set(chosenPlaces?.map(({ class_name }) => class_name))];
  if (classNames.length === 0) return undefined;
  return classNames.length > namedClassesMax
    ? t('complete_and_update_many', { count: classNames.length })
    : t('complete_and_update', { classes: formats.list(classNames) });
}
