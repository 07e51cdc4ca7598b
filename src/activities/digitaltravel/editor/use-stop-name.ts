import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Stop } from '../model.ts';
import { editorMessages } from './editor-messages.ts';

/** Gives a stop's name, or its number while it has none. */
export function useStopName(): (stop: Pick<Stop, 'name'>, index: number) => string {
  const t = useMessages(editorMessages);
  return ({ name }, index) => name.trim() || t('stop_number', { number: index + 1 });
}
