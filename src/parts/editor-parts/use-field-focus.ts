import { useEffect, useEffectEvent, useState } from 'react';

/** Asks for the focus of a field. Each request is a new object, so that the same field can be requested again. */
export type FocusRequest = { field: string };

/** Requests the field of the first issue that the question has when it is shown. */
export const firstIssueMarker = '!';

/** Focuses `field` or the first input within it; if it is missing, the field that would contain it. */
function focusField(root: HTMLElement, field: string): void {
  const inputSelector = 'input, textarea, [contenteditable], button:not([aria-describedby])';
  for (const pathParts = field.split('.'); pathParts.length > 0; pathParts.pop()) {
    const pathPrefix = pathParts.join('.');
    const fieldElement = root.querySelector<HTMLElement>(
      `[data-field="${pathPrefix}"], [data-field^="${pathPrefix}."]`,
    );
    const input = fieldElement?.matches(inputSelector)
      ? fieldElement
      : fieldElement?.querySelector<HTMLElement>(inputSelector);
    if (!input) continue;
    input.focus();
    input.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Focuses requested fields once they are on the page. `outsideRequest` comes from the caller. Returns a function that requests a field. */
export function useFieldFocus(
  root: { readonly current: HTMLElement | null },
  outsideRequest: FocusRequest | null,
  firstIssueField: string | undefined,
) {
  const [request, setRequest] = useState<FocusRequest | null>(null);
  const focusRequested = useEffectEvent((field: string) => {
    const requestedField = field === firstIssueMarker ? firstIssueField : field;
    if (root.current && requestedField !== undefined) focusField(root.current, requestedField);
  });
  useEffect(() => {
    if (request) focusRequested(request.field);
  }, [request]);
  useEffect(() => {
    if (outsideRequest) focusRequested(outsideRequest.field);
  }, [outsideRequest]);
  return (field: string) => setRequest({ field });
}
