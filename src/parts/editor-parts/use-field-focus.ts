import { useEffect, useEffectEvent, useState } from 'react';

/** Asks for the focus of a field. Each request is a new object, so that the same field can be requested again. */
export type FocusRequest = { field: string };

/** Requests the field of the first issue that the question has when it is shown. */
export const firstIssue = '!';

/** Focuses `field` or the first input within it; if it is missing, the field that would contain it. */
function focusField(root: HTMLElement, field: string): void {
  const inputs = 'input, textarea, button:not([aria-describedby])';
  for (const parts = field.split('.'); parts.length > 0; parts.pop()) {
    const name = parts.join('.');
    const fieldElement = root.querySelector<HTMLElement>(`[data-field="${name}"], [data-field^="${name}."]`);
    const input = fieldElement?.matches(inputs)
      ? fieldElement
      : fieldElement?.querySelector<HTMLElement>(inputs);
    if (!input) continue;
    input.focus();
    input.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Focuses requested fields once they are on the page. `initial` is a request from outside. Returns a function that requests a field. */
export function useFieldFocus(
  root: { readonly current: HTMLElement | null },
  initial: FocusRequest | null,
  firstIssueField: string | undefined,
) {
  const [request, setRequest] = useState<FocusRequest | null>(null);
  const go = useEffectEvent((field: string) => {
    const wantedField = field === firstIssue ? firstIssueField : field;
    if (root.current && wantedField !== undefined) focusField(root.current, wantedField);
  });
  useEffect(() => {
    if (request) go(request.field);
  }, [request]);
  useEffect(() => {
    if (initial) go(initial.field);
  }, [initial]);
  return (field: string) => setRequest({ field });
}
