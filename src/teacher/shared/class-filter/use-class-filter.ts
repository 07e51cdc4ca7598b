import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  type ClassFilter,
  resolveClassFilter,
  type TermIndex,
  toIndexInput,
  wishOf,
} from '#teacher/shared/class-filter/class-filter.ts';
import { rememberPlace } from '#teacher/shared/class-filter/last-place.ts';
import { selectUnits, useUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { queryKey, useCall } from '#ui/api/hooks.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';

type UsedFilter = {
  /** What the selectors offer; kept from the term before while another loads. */
  index: TermIndex | undefined;
  /** Undefined until it is known what the term has. */
  filter: ClassFilter | undefined;
  error: Error | null;
  retry: () => void;
};

/**
 * The filter of a list: the address rules; an address without a term takes the last choice of this tab.
 * `onResolve` puts into the address what it left open. `isLanding`: an address without a term has all subjects of the
 * class chosen last, and a tab without a choice begins at the first class.
 */
export function useClassFilter(
  address: ClassFilter,
  onResolve: (filter: ClassFilter) => void,
  { isLanding = false }: { isLanding?: boolean } = {},
): UsedFilter {
  const remembered = useUnitSelection();
  const isOpen = address.calendar_id === undefined;
  const wished = wishOf(address, remembered, { isLanding });
  const index = useCall('GET /teacher/index', toIndexInput(wished), { keepPrevious: true, inPlace: true });
  const isKnown = index.data !== undefined && !index.isPlaceholderData && !index.isError;
  const filter = isKnown
    ? resolveClassFilter(wished, index.data, { needsClass: isOpen && isLanding })
    : undefined;
  const { calendar_id, class_id, subject_id } = filter ?? {};
  const isComplete =
    address.calendar_id === calendar_id && address.class_id === class_id && address.subject_id === subject_id;

  const client = useQueryClient();
  // What was answered for no term is this term's: asking for it by name need not wait again.
  const keepAnswer = useEffectEvent((named: number) => {
    if (wished.calendar_id === undefined)
      client.setQueryData(queryKey('GET /teacher/index', { calendar_id: named }), index.data);
  });
  const completeAddress = useEffectEvent(onResolve);
  useEffect(() => {
    if (calendar_id === undefined) return undefined;
    keepAnswer(calendar_id);
    selectUnits({ calendar_id, class_id, subject_id });
    rememberPlace({ class_id, subject_id });
    if (isComplete) return undefined;
    // The list is shown first: another address draws the page anew.
    return whenIdle(() => completeAddress({ calendar_id, class_id, subject_id }));
  }, [calendar_id, class_id, subject_id, isComplete]);

  return { index: index.data, filter, error: index.error, retry: () => void index.refetch() };
}
