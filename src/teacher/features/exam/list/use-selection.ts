import { useState } from 'react';

/** Rows chosen by checkbox; with Shift all from the one that was clicked last. */
export function useSelection(ids: readonly number[]) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [lastId, setLastId] = useState<number>();
  const setAll = (changedIds: readonly number[], isSelected: boolean) =>
    setSelectedIds((previousIds) => {
      const others = [...previousIds].filter((id) => !changedIds.includes(id));
      return new Set(isSelected ? [...others, ...changedIds] : others);
    });
  const select = (id: number, isSelected: boolean, withShift: boolean) => {
    const places = [ids.indexOf(lastId ?? id), ids.indexOf(id)];
    const from = Math.min(...places);
    const isRange = withShift && from >= 0;
    setAll(isRange ? ids.slice(from, Math.max(...places) + 1) : [id], isSelected);
    setLastId(id);
  };
  const clear = () => setSelectedIds(new Set());
  return { selectedIds, select, setAll, clear };
}
