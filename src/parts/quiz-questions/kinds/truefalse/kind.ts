import type { ChoiceKey } from '../../choices/choice-key.ts';
import type { Kind } from '../../kind-form/kind.ts';
import { describeTruth } from './describe-truth.ts';
import { truefalseIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';
import { truths } from './truths.ts';

/** A statement that is true or false. */
export const truefalse: Kind<typeof schema, ChoiceKey> = {
  markedBy: 'machine',
  none: { fields: {}, public: {}, key: { options: [] } },
  begin: ({ truefalse: own }) => ({ truefalse: own ?? { answer: null } }),
  renewIds: ({ truefalse: own }) => (own ? { truefalse: own } : {}),
  withKeyOf: (_question, keyed) => ({ truefalse: keyed.truefalse }),
  complete: () => ({}),
  findIssues: ({ truefalse: own }) =>
    own?.answer ? [] : [{ path: ['truefalse', 'answer'], message: 'truth_required' }],
  messages: truefalseIssueMessages,
  missingValueMessages: ['truth_required'],
  toPublic: () => ({}),
  toKey: ({ truefalse: own }) => ({ options: own?.answer ? [own.answer] : [] }),
  report: {
    listParts: () => [],
    listRows: ({ truefalse: own }, lang) =>
      truths.map((truth) => ({
        key: truth,
        label: describeTruth(truth, lang),
        correct: own?.answer === truth,
      })),
  },
};
