import { type RefObject, useEffect, useState } from 'react';

/** Longer than a press: what is said of a field that was left must not push away what is being clicked. */
const pressMs = 300;

/** Fields within `root` that had the focus and lost it, by their `data-field`. */
export function useLeftFields(root: RefObject<HTMLElement | null>): readonly string[] {
  const [left, setLeft] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = root.current;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function leave({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      if (field === undefined) return;
      const add = () => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field]));
      timers.add(setTimeout(add, pressMs));
    }
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusout', leave);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [root]);
  return left;
}
