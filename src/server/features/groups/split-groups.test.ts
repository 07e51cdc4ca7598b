import { describe, expect, it } from 'vitest';
import { countGroups, findBrokenPairs, type StudentPair } from '#contract/rules/group-rules.ts';
import { splitGroups } from '#server/features/groups/split-groups.ts';

/**
 * Compares splits of small classes with every possible split, and tests 1,000 random classes whose pairs can all be
 * kept.
 */

/** mulberry32: the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Class = { students: number[]; groupCount: number; pairs: StudentPair[]; shares: Map<number, number> };

const listStudents = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A class with pairs that one hidden split satisfies. */
function inventClass(random: () => number): Class {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const students = listStudents(between(4, 45));
  const groupCount = countGroups(students.length, { by: 'size', count: between(2, 8) });
  const hiddenGroupOf = (id: number) => id % groupCount;
  const pairs = Array.from({ length: between(0, students.length) }, (): StudentPair => {
    const first_id = between(1, students.length);
    const second_id = between(1, students.length);
    const kind = hiddenGroupOf(first_id) === hiddenGroupOf(second_id) ? 'together' : 'apart';
    return { first_id, second_id, kind };
  }).filter(({ first_id, second_id }) => first_id !== second_id);
  const shares = new Map(students.map((id) => [id, random()]));
  return { students, groupCount, pairs, shares };
}

function measureSpread(groups: readonly (readonly number[])[], shares: ReadonlyMap<number, number>): number {
  const means = groups.map((ids) => ids.reduce((sum, id) => sum + (shares.get(id) ?? 0), 0) / ids.length);
  return Math.max(...means) - Math.min(...means);
}

function expectEvenSizes(groups: readonly (readonly number[])[], { students, groupCount }: Class): void {
  expect(groups).toHaveLength(groupCount);
  expect(groups.flat().toSorted((one, other) => one - other)).toEqual(students);
  const sizes = groups.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
}

/** The smallest number of pairs that any split of the class breaks. */
function countBrokenAtBest({ students, groupCount, pairs }: Class): number {
  const sizeMax = Math.ceil(students.length / groupCount);
  const sizeMin = Math.floor(students.length / groupCount);
  const groups = Array.from({ length: groupCount }, (): number[] => []);
  let best = Number.POSITIVE_INFINITY;
  const place = (index: number) => {
    const id = students[index];
    if (id === undefined) {
      if (groups.every(({ length }) => length >= sizeMin))
        best = Math.min(best, findBrokenPairs(groups, pairs).length);
      return;
    }
    for (const group of groups) {
      if (group.length >= sizeMax) continue;
      group.push(id);
      place(index + 1);
      group.pop();
      if (group.length === 0) return;
    }
  };
  place(0);
  return best;
}

describe('1,000 random classes', () => {
  const random = createRandom(20261123);
  const classes = Array.from({ length: 1_000 }, () => inventClass(random));

  it('are split into groups of even sizes, with every pair kept that can be', () => {
    for (const each of classes) {
      for (const shares of [undefined, each.shares]) {
        const { groups, broken } = splitGroups({ ...each, shares, random });
        expectEvenSizes(groups, each);
        expect(findBrokenPairs(groups, each.pairs)).toEqual([]);
        expect(broken).toEqual([]);
      }
    }
    expect(classes.reduce((sum, { pairs }) => sum + pairs.length, 0)).toBeGreaterThan(5_000);
  });

  it('have closer means where they are balanced by results', () => {
    const spreads = classes.map((each) => {
      const [even, balanced] = [undefined, each.shares].map((shares) =>
        measureSpread(splitGroups({ ...each, pairs: [], shares, random }).groups, each.shares),
      );
      return { random: even ?? 0, balanced: balanced ?? 0 };
    });
    const meanOf = (key: 'random' | 'balanced') =>
      spreads.reduce((sum, spread) => sum + spread[key], 0) / spreads.length;
    expect(meanOf('balanced')).toBeLessThan(meanOf('random') / 4);
    const better = spreads.filter(({ random: even, balanced }) => balanced <= even);
    expect(better.length).toBeGreaterThanOrEqual(990);
  });
});

describe('pairs that no split keeps', () => {
  it('are as few as any split breaks, and are reported', () => {
    const random = createRandom(7);
    let impossible = 0;
    for (let count = 0; count < 300; count++) {
      const students = listStudents(6);
      const groupCount = 2 + Math.floor(random() * 2);
      const pairs = students.flatMap((first_id) =>
        students
          .filter((second_id) => second_id > first_id && random() < 0.45)
          .map((second_id): StudentPair => ({ first_id, second_id, kind: 'apart' })),
      );
      const each = { students, groupCount, pairs, shares: new Map<number, number>() };
      const { groups, broken } = splitGroups({ ...each, shares: undefined, random });
      expectEvenSizes(groups, each);
      const atBest = countBrokenAtBest(each);
      expect(broken).toHaveLength(atBest);
      expect(broken).toEqual(findBrokenPairs(groups, pairs));
      if (atBest > 0) impossible++;
    }
    expect(impossible).toBeGreaterThan(50);
  });

  it('are given up one by one where more stay together than a group holds', () => {
    const together = (first_id: number, second_id: number): StudentPair => ({
      first_id,
      second_id,
      kind: 'together',
    });
    const pairs = [together(1, 2), together(2, 3), together(3, 4)];
    const { broken } = splitGroups({
      students: listStudents(6),
      groupCount: 2,
      pairs,
      random: createRandom(1),
    });
    expect(broken).toEqual([together(3, 4)]);
  });

  it('break pairs to keep apart before pairs to keep together', () => {
    const pairs: StudentPair[] = [
      { first_id: 1, second_id: 2, kind: 'together' },
      { first_id: 2, second_id: 3, kind: 'together' },
      { first_id: 1, second_id: 3, kind: 'apart' },
    ];
    const { broken } = splitGroups({
      students: listStudents(9),
      groupCount: 3,
      pairs,
      random: createRandom(1),
    });
    expect(broken).toEqual([pairs[2]]);
  });
});

it('a class is split by size into as few groups as that needs, and never into empty ones', () => {
  expect(countGroups(30, { by: 'size', count: 4 })).toBe(8);
  expect(countGroups(30, { by: 'number', count: 7 })).toBe(7);
  expect(countGroups(3, { by: 'number', count: 7 })).toBe(3);
  expect(countGroups(0, { by: 'size', count: 4 })).toBe(1);
});
