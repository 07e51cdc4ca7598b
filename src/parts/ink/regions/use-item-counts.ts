import { useEffect, useEffectEvent } from 'react';
import type { DrawnValue } from '../model.ts';
import type { WorkSpace } from '../work/use-desk.ts';

type ItemCounts = {
  /** The question that an item belongs to, by what it was when it was drawn. Undefined: none. */
  questionOf: (value: DrawnValue) => string | undefined;
  onItems: (questionId: string, count: number) => void;
};

/** Tells how many items of a space belong to each question, whenever that changes. */
export function useItemCounts(space: WorkSpace | undefined, itemCounts: ItemCounts | undefined): void {
  const isCounting = itemCounts !== undefined;
  const questionOf = useEffectEvent((value: DrawnValue) => itemCounts?.questionOf(value));
  const tell = useEffectEvent((id: string, count: number) => itemCounts?.onItems(id, count));
  useEffect(() => {
    if (!space || !isCounting) return undefined;
    const questionByItem = new Map<string, string>();
    const counts = new Map<string, number>();
    const changedQuestions = new Set<string>();
    const add = (question: string, by: 1 | -1) => {
      counts.set(question, (counts.get(question) ?? 0) + by);
      changedQuestions.add(question);
    };
    const update = (id: string) => {
      const known = questionByItem.get(id);
      const item = space.state().items.get(id);
      if (item && known === undefined) {
        const question = questionOf(item.value);
        if (question === undefined) return;
        questionByItem.set(id, question);
        add(question, 1);
      } else if (!item && known !== undefined) {
        questionByItem.delete(id);
        add(known, -1);
      }
    };
    let wasLoaded = false;
    const apply = () => {
      const { items, changed, isLoaded } = space.state();
      const isWhole = isLoaded && !wasLoaded;
      wasLoaded = isLoaded;
      for (const id of isWhole ? new Set([...items.keys(), ...questionByItem.keys()]) : changed) update(id);
      // Before all have arrived, a number would say that less was drawn than there is.
      if (!isLoaded) return;
      for (const question of changedQuestions) tell(question, counts.get(question) ?? 0);
      changedQuestions.clear();
    };
    apply();
    return space.subscribe(apply);
  }, [space, isCounting]);
}
