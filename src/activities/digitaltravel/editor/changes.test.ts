import { describe, expect, it } from 'vitest';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { stopsMax } from '../limits.ts';
import { createEmptyTrip, draft, type Trip } from '../model.ts';
import {
  changeQuestionsOf,
  copyStop,
  insertStops,
  listQuestionsOf,
  moveQuestion,
  moveStop,
  placePart,
  removeStop,
  restoreStop,
} from './changes.ts';
import { createSpot, createStop } from './create-stop.ts';

const ask = (id: string, stop_id: string) => ({ ...createQuestion('single'), id, stop_id });
const trip: Trip = {
  ...createEmptyTrip(),
  stops: [
    createStop({ id: 'pier', spots: [{ ...createSpot({ x: 0.5, y: 0.5 }), id: 'crane' }] }),
    createStop({ id: 'temple' }),
  ],
  questions: [ask('q1', 'pier'), ask('q2', 'pier'), ask('q3', 'temple')],
};
const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

describe('changes of a trip', () => {
  it('keep questions in the order of the stops', () => {
    expect(ids(moveStop(trip, 1, 0).questions)).toEqual(['q3', 'q1', 'q2']);
    const added = changeQuestionsOf(trip, 'pier', (own) => [...own, createQuestion('open')]);
    expect(added.questions.map(({ stop_id }) => stop_id)).toEqual(['pier', 'pier', 'pier', 'temple']);
  });

  it('bring a removed stop back with its questions', () => {
    const removed = removeStop(trip, 'pier');
    expect(ids(removed.questions)).toEqual(['q3']);
    const [pier] = trip.stops;
    expect(restoreStop(removed, pier ?? createStop(), listQuestionsOf(trip, 'pier'), 0)).toEqual(trip);
  });

  it('copy a stop with new ids throughout', () => {
    const copied = copyStop(trip, 'pier');
    expect(ids(copied?.trip.stops ?? [])).toEqual(['pier', copied?.copy.id, 'temple']);
    expect(listQuestionsOf(copied?.trip ?? trip, copied?.copy.id ?? '')).toHaveLength(2);
    expect(draft.safeParse(copied?.trip).success).toBe(true);
    expect(copied?.copy.check_in.code).not.toBe(trip.stops[0]?.check_in.code);
  });

  it('ask a question at another stop, without its old place', () => {
    const placed = placePart(trip, 'pier', 'q1', { x: 0.1, y: 0.2 });
    expect(placed.questions[0]?.at).toEqual({ x: 0.1, y: 0.2 });
    const moved = moveQuestion(placed, 'q1', 'temple');
    expect(ids(moved.questions)).toEqual(['q2', 'q3', 'q1']);
    expect(moved.questions[2]).not.toHaveProperty('at');
  });

  it('ask nothing at a stop that has gone', () => {
    expect(changeQuestionsOf(trip, 'gone', () => [createQuestion('open')])).toBe(trip);
    expect(moveQuestion(trip, 'q1', 'gone')).toBe(trip);
  });

  it('take a point off the scene', () => {
    expect(placePart(trip, 'pier', 'crane', undefined).stops[0]?.spots[0]).not.toHaveProperty('at');
  });

  it('add no more stops than a trip may have', () => {
    const many = Array.from({ length: stopsMax + 3 }, () => createStop());
    expect(insertStops(trip, many).stops).toHaveLength(stopsMax);
  });
});
