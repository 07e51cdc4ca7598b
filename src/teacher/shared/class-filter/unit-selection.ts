import { useSyncExternalStore } from 'react';

/**
 * The term, class and subject chosen last, shared by all screens that filter by them. Each browser tab
 * keeps its own.
 */

export type UnitSelection = {
  calendar_id?: number | undefined;
  class_id?: number | undefined;
  subject_id?: number | undefined;
};

const storageKey = 'unit_selection';
const listeners = new Set<() => void>();
let currentSelection: UnitSelection | undefined;

function readStoredSelection(): UnitSelection {
  try {
    const storedSelection: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(storedSelection ?? {}).filter(([, value]) => Number.isInteger(value));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function getUnitSelection(): UnitSelection {
  currentSelection ??= readStoredSelection();
  return currentSelection;
}

function storeSelection(selection: UnitSelection): void {
  currentSelection = selection;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(selection));
  } catch {
    // Storage may be full or forbidden; the choice then lasts until the tab is closed or reloaded.
  }
  for (const listener of listeners) listener();
}

/**
 * Changes the given fields. Another term clears class and subject, and another class clears the subject, unless
 * `changes` sets them as well.
 */
export function changeUnitSelection(changes: UnitSelection): void {
  const previous = getUnitSelection();
  const keptSelection: UnitSelection = { ...previous };
  if ('class_id' in changes && changes.class_id !== previous.class_id) delete keptSelection.subject_id;
  if ('calendar_id' in changes && changes.calendar_id !== previous.calendar_id) {
    delete keptSelection.class_id;
    delete keptSelection.subject_id;
  }
  storeSelection({ ...keptSelection, ...changes });
}

export function clearUnitSelection(): void {
  storeSelection({});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnitSelection(): UnitSelection {
  return useSyncExternalStore(subscribe, getUnitSelection);
}
