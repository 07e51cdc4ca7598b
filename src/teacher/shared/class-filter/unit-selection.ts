import { useSyncExternalStore } from 'react';

/**
 * The term, class and subject chosen last, shared by all screens that filter by them. Kept for this browser
 * tab.
 */

export type UnitSelection = {
  calendar_id?: number | undefined;
  class_id?: number | undefined;
  subject_id?: number | undefined;
};

const storageKey = 'unit_selection';
const listeners = new Set<() => void>();
let current: UnitSelection | undefined;

function readStored(): UnitSelection {
  try {
    const storedSelection: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(storedSelection ?? {}).filter(([, value]) => Number.isInteger(value));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function getUnitSelection(): UnitSelection {
  current ??= readStored();
  return current;
}

function store(selection: UnitSelection): void {
  current = selection;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(selection));
  } catch {
    // Storage may be full or forbidden; the choice then lasts until the tab is closed or reloaded.
  }
  for (const listener of listeners) listener();
}

/**
 * Changes the given fields. Another term clears class and subject, and another class clears the subject, unless
 * `change` sets them as well.
 */
export function selectUnits(change: UnitSelection): void {
  const before = getUnitSelection();
  const keptSelection: UnitSelection = { ...before };
  if ('class_id' in change && change.class_id !== before.class_id) delete keptSelection.subject_id;
  if ('calendar_id' in change && change.calendar_id !== before.calendar_id) {
    delete keptSelection.class_id;
    delete keptSelection.subject_id;
  }
  store({ ...keptSelection, ...change });
}

export function clearUnitSelection(): void {
  store({});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnitSelection(): UnitSelection {
  return useSyncExternalStore(subscribe, getUnitSelection);
}
