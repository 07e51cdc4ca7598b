import { describe, expect, it } from 'vitest';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { singleQuestion, wordAnswers } from '../samples/sample-parts.ts';
import { keepTogether, moveSection, moveToSection, removeSection, restoreSection } from './changes.ts';
import { listRows, readRows } from './rows.ts';
import type { Sectioned } from './sectioned.ts';

/** `a:1` is question a in section 1. */
function read(places: string, sectionIds = '12'): Sectioned {
  const questions = places.split(' ').map((place) => {
    const [id = '', section_id] = place.split(':');
    return singleQuestion(id, {
      text: id,
      answers: wordAnswers('*x', 'y'),
      ...(section_id && { section_id }),
    });
  });
  return { questions, sections: [...sectionIds].map((id) => ({ id, heading: id, passage: '' })) };
}

const write = ({ questions }: Sectioned) =>
  questions.map(({ id, section_id }) => (section_id === undefined ? id : `${id}:${section_id}`)).join(' ');
const rowsOf = (content: Sectioned) => listRows(content).map(({ id }) => id);

describe('rows', () => {
  const content = read('a b:1 c:1 d');

  it('show where a section begins and ends; one without questions stands behind the one before it', () => {
    expect(rowsOf(content)).toEqual(['a', '1', 'b', 'c', '1/end', '2', '2/end', 'd']);
    expect(rowsOf(read('a', '1'))).toEqual(['a', '1', '1/end']);
    expect(rowsOf(read('a', ''))).toEqual(['a']);
  });

  it('give a question that is moved the section around its new place', () => {
    const move = (from: number, to: number) =>
      write({ questions: readRows(moveItem(listRows(content), from, to)) });
    expect(move(0, 1)).toBe('a:1 b:1 c:1 d');
    expect(move(3, 4)).toBe('a b:1 c d');
    expect(move(2, 1)).toBe('a b c:1 d');
    expect(move(7, 6)).toBe('a b:1 c:1 d:2');
  });
});

describe('changes', () => {
  it('bring the questions of a section together, and change nothing that is right', () => {
    expect(write(keepTogether(read('a:1 b c:1 d:9')))).toBe('a:1 c:1 b d');
    const right = read('a:1 b:1 c');
    expect(keepTogether(right)).toBe(right);
  });

  it('move a question into a section and out of it', () => {
    const content = read('a b:1 c:1 d e:2');
    expect(write(moveToSection(content, 'a', '1'))).toBe('b:1 c:1 a:1 d e:2');
    expect(write(moveToSection(content, 'b', '2'))).toBe('a c:1 d e:2 b:2');
    expect(write(moveToSection(content, 'b', undefined))).toBe('a c:1 b d e:2');
    expect(write(moveToSection(read('a b', '1'), 'a', '1'))).toBe('a:1 b');
  });

  it('take a section away without its questions, and bring it back to them', () => {
    const content = read('a b:1 c:1 d:2');
    const without = removeSection(content, '1');
    expect(write(without)).toBe('a b c d:2');
    const [first] = content.sections ?? [];
    if (!first) throw new Error('no section');
    const back = restoreSection(without, first, 0, new Set(['b', 'c']));
    expect(back).toEqual(content);
    // A question that was deleted or moved meanwhile stays as it is.
    const changed = { ...without, questions: read('a b:2 c d:2').questions };
    expect(write(restoreSection(changed, first, 0, new Set(['b', 'c'])))).toBe('a b:2 c:1 d:2');
  });

  it('move a section past its neighbour', () => {
    const content = read('a b:1 c:1 d:2');
    expect(write(moveSection(content, '1', -1))).toBe('b:1 c:1 a d:2');
    const down = moveSection(content, '1', 1);
    expect(write(down)).toBe('a d:2 b:1 c:1');
    expect(down.sections?.map(({ id }) => id)).toEqual(['2', '1']);
    expect(moveSection(content, '2', 1)).toBe(content);
  });
});
