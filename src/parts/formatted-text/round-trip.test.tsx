import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { makeRandomText } from '#tests/support/random-text.ts';
import { extensions } from './editor/extensions.view.ts';
import { fromDoc } from './editor/from-doc.ts';
import { toDoc } from './editor/to-doc.ts';
import type { RichText } from './rich-text.ts';
import { publicRichText, richText } from './schema.ts';

const schema = getSchema(extensions);
const stored = richText(10_000);

/** Through the editor's own document, which refuses what its rules do not allow. */
function editUnchanged(text: RichText): RichText {
  const node = schema.nodeFromJSON(toDoc(text));
  node.check();
  return fromDoc(node.toJSON());
}

describe('formatted text', () => {
  it('is the same after editing, storing and publishing, whatever is in it', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const tree = makeRandomText(createRandom(seed));
      expect(editUnchanged(tree), `seed ${seed}`).toEqual(tree);
      expect(stored.parse(JSON.parse(JSON.stringify(tree))), `seed ${seed}`).toEqual(tree);
      expect(publicRichText.parse(tree), `seed ${seed}`).toEqual(tree);
    }
  });

  it.each(['', 'one line', 'two\nlines', 'a gap [[1]] and [[2]].', 'a\n\nb', ' [[0]] [[100]] [x] '])(
    'stays a string without formatting: %j',
    (text) => {
      expect(editUnchanged(text)).toBe(text);
    },
  );

  it('has a blank wherever one was typed, also among formatted words', () => {
    const typed = { blocks: [{ p: [{ t: 'a [[1]] b', m: ['b' as const] }] }] };
    const line = [{ t: 'a ', m: ['b'] }, { blank: 1 }, { t: ' b', m: ['b'] }];
    expect(fromDoc(toDoc(typed))).toEqual({ blocks: [{ p: line }] });
  });

  it('is a string again once its formatting is gone', () => {
    const tree = {
      blocks: [{ p: [{ t: 'a ' }, { blank: 1 }, { br: true as const }, { t: 'b' }] }, { p: [] }],
    };
    expect(fromDoc(toDoc(tree))).toBe('a [[1]]\nb');
  });
});
