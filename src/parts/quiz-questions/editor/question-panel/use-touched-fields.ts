import { type RefObject, useEffect, useState } from 'react';

/** Longer than a press: what is said of a field that was left must not push away what is being clicked. */
const pressMs = 300;

type Left = { fields: readonly string[]; isAllLeft: boolean };

const nothing: Left = { fields: [], isAllLeft: false };

/** Fields within `root` that had the focus and lost it, by their `data-field`; `isAllLeft`: something outside took it. */
export function useLeftFields(root: RefObject<HTMLElement | null>): Left {
  const [left, setLeft] = useState(nothing);
  useEffect(() => {
    const element = root.current;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function leave({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      const isOut = relatedTarget instanceof Node && !element?.contains(relatedTarget);
      if (field === undefined && !isOut) return;
      const add = () =>
        setLeft(({ fields, isAllLeft }) => ({
          fields: field === undefined || fields.includes(field) ? fields : [...fields, field],
          isAllLeft: isAllLeft || isOut,
        }));
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
