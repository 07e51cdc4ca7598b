import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blank } from '../../../model.ts';
import { type BlankText, editBlankText, insertBlank } from './blank-text.ts';

const createBlankText = (text: string, ...accepted: string[]): BlankText => ({
  text,
  blanks: accepted.map((one, index) => ({ id: `b${index + 1}`, accepted: one })),
});

/** `^` in `typed` is the cursor. */
function typeText(before: BlankText, typed: string, removed: readonly Blank[] = []) {
  const caret = typed.indexOf('^');
  return editBlankText(before, typed.replace('^', ''), caret < 0 ? typed.length : caret, removed);
}

/** Text with the cursor as `^`, then the accepted texts of each blank. */
function describeText({ text, caret, blanks }: ReturnType<typeof typeText>): string[] {
  return [`${text.slice(0, caret)}^${text.slice(caret)}`, ...blanks.map(({ accepted }) => accepted)];
}

describe('editBlankText', () => {
  const twoBlanks = createBlankText('I [[1]] and [[2]].', 'sing', 'dance');

  it.each<[string, string, string[]]>([
    ['plain typing', 'I x^ [[1]] and [[2]].', ['I x^ [[1]] and [[2]].', 'sing', 'dance']],
    ['typing before a mark', 'I x^[[1]] and [[2]].', ['I x^[[1]] and [[2]].', 'sing', 'dance']],
    ['typing inside a mark', 'I [[x^1]] and [[2]].', ['I [[1]]x^ and [[2]].', 'sing', 'dance']],
    ['a digit inside a mark', 'I [[12^]] and [[2]].', ['I [[1]]2^ and [[2]].', 'sing', 'dance']],
    ['backspace behind a mark', 'I [[1]^ and [[2]].', ['I ^ and [[1]].', 'dance']],
    ['delete before a mark', 'I ^[1]] and [[2]].', ['I ^ and [[1]].', 'dance']],
    ['delete from mark to mark', 'I [[^]].', ['I ^.']],
    ['a new mark before both', '[[3]]^I [[1]] and [[2]].', ['[[1]]^I [[2]] and [[3]].', '', 'sing', 'dance']],
    [
      'the last bracket of a new mark',
      'I [[1]] and [[2]].[[9]]^',
      ['I [[1]] and [[2]].[[3]]^', 'sing', 'dance', ''],
    ],
    ['a copy of a mark', 'I [[1]][[1]]^ and [[2]].', ['I [[1]][[2]]^ and [[3]].', 'sing', '', 'dance']],
    ['everything replaced by marks', '[[2]] [[1]]!^', ['[[1]] [[2]]!^', 'dance', 'sing']],
    ['everything replaced', 'x^', ['x^']],
  ])('%s', (_name, typed, expected) => {
    expect(describeText(typeText(twoBlanks, typed))).toEqual(expected);
  });

  it('moves the accepted texts along when a mark is cut and pasted', () => {
    const cut = typeText(twoBlanks, 'I ^ and [[2]].');
    expect(describeText(cut)).toEqual(['I ^ and [[1]].', 'dance']);
    expect(describeText(typeText(cut, 'I  and [[1]].[[1]]^', cut.removedBlanks))).toEqual([
      'I  and [[1]].[[2]]^',
      'dance',
      'sing',
    ]);
    expect(describeText(typeText(cut, '[[1]]^I  and [[1]].', cut.removedBlanks))).toEqual([
      '[[1]]^I  and [[2]].',
      'sing',
      'dance',
    ]);
  });

  it('gives new marks the blanks that had no mark', () => {
    const lost = createBlankText('I [[1]].', 'sing', 'dance');
    expect(describeText(typeText(lost, 'I [[1]].[[2]]^'))).toEqual(['I [[1]].[[2]]^', 'sing', 'dance']);
  });

  it('holds no more blanks than a draft may', () => {
    const { blanks, text } = typeText(createBlankText(''), '[[1]]'.repeat(25));
    expect(blanks).toHaveLength(20);
    expect(text).toContain('[[20]][[1]]');
  });

  it('numbers marks by position and keeps ids unique, whatever is typed', () => {
    const pieces = fc.array(fc.constantFrom('[[1]]', '[[2]]', '[[7]]', '[', ']', '1', 'a', ' '), {
      maxLength: 12,
    });
    const steps = fc.array(fc.tuple(pieces, fc.nat(30)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(steps, (edits) => {
        let now = { ...createBlankText(''), caret: 0, removedBlanks: [] as Blank[] };
        for (const [typed, caret] of edits) {
          const text = typed.join('');
          now = editBlankText(now, text, Math.min(caret, text.length), now.removedBlanks);
          const numbers = Array.from(now.text.matchAll(/\[\[(\d{1,2})\]\]/g), (mark) => Number(mark[1]));
          expect(numbers).toEqual(now.blanks.map((_, index) => index + 1));
          expect(new Set([...now.blanks, ...now.removedBlanks].map(({ id }) => id)).size).toBe(
            now.blanks.length + now.removedBlanks.length,
          );
          expect(now.caret).toBeLessThanOrEqual(now.text.length);
        }
      }),
    );
  });
});

describe('insertBlank', () => {
  it.each<[string, BlankText, number, number, string[]]>([
    ['at the cursor', createBlankText('I [[1]].', 'sing'), 0, 0, ['[[1]]^I [[2]].', '', 'sing']],
    ['for a word', createBlankText('I sing [[1]].', 'well'), 2, 6, ['I [[1]]^ [[2]].', 'sing', 'well']],
    [
      'behind a mark that holds the cursor',
      createBlankText('I [[1]].', 'sing'),
      4,
      4,
      ['I [[1]][[2]]^.', 'sing', ''],
    ],
    ['over a mark', createBlankText('I [[1]].', 'sing'), 0, 5, ['[[1]]^.', '']],
    ['for words with a bar', createBlankText('a|b'), 0, 3, ['[[1]]^', 'a b']],
  ])('%s', (_name, before, from, to, expected) => {
    expect(describeText(insertBlank(before, from, to))).toEqual(expected);
  });
});
