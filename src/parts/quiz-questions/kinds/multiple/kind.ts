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
import { multipleIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';

/** Several options may be right. */
export const multiple: Kind<typeof schema, ChoiceKey> = {
  markedBy: 'machine',
  none: {
    fields: { ...noAnswers, credit: 'all_or_nothing' },
    public: { options: [] },
    key: { options: [] },
  },
  begin: beginAnswers,
  renewIds: (question) => ({ ...renewAnswerIds(question), credit: question.credit }),
  withKeyOf: withRightAnswersOf,
  complete: (question) => ({ answers: dropEmptyAnswers(question) }),
  findIssues: (question) => [
    ...findAnswerIssues(question),
    ...(countRightAnswers(question) > 0 ? [] : [{ path: ['answers'], message: 'some_correct' }]),
  ],
  messages: { ...choiceIssueMessages, ...multipleIssueMessages },
  missingValueMessages: [...missingAnswerMessages, 'some_correct'],
  toPublic: toOptions,
  toKey: (question) => ({ options: listRightIds(question) }),
  report: choiceReport,
};
