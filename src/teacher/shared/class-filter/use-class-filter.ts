import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryKey, useCall } from '#ui/api/hooks.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';
import {
  type ClassFilter,
  requestedFilter,
  resolveClassFilter,
  type TermIndex,
  toTermIndexInput,
} from './class-filter.ts';
import { rememberPlace } from './last-place.ts';
import { changeUnitSelection, useUnitSelection } from './unit-selection.ts';

type ClassFilterState = {
  /** The options of the selects. While another term loads, those of the term before. */
  index: TermIndex | undefined;
  /** Undefined until the classes of the term are known. */
  filter: ClassFilter | undefined;
  error: Error | null;
  retry: () => void;
};

/**
 * The filter of a list. It comes from the address; an address without a term takes the filter chosen last in this tab,
 * and `onResolve` is called to complete the address. `isLanding`: an address without a term shows all subjects of the
 * class chosen last, or of the first class.
 */
export function useClassFilter(
  address: ClassFilter,
  onResolve: (filter: ClassFilter) => void,
  { isLanding = false }: { isLanding?: boolean } = {},
): ClassFilterState {
  const lastSelection = useUnitSelection();
  const hasNoTerm = address.calendar_id === undefined;
  const requestedClassFilter = requestedFilter(address, lastSelection, { isLanding });
  const index = useCall('GET /teacher/index', toTermIndexInput(requestedClassFilter), {
    keepPrevious: true,
    reportsInPlace: true,
  });
  const isIndexLoaded = index.data !== undefined && !index.isPlaceholderData && !index.isError;
  const filter = isIndexLoaded
    ? resolveClassFilter(requestedClassFilter, index.data, { needsClass: hasNoTerm && isLanding })
    : undefined;
  const { calendar_id, class_id, subject_id } = filter ?? {};
  const isComplete =
    address.calendar_id === calendar_id && address.class_id === class_id && address.subject_id === subject_id;

  const client = useQueryClient();
  // A reply for no term is that of the current term: it is cached under its id, so that the next call need not wait.
  const cacheByTerm = useEffectEvent((termId: number) => {
    if (requestedClassFilter.calendar_id === undefined)
      client.setQueryData(queryKey('GET /teacher/index', { calendar_id: termId }), index.data);
  });
  const completeAddress = useEffectEvent(onResolve);
  useEffect(() => {
    if (calendar_id === undefined) return undefined;
    cacheByTerm(calendar_id);
    changeUnitSelection({ calendar_id, class_id, subject_id });
    rememberPlace({ class_id, subject_id });
    if (isComplete) return undefined;
    // Waits until the list is shown, because a new address renders the page again.
    return whenIdle(() => completeAddress({ calendar_id, class_id, subject_id }));
  }, [calendar_id, class_id, subject_id, isComplete]);

  return { index: index.data, filter, error: index.error, retry: () => void index.refetch() };
}
