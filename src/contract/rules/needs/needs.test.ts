import { describe, expect, it } from 'vitest';
import { findFall, measureSpread, type Result } from '#contract/rules/needs/fell.ts';
import { chooseFewRows, listNeeds, type NeedSign, nameSign } from '#contract/rules/needs/need-rows.ts';
import { findStuck, measureTimes } from '#contract/rules/needs/stuck.ts';
import { type ExpectedWork, findWorkNeed } from '#contract/rules/needs/work.ts';

/** A table of situations: what is said of a student, and what is not. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('work that was not handed in', () => {
  const now = 100 * day;
  const work = (change: Partial<ExpectedWork>): ExpectedWork => ({
    is_guest: false,
    is_assigned: true,
    is_excused: false,
    is_open: true,
    has_attempt: false,
    is_done_elsewhere: false,
    due_at: now - day,
    accepted_until: now - day,
    joined_at: 0,
    ...change,
  });
  const dueIn = (ms: number) => ({ due_at: now + ms, accepted_until: now + ms });

  it.each([
    ['nothing handed in, time is over', {}, 'missing'],
    ['due in 47 hours', dueIn(47 * hour), 'not_started'],
    [
      'late, and late work is still accepted',
      { due_at: now - day, accepted_until: now + day },
      'not_started',
    ],
    ['the exact end', { due_at: now, accepted_until: now }, 'missing'],
    ['an own due time that is over', { due_at: now - hour, accepted_until: now - hour }, 'missing'],

    ['due in 49 hours', dueIn(49 * hour), undefined],
    ['extended beyond two days', dueIn(3 * day), undefined],
    ['submitted, or at work, alone or with a group', { has_attempt: true }, undefined],
    ['marks are held back', { has_attempt: true }, undefined],
    ['finished elsewhere', { is_done_elsewhere: true }, undefined],
    ['due soon, finished elsewhere', { ...dueIn(hour), is_done_elsewhere: true }, undefined],
    ['excused', { is_excused: true }, undefined],
    ['a guest', { is_guest: true }, undefined],
    ['for other students', { is_assigned: false }, undefined],
    ['closed', { is_open: false }, undefined],
    ['no due time', { due_at: null, accepted_until: null }, undefined],
    ['ended five weeks ago', { due_at: now - 35 * day, accepted_until: now - 35 * day }, undefined],
    ['came to the school after it ended', { joined_at: now - hour }, undefined],
  ] as const)('%s', (_name, change, said) => {
    expect(findWorkNeed(work(change), now)).toBe(said);
  });
});

describe('stuck at a question', () => {
  type Situation = {
    /** Seconds that the others took for q1. */
    peers: readonly number[];
    /** Number of students who work on it and have not answered q1. */
    behind?: number;
    seconds: number;
    sinceSave?: number;
    is_answered?: boolean;
    /** The student's times of earlier questions, where the others took 60 seconds. */
    own?: readonly number[];
  };
  const say = ({
    peers,
    behind = 0,
    seconds,
    sinceSave = seconds,
    is_answered = false,
    own = [],
  }: Situation) => {
    const earlier = (times: readonly number[]) =>
      times.map((time, index) => [`e${index}`, time * second] as const);
    const others = peers.map((time, index): [number, Map<string, number>] => [
      index + 1,
      new Map([...earlier(own.map(() => 60)), ['q1', time * second]]),
    ]);
    const late = Array.from({ length: behind }, (_, index): [number, Map<string, number>] => [
      100 + index,
      new Map(),
    ]);
    const times = measureTimes(new Map([...others, ...late, [0, new Map(earlier(own))]]));
    const now = 30 * minute;
    const work = { student: 0, question: 'q1', is_answered, time_ms: seconds * second };
    return findStuck({ ...work, active_at: now - sinceSave * second }, times, now);
  };
  const sixty = (count: number) => Array.from({ length: count }, (_, index) => 55 + (index % 11));
  const steady = Array.from({ length: 6 }, () => 60);

  it.each([
    ['ten minutes at a question of one', { peers: sixty(12), seconds: 590, own: steady }, true],
    ['five others have times', { peers: sixty(5), seconds: 590, own: [...steady, ...steady] }, true],

    [
      'three minutes at a question of one, of a class that differs',
      { peers: sixty(12), seconds: 180 },
      false,
    ],
    ['less than 2 × the median', { peers: sixty(12), seconds: 119, own: steady }, false],
    ['answered, right or wrong', { peers: sixty(12), seconds: 590, is_answered: true }, false],
    ['three students class', { peers: [60, 62], seconds: 590 }, false],
    ['four others have times', { peers: sixty(4), seconds: 590, own: steady }, false],
    ['a fast class', { peers: [5, 4, 6, 5, 5, 4, 6], seconds: 55, own: [] }, false],
    ['a class where all are slow', { peers: [500, 520, 540, 480, 510], seconds: 590 }, false],
    ['the fastest five of thirty', { peers: sixty(5), behind: 24, seconds: 590, own: steady }, false],
    ['nothing changed for eleven minutes', { peers: sixty(12), seconds: 660, own: steady }, false],
    ['slow all along', { peers: sixty(12), seconds: 300, own: [200, 230, 210, 220, 190, 240] }, false],
  ] as const)('%s', (_name, situation, isSaid) => {
    expect(say(situation) !== undefined).toBe(isSaid);
  });

  it('gives the numbers that it rests on', () => {
    const said = { time_ms: 590 * second, median_ms: 60 * second, certainty: 'likely' };
    expect(say({ peers: sixty(11), seconds: 590, own: steady })).toEqual({ ...said, peers: 11 });
    expect(say({ peers: sixty(7), seconds: 590, own: steady })?.certainty).toBe('possible');
  });
});

