import { type RefObject, useEffect, useState } from 'react';

/** Delay in ms, longer than a press: an error that appears at once would move the button that is being clicked. */
const pressMs = 300;

type Touched = { fields: readonly string[]; hasLeftAll: boolean };

const nothing: Touched = { fields: [], hasLeftAll: false };

/** False also for elements around `root`: they get the focus by a click beside the fields. */
function isOutside(node: Node, root: HTMLElement | null): boolean {
  return root !== null && !root.contains(node) && !node.contains(root);
}

/** Names (`data-field`) of the fields within `root` that lost the focus; `hasLeftAll`: the focus went outside `root`. */
export function useTouchedFields(root: RefObject<HTMLElement | null>): Touched {
  const [touched, setTouched] = useState(nothing);
  useEffect(() => {
    const element = root.current;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function leave({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      const isOut = relatedTarget instanceof Node && isOutside(relatedTarget, element);
      if (field === undefined && !isOut) return;
      const add = () =>
        setTouched(({ fields, hasLeftAll }) => ({
          fields: field === undefined || fields.includes(field) ? fields : [...fields, field],
          hasLeftAll: hasLeftAll || isOut,
        }));
      timers.add(setTimeout(add, pressMs));
    }
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusout', leave);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [root]);
  return touched;
}
