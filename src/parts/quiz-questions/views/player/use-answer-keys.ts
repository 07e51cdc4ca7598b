import { type RefObject, useEffect, useEffectEvent } from 'react';
import { optionLetter } from '../../body-text.ts';
import type { PublicQuestion } from '../../model.ts';

const typed = 'dialog *, textarea, input:not([type=radio], [type=checkbox])';

/** Chooses options by key, A to E or 1 to 5, while the focus is in `card` and not in a text field. */
export function useAnswerKeys(
  card: RefObject<HTMLElement | null>,
  options: PublicQuestion['options'],
  onChoose: (optionId: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent, focused: Element | null | undefined) => {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || focused?.matches(typed)) return;
    const option = options.find(
      (_, index) => key.toUpperCase() === optionLetter(index) || key === `${index + 1}`,
    );
    if (option) onChoose(option.id);
  });

  useEffect(() => {
    const element = card.current;
    const listen = (event: KeyboardEvent) => press(event, element?.ownerDocument.activeElement);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [card]);
}
