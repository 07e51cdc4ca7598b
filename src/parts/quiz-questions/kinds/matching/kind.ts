import { createId } from '#parts/stored-media/create-id.ts';
import type { Kind } from '../../kind-form/kind.ts';
import { shuffleBySeed } from '../../shuffle.ts';
import { isSame, listDifferentChoices, listPairs } from './choices.ts';
import { createPair } from './create-pair.ts';
import { findMatchingIssues } from './find-issues.ts';
import { matchingIssueMessages } from './issue-messages.ts';
import type { schema } from './schema.ts';
import { withMatchesOf } from './with-matches-of.ts';

/** The id of the right answer by the id of its stem. */
export type MatchingKey = { matches: Record<string, string> };

/** Each stem has its answer; answers without a stem are there to mislead. */
export const matching: Kind<typeof schema, MatchingKey> = {
  markedBy: 'machine',
  none: { fields: {}, public: {}, key: { matches: {} } },
  begin: ({ matching: own }) => ({
    matching: own ?? { pairs: Array.from({ length: 4 }, () => createPair()), extras: [] },
  }),
  renewIds: ({ matching: own }) =>
    own
      ? {
          matching: {
            pairs: own.pairs.map((pair) => ({ ...pair, id: createId(), choice_id: createId() })),
            extras: own.extras.map((extra) => ({ ...extra, id: createId() })),
          },
        }
      : {},
  withKeyOf: withMatchesOf,
  complete: ({ matching: own }) =>
    own
      ? {
          matching: {
            pairs: listPairs({ matching: own }),
            extras: own.extras.filter(({ text }) => text.trim() !== ''),
          },
        }
      : {},
  findIssues: findMatchingIssues,
  messages: matchingIssueMessages,
  missingValueMessages: ['matching_pairs_range', 'matching_stem_required', 'matching_choice_required'],
  toPublic: (question, { shuffle, seed }) => {
    const stems = listPairs(question).map(({ id, stem }) => ({ id, text: stem }));
    const choices = listDifferentChoices(question).map(({ id, text }) => ({ id, text }));
    return {
      matching: {
        stems: shuffle ? shuffleBySeed(stems, seed, question.id) : stems,
        // In the teacher's order each answer would stand beside its stem.
        choices: shuffleBySeed(choices, shuffle ? seed : 0, `${question.id}-choices`),
      },
    };
  },
  toKey: (question) => {
    const choices = listDifferentChoices(question);
    const matches = listPairs(question).flatMap(({ id, choice }) => {
      const right = choices.find(({ text }) => isSame(text, choice));
      return right ? [[id, right.id]] : [];
    });
    return { matches: Object.fromEntries(matches) };
  },
  report: {
    listParts: (question) =>
      listPairs(question).map(({ id, stem, choice }) => ({ id, title: stem, accepted: [choice] })),
    listRows: () => [],
  },
};
