import type { KindMarking, ResponsePiece } from '../kind-form/kind-marking.ts';
import type { WithAnswers } from './choice-kind.ts';
import { describeOption } from './describe-option.ts';

/** How chosen options are reported. */
export function reportOptions<Response>(
  readChosenIds: (response: Response) => readonly string[],
): Pick<KindMarking<WithAnswers, Response>, 'readPieces' | 'findRowKey' | 'fingerprint'> {
  return {
    readPieces: ({ answers }, response, lang) => {
      const chosenIds = readChosenIds(response);
      return answers.flatMap((answer, index): ResponsePiece[] => {
        const label = describeOption(answer, index, lang);
        return chosenIds.includes(answer.id)
          ? [{ id: answer.id, text: label, label, correct: answer.correct }]
          : [];
      });
    },
    findRowKey: ({ answers }, { id, correct }) => {
      const answer = answers.find((one) => one.id === id);
      return answer && answer.correct === correct ? id : null;
    },
    fingerprint: ({ answers }, lang) =>
      answers.map((answer, index) => [answer.id, describeOption(answer, index, lang)]),
  };
}
