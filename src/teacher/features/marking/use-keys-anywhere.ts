import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';

/** Marking by keys wherever the focus is, such as on a drawing that the teacher writes on. */

const fields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
/** What Enter already does something on. */
const pressed = 'a, button, summary, [role="button"], [role="option"], [role="radio"], [role="tab"]';
const stepByLetter: Readonly<Record<string, number>> = { j: 1, k: -1 };

type KeyActions = {
  panel: RefObject<HTMLElement | null>;
  scoreField: RefObject<HTMLInputElement | null>;
  onSave: () => void;
  onStep: (by: number) => void;
};

/** A digit goes into the score field; Enter saves and steps; J and K step. Fields and buttons keep their own keys. */
export function useKeysAnywhere({ panel, scoreField, onSave, onStep }: KeyActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || hasModifier(event)) return;
    if (!(target instanceof Element) || panel.current?.contains(target) || target.closest(fields)) return;
    const key = pressedKey(event);
    const step = stepByLetter[key.toLowerCase()];
    if (/^\d$/.test(key)) {
      // The browser types the digit into the field that has the focus now.
      scoreField.current?.focus({ preventScroll: true });
      scoreField.current?.select();
    } else if (step !== undefined) onStep(step);
    else if (key === 'Enter' && !target.closest(pressed)) onSave();
    else return;
    if (!/^\d$/.test(key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