describe('results that fell', () => {
  const alone = (points: readonly number[]): Result[] =>
    points.map((each) => ({ share: each / 100, class_mean: 0, class_count: 0 }));
  /** With the class's mean in each activity, in points. */
  const inClass = (points: readonly number[], means: readonly number[]): Result[] =>
    points.map((each, index) => ({
      share: each / 100,
      class_mean: (means[index] ?? 0) / 100,
      class_count: 30,
    }));
  const usual = [70, 71, 69, 70, 70, 70];

  it.each([
    ['falling by 16 points', alone([80, 81, 79, 64, 64]), true],
    ['falling by 15 points', alone([80, 80, 80, 65, 65]), true],
    ['far below, beside a class as usual', inClass([80, 81, 79, 82, 50, 45], usual), true],

    ['falling by 14 points', alone([80, 81, 79, 66, 66]), false],
    ['one result alone', alone([80, 81, 79, 80, 40]), false],
    ['a new student with 4 results', alone([80, 80, 50, 50]), false],
    ['no results', [], false],
    ['always up and down', alone([40, 95, 50, 90, 45, 95, 45, 50]), false],
    ['two hard activities for everybody', inClass([80, 81, 79, 82, 50, 45], [70, 71, 69, 70, 38, 36]), false],
    ['rising', alone([50, 51, 49, 80, 85]), false],
  ] as const)('%s', (_name, results, isSaid) => {
    expect(findFall(results, 0) !== undefined).toBe(isSaid);
  });

  it('is not said where the results of the whole class differ as much by chance', () => {
    const ups = [0, 15, -15, 18, -16, 4];
    const class30 = Array.from({ length: 30 }, (_, student) =>
      inClass(
        ups.map((_each, index) => 70 + (ups[(index + student) % ups.length] ?? 0)),
        usual,
      ),
    );
    const spread = measureSpread(class30);
    expect(spread).toBeGreaterThan(0.1);
    expect(findFall(inClass([80, 81, 79, 80, 60, 58], usual), 0)).toBeDefined();
    expect(findFall(inClass([80, 81, 79, 80, 60, 58], usual), spread)).toBeUndefined();
  });

  it('gives the numbers that it rests on', () => {
    const numbers = { before_last: 0.64, last: 0.62, results: 5, certainty: 'possible' };
    expect(findFall(alone([80, 81, 79, 64, 62]), 0)).toEqual({ mean: expect.closeTo(0.8), ...numbers });
    expect(findFall(alone([80, 81, 79, 80, 80, 80, 64, 62]), 0)?.certainty).toBe('likely');
  });
});

describe('the list', () => {
  const sign = (reason: NeedSign['reason'], courseware_id: number, user_id: number | null, rank = 0) => ({
    reason,
    courseware_id,
    user_id,
    rank,
    state: 'a',
  });
  const none = new Map<string, string>();
  const signs = [
    sign('fell', 3, 7),
    sign('stuck', 2, 8),
    sign('missing', 1, 7, 2),
    sign('missing', 4, 7, 1),
    sign('missing', 1, 9),
    sign('missing', 2, 8),
    sign('to_mark', 1, null),
    sign('to_mark', 2, null),
  ];
  const nameRows = (rows: ReturnType<typeof listNeeds>) => rows.map((row) => nameSign(row.sign));

  it('has one row a student, with the strongest reason, and one a courseware to mark', () => {
    const rows = listNeeds(signs, none);
    expect(nameRows(rows)).toEqual(['to_mark:1:0', 'to_mark:2:0', 'missing:1:9', 'missing:4:7', 'stuck:2:8']);
    const ofSeven = rows.find((row) => row.sign.user_id === 7);
    expect(ofSeven?.others.map(nameSign)).toEqual(['missing:1:7', 'fell:3:7']);
  });

  it('leaves out what was seen, until its state changes', () => {
    const seen = new Map([
      ['missing:1:9', 'a'],
      ['stuck:2:8', 'a'],
      ['to_mark:1:0', 'earlier'],
    ]);
    expect(nameRows(listNeeds(signs, seen))).toEqual([
      'to_mark:1:0',
      'to_mark:2:0',
      'missing:2:8',
      'missing:4:7',
    ]);
  });

  it('gives each reason its turn where there is room for a few', () => {
    const rows = ['to_mark', 'to_mark', 'missing', 'missing', 'missing', 'fell'].map((reason, index) => ({
      reason: reason as NeedSign['reason'],
      index,
    }));
    expect(chooseFewRows(rows, 4).map(({ index }) => index)).toEqual([0, 1, 2, 5]);
    expect(chooseFewRows(rows, 9)).toEqual(rows);
  });
});
