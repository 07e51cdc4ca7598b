import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partTimesTrace } from '#parts/part-times/trace.ts';
import {
  createEntry,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Names that every object inherits name nothing of the school. */

const space = 'constructor';

let test: TestApp;
let courseware_id: number;
let attempt_id: number;

beforeAll(async () => {
  test = await openBoardApp();
  ({ id: courseware_id } = await placeBoard(test));
  ({ student1: attempt_id } = await startForStudents(test, courseware_id, 'student1'));
});
afterAll(() => test.close());

describe('a space called constructor', () => {
  it('does not exist for students', async () => {
    const as = 'student1';
    expect((await test.call('GET /play/space', { attempt_id, space }, { as })).key).toBe('not_found');
    const entries = [createEntry(space, 'a', createMark())];
    expect((await test.get('POST /play/save', { attempt_id, entries }, { as })).entries).toMatchObject([
      { result: 'invalid' },
    ]);
  });

  it('does not exist for teachers', async () => {
    const as = 'teacher';
    for (const attempt of [{}, { attempt_id }]) {
      const place = { courseware_id, ...attempt };
      expect((await test.call('GET /study/space', { ...place, space }, { as })).key).toBe('not_found');
      expect((await test.call('GET /study/space_history', { ...place, space }, { as })).key).toBe(
        'not_found',
      );
      const input = { ...place, entries: [createEntry(space, 'a', createMark())] };
      expect((await test.get('POST /study/space_save', input, { as })).entries).toMatchObject([
        { result: 'invalid' },
      ]);
    }
  });
});

it('counts the time of a part with such a name', () => {
  const trace = (id: string, ms: number) => partTimesTrace.schema.parse({ parts: { [id]: ms } });
  for (const name of ['constructor', 'toString', 'hasOwnProperty'])
    expect(partTimesTrace.merge(trace('p1', 3), trace(name, 5))).toEqual({ parts: { p1: 3, [name]: 5 } });
});
