import type { ChoiceKey } from '../../choices/choice-key.ts';
import {
  beginAnswers,
  choiceReport,
  listRightIds,
  noAnswers,
  renewAnswerIds,
  toOptions,
  withRightAnswersOf,
} from '../../choices/choice-kind.ts';
import {
  countRightAnswers,
  dropEmptyAnswers,
  findAnswerIssues,
  missingAnswerMessages,
} from '../../choices/find-answer-issues.ts';
import { choiceIssueMessages } from '../../choices/issue-messages.ts';
import type { Kind } from '../../kind-form/kind.ts';
import { singleIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';

/** One of several options is right. */
export const single: Kind<typeof schema, ChoiceKey> = {
  markedBy: 'machine',
  none: { fields: noAnswers, public: { options: [] }, key: { options: [] } },
  /** Keeps only the first right answer. */
  begin: (question) => {
    const { answers } = beginAnswers(question);
    const firstRightIndex = answers.findIndex(({ correct }) => correct);
    return { answers: answers.map((answer, index) => ({ ...answer, correct: index === firstRightIndex })) };
  },
  renewIds: renewAnswerIds,
  withKeyOf: withRightAnswersOf,
  complete: (question) => ({ answers: dropEmptyAnswers(question) }),
  findIssues: (question) => [
    ...findAnswerIssues(question),
    ...(countRightAnswers(question) === 1 ? [] : [{ path: ['answers'], message: 'one_correct' }]),
  ],
  messages: { ...choiceIssueMessages, ...singleIssueMessages },
  missingValueMessages: [...missingAnswerMessages, 'one_correct'],
  toPublic: toOptions,
  toKey: (question) => ({ options: listRightIds(question) }),
  report: choiceReport,
};
