import type { AttemptPin } from '#form/activity-type.ts';
import { splitBlanks } from '../../body-text.ts';
import type { Kind } from '../../kind-form/kind.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { shuffleBySeed } from '../../shuffle.ts';
import { defaultSwitches, readSwitches } from '../../typed-texts/compare-switches.ts';
import { type BlankKey, toBlankKey } from './blank-key.ts';
import { completeGap } from './complete-gap.ts';
import { renewGapIds } from './create-gap.ts';
import { findBlankIssues } from './find-issues.ts';
import { blankMessages, missingBlankMessages } from './issue-messages.ts';
import type { Blank, PublicGap, schema } from './schema.ts';
import { withGapKeysOf } from './with-gap-keys-of.ts';

/** A text with gaps: to type a text or a number into, or to choose for. */
export const blank: Kind<typeof schema, BlankKey> = {
  markedBy: 'machine',
  none: {
    fields: { blanks: [], ...defaultSwitches },
    public: { blanks: [] },
    key: { blanks: [], ...defaultSwitches },
  },
  begin: () => ({}),
  renewIds: (question) => ({ blanks: question.blanks.map(renewGapIds), ...readSwitches(question) }),
  withKeyOf: withGapKeysOf,
  complete: ({ blanks }) => ({ blanks: blanks.map(completeGap) }),
  findIssues: findBlankIssues,
  messages: blankMessages,
  missingValueMessages: missingBlankMessages,
  toPublic: (question, pin) => {
    const gaps = listPublicGaps(question, pin);
    return {
      blanks: question.blanks.map(({ id }) => id),
      ...(gaps.length > 0 && { gaps: Object.fromEntries(gaps) }),
    };
  },
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

function listPublicGaps(question: QuestionOf<typeof schema>, { seed }: AttemptPin): [string, PublicGap][] {
  return question.blanks.flatMap((one): [string, PublicGap][] => {
    if (one.type === 'number') return [[one.id, { type: 'number', unit: one.number?.unit ?? 'none' }]];
    return one.type === 'choice' ? [[one.id, toPublicChoice(one, seed, question.id)]] : [];
  });
}

/** The teacher decides for each blank whether its options are shuffled; the setting of the courseware is for answers. */
function toPublicChoice({ id, choice }: Blank, seed: number, questionId: string): PublicGap {
  const options = (choice?.options ?? []).map((option) => ({ id: option.id, text: option.text.trim() }));
  return {
    type: 'choice',
    options: choice?.shuffle ? shuffleBySeed(options, seed, `${questionId} ${id}`) : options,
  };
}
