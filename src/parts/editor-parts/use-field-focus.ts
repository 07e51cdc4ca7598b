import { useEffect, useEffectEvent, useState } from 'react';

/** A wish to go to a field; each wish is a new object, so that the same field can be asked for again. */
export type FocusWish = { field: string };

/** The field of the first thing that is missing, whichever that is when the question is shown. */
export const firstIssue = '!';

/** Focuses `field` or the first input within it; a field that is not there leads to what would hold it. */
function focusField(root: HTMLElement, field: string): void {
  const inputs = 'input, textarea, button:not([aria-describedby])';
  for (const parts = field.split('.'); parts.length > 0; parts.pop()) {
    const name = parts.join('.');
    const found = root.querySelector<HTMLElement>(`[data-field="${name}"], [data-field^="${name}."]`);
    const target = found?.matches(inputs) ? found : found?.querySelector<HTMLElement>(inputs);
    if (!target) continue;
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Carries out wishes once the fields are on the page; `initial` is one from before this part was shown. */
export function useFieldFocus(
  root: { readonly current: HTMLElement | null },
  initial: FocusWish | null,
  firstIssueField: string | undefined,
) {
  const [wish, setWish] = useState<FocusWish | null>(null);
  const go = useEffectEvent((field: string) => {
    const wanted = field === firstIssue ? firstIssueField : field;
    if (root.current && wanted !== undefined) focusField(root.current, wanted);
  });
  useEffect(() => {
    if (wish) go(wish.field);
  }, [wish]);
  useEffect(() => {
    if (initial) go(initial.field);
  }, [initial]);
  return (field: string) => setWish({ field });
}
