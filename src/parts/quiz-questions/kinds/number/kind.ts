import type { Kind } from '../../kind-form/kind.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { completeNumberRules, createNumberRules, renewNumberIds } from '../../numbers/create-number-rules.ts';
import { describeAccepted } from '../../numbers/describe-number.ts';
import { findNumberIssues } from '../../numbers/find-issues.ts';
import { missingNumberMessages, numberIssueMessages } from '../../numbers/issue-messages.ts';
import { type NumberKey, noNumberKey, toNumberKey } from '../../numbers/number-key.ts';
import type { schema } from './schema.ts';

/** Absent in questions of other kinds. */
export type NumberQuestionKey = { number?: NumberKey };

/** A number to type, with a unit if the question asks for one. */
export const number: Kind<typeof schema, NumberQuestionKey> = {
  markedBy: 'machine',
  none: { fields: {}, public: {}, key: {} },
  begin: ({ number: rules }) => ({ number: rules ?? createNumberRules() }),
  renewIds: ({ number: rules }) => (rules ? { number: renewNumberIds(rules) } : {}),
  withKeyOf: ({ number: rules }, keyed) =>
    rules?.unit === keyed.number?.unit ? { number: keyed.number } : undefined,
  complete: ({ number: rules }) => (rules ? { number: completeNumberRules(rules) } : {}),
  findIssues: ({ number: rules }) => findNumberIssues(rules ?? createNumberRules(), ['number']),
  messages: numberIssueMessages,
  missingValueMessages: missingNumberMessages,
  toPublic: ({ number: rules }) => ({ number: { unit: rules?.unit ?? 'none' } }),
  toKey: (question) => ({ number: keyOf(question) }),
  report: {
    listParts: (question) => [{ id: 'number', accepted: describeAccepted(keyOf(question)) }],
    listRows: () => [],
  },
};

export function keyOf({ number: rules }: QuestionOf<typeof schema>): NumberKey {
  return rules ? toNumberKey(rules) : noNumberKey;
}
