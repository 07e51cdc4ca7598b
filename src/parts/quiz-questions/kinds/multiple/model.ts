import { listRightIds } from '../../choices/choice-kind.ts';
import { reportOptions } from '../../choices/report-options.ts';
import type { KindModel } from '../../kind-form/kind-marking.ts';
import type { QuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import { schema } from './schema.ts';

type MultipleResponse = ResponseOf<typeof schema>;

const optionsReport = reportOptions(({ options }: MultipleResponse) => options);

export const multiple: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: findOptionsShare,
    ...optionsReport,
    fingerprint: (question, lang) => [question.credit, optionsReport.fingerprint(question, lang)],
  },
};

/** All or nothing: exactly the right options. Partial: (right chosen − wrong chosen) ÷ number right, at least 0. */
function findOptionsShare(question: QuestionOf<typeof schema>, { options }: MultipleResponse): number {
  const rightIds = listRightIds(question);
  const chosenIds = new Set(options);
  const knownIds = new Set(question.answers.map(({ id }) => id));
  if (rightIds.length === 0 || [...chosenIds].some((id) => !knownIds.has(id))) return 0;
  const rightCount = rightIds.filter((id) => chosenIds.has(id)).length;
  const wrongCount = chosenIds.size - rightCount;
  if (question.credit === 'partial') return Math.max(0, (rightCount - wrongCount) / rightIds.length);
  return wrongCount === 0 && rightCount === rightIds.length ? 1 : 0;
}
