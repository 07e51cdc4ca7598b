import { splitBlanks } from '../../body-text.ts';
import type { BodyPart } from '../../body-words.ts';
import type { PublicQuestionOf } from '../../kind-form/kind-schema.ts';
import type { schema } from './schema.ts';

type KeyedPart = BodyPart & { key: string };

/** The text and its blanks in order; a mark without a blank is a gap, a blank without a mark comes last. */
export function layOutBlanks({ body, blanks }: PublicQuestionOf<typeof schema>): KeyedPart[] {
  const writtenParts = splitBlanks(body.text).map((part) =>
    'blank' in part && blanks[part.blank] === undefined ? { text: '____' } : part,
  );
  const missingBlanks = blanks.flatMap((_, blank) =>
    writtenParts.some((part) => 'blank' in part && part.blank === blank) ? [] : [{ blank }],
  );
  return [...writtenParts, ...missingBlanks].map((part, index) => ({ ...part, key: String(index) }));
}
