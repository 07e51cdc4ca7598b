import type { DraftIssue } from '#form/activity-type.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { dropEmptyEnd } from '../../common/drop-empty-end.ts';
import { findShareIssues } from '../../common/find-share-issues.ts';
import { shareIssueMessages } from '../../common/share-messages.ts';
import type { Kind } from '../../kind-form/kind.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { acceptedAnswersMax } from '../../limits.ts';
import { defaultSwitches, readSwitches } from '../../typed-texts/compare-switches.ts';
import { createAcceptedText } from './create-text.ts';
import { shorttextIssueMessages } from './issue-messages.ts';
import type { AcceptedText, schema } from './schema.ts';

/** Absent in questions of other kinds. */
export type ShorttextKey = { shorttext?: { text: string; share: number }[] };

/** A word or a short sentence to type. */
export const shorttext: Kind<typeof schema, ShorttextKey> = {
  markedBy: 'machine',
  none: { fields: { ...defaultSwitches }, public: {}, key: {} },
  begin: ({ shorttext: own }) => ({ shorttext: own ?? { answers: [createAcceptedText()] } }),
  renewIds: (question) => ({
    ...(question.shorttext && {
      shorttext: { answers: question.shorttext.answers.map((answer) => ({ ...answer, id: createId() })) },
    }),
    ...readSwitches(question),
  }),
  withKeyOf: (_question, keyed) => ({ shorttext: keyed.shorttext, ...readSwitches(keyed) }),
  complete: ({ shorttext: own }) => (own ? { shorttext: { answers: dropEmptyTexts(own.answers) } } : {}),
  findIssues: findShorttextIssues,
  messages: { ...shorttextIssueMessages, ...shareIssueMessages },
  missingValueMessages: ['texts_count', 'text_required'],
  toPublic: () => ({}),
  toKey: (question) => ({ shorttext: listAccepted(question) }),
  report: {
    listParts: (question) => [{ id: 'text', accepted: listAccepted(question).map(describeAccepted) }],
    listRows: () => [],
  },
};

export function listAccepted({ shorttext: own }: QuestionOf<typeof schema>) {
  return (own?.answers ?? []).map(({ text, share }) => ({ text: text.trim(), share: share ?? 0 }));
}

const describeAccepted = ({ text, share }: { text: string; share: number }): string =>
  share === 100 ? text : `${text} (${share}%)`;

const dropEmptyTexts = (answers: readonly AcceptedText[]): AcceptedText[] =>
  dropEmptyEnd(answers, 1, ({ text }) => text.trim() === '');

function findShorttextIssues({ shorttext: own }: QuestionOf<typeof schema>): DraftIssue[] {
  const answers = dropEmptyTexts(own?.answers ?? []);
  const path = ['shorttext', 'answers'];
  if (answers.length < 1 || answers.length > acceptedAnswersMax) {
    return [{ path, message: 'texts_count', params: { max: acceptedAnswersMax } }];
  }
  const missing = answers.flatMap(({ text }, index): DraftIssue[] =>
    text.trim() === ''
      ? [{ path: [...path, index, 'text'], message: 'text_required', params: { number: index + 1 } }]
      : [],
  );
  return [...missing, ...findShareIssues(answers, path)];
}
