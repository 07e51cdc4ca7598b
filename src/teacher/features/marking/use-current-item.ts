import { useState } from 'react';
import { type AnswerRef, keyOfMark } from '#teacher/shared/marks/unsent-marks.ts';
import { listMarkingItems, type Marking, type MarkingItem } from './marking-items.ts';

export type CurrentItem = {
  items: readonly MarkingItem[];
  index: number;
  /** Undefined if there is nothing to mark. */
  item: MarkingItem | undefined;
  /** Shows the item with this answer; of another question, once that one is listed. */
  choose: (answer: AnswerRef) => void;
};

const hasUnmarked = ({ answers }: MarkingItem) => answers.some(({ score }) => score === null);
const hasAnswer = (key: string | undefined) => (item: MarkingItem) =>
  item.answers.some((answer) => keyOfMark(answer) === key);

/** The answer that the teacher marks: the chosen one of each list, until then the first one without a mark. */
export function useCurrentItem(
  marking: Marking,
  view: { isGrouped: boolean; isHidden: boolean },
): CurrentItem {
  const items = listMarkingItems(marking, view);
  const { question_id, attempt_id, courseware } = marking;
  const listKey = `${courseware.courseware_id} ${question_id ?? `attempt ${attempt_id}`}`;
  const findFirstKey = () => {
    const first = items.find(hasUnmarked) ?? items[0];
    return first && keyOfMark(first.answers[0]);
  };
  const [initial, setInitial] = useState({ listKey, key: findFirstKey() });
  // Marks that are given meanwhile must not change which answer is shown.
  if (initial.listKey !== listKey) setInitial({ listKey, key: findFirstKey() });
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([]);
  const chosenKey = chosenKeys.find((key) => items.some(hasAnswer(key)));
  const index = Math.max(0, items.findIndex(hasAnswer(chosenKey ?? initial.key)));
  const choose = (answer: AnswerRef) => {
    const key = keyOfMark(answer);
    setChosenKeys([key, ...chosenKeys.filter((each) => each !== key)]);
  };
  return { items, index, item: items[index], choose };
}
