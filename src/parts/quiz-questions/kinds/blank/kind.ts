import { createId } from '#parts/stored-media/create-id.ts';
import { splitBlanks } from '../../body-text.ts';
import type { Kind } from '../../kind-form/kind.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { splitAccepted } from './accepted.ts';
import { findBlankIssues } from './find-issues.ts';
import { blankIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';

/** What does not matter when texts are compared, and the texts that count as right. */
export type BlankKey = {
  blanks: { id: string; accepted: string[] }[];
  case_sensitive: boolean;
  ignore_space: boolean;
  match_variants: boolean;
};

const switches = { case_sensitive: false, ignore_space: true, match_variants: false };

/** A text with gaps to type into. */
export const blank: Kind<typeof schema, BlankKey> = {
  markedBy: 'machine',
  none: { fields: { blanks: [], ...switches }, public: { blanks: [] }, key: { blanks: [], ...switches } },
  begin: () => ({}),
  renewIds: ({ blanks, case_sensitive, ignore_space, match_variants }) => ({
    blanks: blanks.map((one) => ({ ...one, id: createId() })),
    case_sensitive,
    ignore_space,
    match_variants,
  }),
  complete: () => ({}),
  findIssues: findBlankIssues,
  messages: blankIssueMessages,
  missingValueMessages: ['blanks_one_to_six', 'accepted_required'],
  toPublic: ({ blanks }) => ({ blanks: blanks.map(({ id }) => id) }),
  toKey: toBlankKey,
  report: {
    listParts: (question) => toBlankKey(question).blanks,
    listRows: () => [],
    describeBody: ({ body }) =>
      splitBlanks(body.text)
        .map((part) => ('blank' in part ? `__${part.blank + 1}__` : part.text))
        .join(''),
  },
};

export function toBlankKey(question: QuestionOf<typeof schema>): BlankKey {
  const { blanks, case_sensitive, ignore_space, match_variants } = question;
  return {
    blanks: blanks.map(({ id, accepted }) => ({ id, accepted: splitAccepted(accepted) })),
    case_sensitive,
    ignore_space,
    match_variants,
  };
}
