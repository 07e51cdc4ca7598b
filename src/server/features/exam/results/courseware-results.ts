import { analyseDiscrimination } from '#server/features/study/counted-work.service.ts';
import type { BankAnswer } from './bank-answer.ts';
import { strongShareMin } from './question-sign.ts';
import type { ResultRow } from './results.repository.ts';
import type { WrongAnswer } from './wrong-answers.ts';

/** How the questions of the bank did in one courseware. Pure. */

const sumShares = (answers: readonly BankAnswer[]) => answers.reduce((total, { share }) => total + share, 0);

/** The place at which most had it. */
function findUsualPlace(answers: readonly BankAnswer[]): string {
  const places = [...Map.groupBy(answers, ({ place }) => place)];
  const [usual] = places.sort(([, one], [, other]) => other.length - one.length);
  return usual?.[0] ?? '';
}

const isStrong = ({ markedBy, restShare }: BankAnswer) =>
  markedBy === 'machine' && restShare !== null && restShare >= strongShareMin;

/** `countWrong`: of answers to one version of a question. */
export function makeResults(
  coursewareId: number,
  allAnswers: readonly BankAnswer[],
  countWrong: (answers: readonly BankAnswer[]) => WrongAnswer[],
): ResultRow[] {
  return [...Map.groupBy(allAnswers, ({ questionId }) => questionId)].map(
    ([question_id, answers]): ResultRow => {
      const version_id = Math.max(...answers.map(({ versionId }) => versionId));
      const newest = answers.filter(({ versionId }) => versionId === version_id);
      const strong = answers.filter(isStrong);
      return {
        question_id,
        courseware_id: coursewareId,
        place: findUsualPlace(answers),
        answers: answers.length,
        share_sum: sumShares(answers),
        ...analyseDiscrimination(answers),
        strong_answers: strong.length,
        strong_share_sum: sumShares(strong),
        version_id,
        version_answers: newest.length,
        wrong: JSON.stringify(countWrong(newest)),
      };
    },
  );
}
