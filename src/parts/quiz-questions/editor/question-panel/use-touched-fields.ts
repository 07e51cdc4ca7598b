import { type RefObject, useEffect, useState } from 'react';

/** Delay in ms, longer than a press: an error that appears at once would move the button that is being clicked. */
const touchDelayMs = 300;

type TouchedFields = { fields: readonly string[]; hasLeftAll: boolean };

const noTouchedFields: TouchedFields = { fields: [], hasLeftAll: false };

/** False also for elements around `root`: they get the focus by a click beside the fields. */
function isOutside(node: Node, root: HTMLElement | null): boolean {
  return root !== null && !root.contains(node) && !node.contains(root);
}

/** Names (`data-field`) of the fields within `root` that lost the focus; `hasLeftAll`: the focus went outside `root`. */
export function useTouchedFields(root: RefObject<HTMLElement | null>): TouchedFields {
  const [touchedFields, setTouchedFields] = useState(noTouchedFields);
  useEffect(() => {
    const element = root.current;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function handleFocusOut({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      const isLeavingQuestion = relatedTarget instanceof Node && isOutside(relatedTarget, element);
      if (field === undefined && !isLeavingQuestion) return;
      const addTouchedField = () =>
        setTouchedFields(({ fields, hasLeftAll }) => ({
          fields: field === undefined || fields.includes(field) ? fields : [...fields, field],
          hasLeftAll: hasLeftAll || isLeavingQuestion,
        }));
      timers.add(setTimeout(addTouchedField, touchDelayMs));
    }
    element?.addEventListener('focusout', handleFocusOut);
    return () => {
      element?.removeEventListener('focusout', handleFocusOut);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [root]);
  return touchedFields;
}
