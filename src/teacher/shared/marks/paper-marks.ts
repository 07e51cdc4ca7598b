import { useSyncExternalStore } from 'react';
import type { ApiInput } from '#contract/api.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Marks of work on paper that the server does not have yet. `send-paper-marks.ts` sends them; the last one counts. */

export type PaperMark = ApiInput<'POST /study/paper_marks_save'>['marks'][number];
type CellRef = Pick<PaperMark, 'paper_work_id' | 'user_id'>;

const lane = 'paper_marks';

const nameOf = ({ paper_work_id, user_id }: CellRef) => `${paper_work_id}/${user_id}`;

/** The name under which typed text of a cell is kept until it is given. */
export const nameTypedPaperMark = (cell: CellRef): string => `paper_mark:${nameOf(cell)}`;

const isPaperMark = (entry: UnsentEntry): entry is UnsentEntry<PaperMark> => entry.kind === 'paper_mark';

/** Gives marks in place of those of the same cells that still wait. `title`: what lists of unsent work call it. */
export function givePaperMarks(marks: readonly { mark: PaperMark; title: string }[]): void {
  const entries = marks.map(({ mark, title }) => ({
    lane,
    kind: 'paper_mark' as const,
    name: nameOf(mark),
    title,
    body: mark,
  }));
  void unsentQueue.add(entries, { clears: marks.map(({ mark }) => nameTypedPaperMark(mark)) });
}

/** The mark of a cell that is not stored yet. */
export function useUnsentPaperMark(cell: CellRef): UnsentEntry<PaperMark> | undefined {
  const name = nameOf(cell);
  return useSyncExternalStore(unsentQueue.subscribe, () =>
    unsentQueue
      .list()
      .find((entry): entry is UnsentEntry<PaperMark> => isPaperMark(entry) && entry.name === name),
  );
}

/** Calls `onStored` for each mark that this tab has sent, and says whether more wait; returns a function that stops it. */
export function followPaperMarks(onStored: (mark: PaperMark, isLast: boolean) => void): () => void {
  return unsentQueue.onResult((entry, result) => {
    if (!isPaperMark(entry) || !result.isSent) return;
    onStored(entry.body, !unsentQueue.list().some((each) => isPaperMark(each) && each.state === 'waiting'));
  });
}
