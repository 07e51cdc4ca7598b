import type { DraftIssue } from '#form/activity-type.ts';
import { findFileMaxIssues, listAskedFiles, toPublicFiles } from '../../answer-files/asked-files.ts';
import { fileIssueMessages } from '../../answer-files/issue-messages.ts';
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
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { evidenceFilesMax } from '../../limits.ts';
import { singleIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';

/** One of several options is right. A machine marks the choice, also where its evidence is missing. */
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
    ...findEvidenceIssues(question),
    ...(countRightAnswers(question) === 1 ? [] : [{ path: ['answers'], message: 'one_correct' }]),
  ],
  messages: { ...choiceIssueMessages, ...fileIssueMessages, ...singleIssueMessages },
  missingValueMessages: [...missingAnswerMessages, 'one_correct', 'file_kinds_required'],
  toPublic: (question, pin) => ({
    ...toOptions(question, pin),
    ...(question.evidence && { files: { ...toPublicFiles(question.evidence), needed: 'beside' as const } }),
  }),
  toKey: (question) => ({ options: listRightIds(question) }),
  listFiles: ({ evidence }) => (evidence ? { ...listAskedFiles(evidence), needs_file: true } : {}),
  report: choiceReport,
};

function findEvidenceIssues({ evidence }: QuestionOf<typeof schema>): DraftIssue[] {
  if (!evidence) return [];
  return evidence.kinds.length > 0
    ? findFileMaxIssues(evidence.max, evidenceFilesMax, ['evidence', 'max'])
    : [{ path: ['evidence', 'kinds'], message: 'file_kinds_required' }];
}
