import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { optionLetter } from '../../body-words.ts';
import { answersMax } from '../../limits.ts';

const answerIndexes = Array.from({ length: answersMax }, (_, index) => index);
const typingSelector = 'dialog *, textarea, input:not([type=radio], [type=checkbox])';

/** Chooses options by key, A to E or 1 to 5, while the focus is in `card` and not in a text field. */
export function useAnswerKeys(card: RefObject<HTMLElement | null>, onChoose: (index: number) => void): void {
  const chooseByKey = useEffectEvent((event: KeyboardEvent, focusedElement: Element | null | undefined) => {
    const key = pressedKey(event);
    if (hasModifier(event) || event.repeat || focusedElement?.matches(typingSelector)) return;
    const index = answerIndexes.find(
      (one) => key.toUpperCase() === optionLetter(one) || key === `${one + 1}`,
    );
    if (index !== undefined) onChoose(index);
  });

  useEffect(() => {
    const element = card.current;
    const onKeyDown = (event: KeyboardEvent) => chooseByKey(event, element?.ownerDocument.activeElement);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [card]);
}
