import type { ActivityModel, QuestionLabels } from '#form/activity-type.ts';

/** Removes from a draft what only one school understands. Pure. */

/** The draft without links of its questions to the bank: they are asked as they stand. */
export function dropBankLinks({ content }: ActivityModel, draft: unknown): unknown {
  if (!content.bank) return draft;
  const { questions, sections } = content.bank.listQuestions(draft);
  const linkedQuestions = questions as readonly Record<string, unknown>[];
  if (linkedQuestions.every(({ bank }) => bank === undefined)) return draft;
  const plainQuestions = linkedQuestions.map(({ bank: _link, ...question }) => question);
  return content.bank.withQuestions(draft, { questions: plainQuestions, sections });
}

/** The draft with other ids for the dimensions of its labels; labels without one are removed. */
export function replaceDimensions(
  { content }: ActivityModel,
  draft: unknown,
  newIds: ReadonlyMap<number, number>,
): unknown {
  const change = ({ dimension_id, level }: QuestionLabels) => {
    const newId = newIds.get(dimension_id);
    return newId === undefined ? undefined : { dimension_id: newId, level };
  };
  return content.mapLabels ? content.mapLabels(draft, change) : draft;
}

/** Ids of the dimensions that the draft's labels name, each once. */
export function listDimensionIds({ content }: ActivityModel, draft: unknown): number[] {
  const ids = new Set<number>();
  content.mapLabels?.(draft, (labels) => {
    ids.add(labels.dimension_id);
    return labels;
  });
  return [...ids];
}
