import { useTyped } from './use-typed.ts';

const noChanges = {};

/**
 * Like `useTyped`, for a form that changes saved data: keeps the fields that differ from it, so that text which comes back
 * later does not undo what others have saved in the other fields.
 */
export function useTypedChanges<T extends object>(name: string, title: string, saved: T) {
  const typed = useTyped<Partial<T>>(name, title, noChanges);
  const change = (part: Partial<T>) => {
    const changes = Object.entries({ ...typed.value, ...part }).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key as keyof T]),
    );
    typed.setValue(Object.fromEntries(changes) as Partial<T>);
  };
  return {
    value: { ...saved, ...typed.value },
    change,
    isChanged: Object.keys(typed.value).length > 0,
    clear: typed.clear,
    clearAfter: typed.clearAfter,
    keptAt: typed.keptAt,
  };
}
