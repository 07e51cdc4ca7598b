import { expect, it } from 'vitest';
import { type Entry, foldItem } from '#form/space.ts';
import type { SpaceChange } from '#form/space-source.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import type { InkValue } from '../model.ts';
import { type ShownInk, showInk } from '../show-ink.ts';
import { readBoardAt } from './read-board-at.ts';
import { buildTimeline, createReplay, listAuthors, listUnderWay, pauseMax } from './replay.ts';

const random = createRandom(5);
const begin = 1_800_000_000_000;

const stroke = (t: number, ms = 1_000): InkValue => ({ ...inventStroke(random), t: begin + t, ms });
const erased = (t: number, is_on = true): InkValue => ({ kind: 'erased', is_on, t: begin + t });
const cut = (t: number): InkValue => ({ kind: 'cut', spans: [5, 20], t: begin + t });
const moved = (t: number): InkValue => ({
  kind: 'moved',
  dx: 5,
  dy: 0,
  scale_x: 1,
  scale_y: 1,
  t: begin + t,
});

const change = (number: number, item: string, by: number, value: InkValue, at = 90_000): SpaceChange => ({
  change: number,
  item,
  by,
  by_teacher: false,
  value,
  at: begin + at,
});

const shuffle = <Value>(values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

/** Sent together after a time without network: `at` tells nothing. */
const changes = [
  change(1, 'a', 1, stroke(0)),
  change(2, 'b', 2, stroke(500)),
  change(3, 'a', 1, cut(3_000)),
  change(4, 'c', 1, stroke(60_000, 2_000)),
  change(5, 'b', 2, moved(63_000)),
  change(6, 'a', 1, erased(64_000)),
];

it('plays by the times of the pens and makes long pauses short, in any order of arrival', () => {
  for (const arrived of [changes, shuffle(changes), shuffle(changes)]) {
    const timeline = buildTimeline([arrived]);
    const times = timeline.events.map(({ entry, from, to }) => [entry.change, from, to]);
    // Between 3,000 and 60,000 nothing was drawn.
    expect(times).toEqual([
      [1, 0, 1_000],
      [2, 500, 1_500],
      [3, 3_000, 3_000],
      [4, 3_000 + pauseMax, 5_000 + pauseMax],
      [5, 6_000 + pauseMax, 6_000 + pauseMax],
      [6, 7_000 + pauseMax, 7_000 + pauseMax],
    ]);
    expect(timeline.duration).toBe(9_000);
    expect(listAuthors(timeline)).toEqual([1, 2]);
  }
});

it('shows cuts, moves and erasures at their times, forwards and back', () => {
  const replay = createReplay(buildTimeline([shuffle(changes)]));
  const readAt = (time: number) => {
    replay.goTo(time);
    return [...(replay.items[0] ?? [])]
      .map(([id, shown]) => [id, shown.cut !== undefined, shown.moved?.dx])

      .sort(([a], [b]) => String(a).localeCompare(String(b)));
  };
  const expected: [time: number, shown: unknown[]][] = [
    [-1, []],
    [999, []],
    [1_000, [['a', false, undefined]]],
    [
      1_500,
      [
        ['a', false, undefined],
        ['b', false, undefined],
      ],
    ],
    [
      3_000,
      [
        ['a', true, undefined],
        ['b', false, undefined],
      ],
    ],
    [
      7_000,
      [
        ['a', true, undefined],
        ['b', false, undefined],
        ['c', false, undefined],
      ],
    ],
    [
      8_000,
      [
        ['a', true, undefined],
        ['b', false, 5],
        ['c', false, undefined],
      ],
    ],
    [
      9_000,
      [
        ['b', false, 5],
        ['c', false, undefined],
      ],
    ],
  ];
  for (const [time, shown] of [...expected, ...shuffle(expected), ...expected.toReversed()])
    expect(readAt(time)).toEqual(shown);
});

it('ends as the space stands, whatever the clocks of the devices say', () => {
  for (let round = 0; round < 100; round += 1) {
    const clock = () => Math.floor(random() * 100_000) - 50_000;
    const written: SpaceChange[] = [];
    for (let number = 1; number <= 30; number += 1) {
      const item = `i${Math.floor(random() * 8)}`;
      const isNew = written.every((each) => each.item !== item);
      const [kind, by] = [Math.floor(random() * 4), 1 + Math.floor(random() * 3)];
      const value = isNew
        ? stroke(clock())
        : [cut(clock()), moved(clock()), erased(clock()), erased(clock(), false)][kind]!;
      written.push(change(number, item, by, value, number * 100));
    }
    const timeline = buildTimeline([shuffle(written)]);
    const replay = createReplay(timeline);
    replay.goTo(timeline.duration);
    const stored = new Map<string, ShownInk>();
    for (const id of new Set(written.map(({ item }) => item))) {
      const entries = written
        .filter(({ item }) => item === id)
        .map(
          (each): Entry<InkValue> => ({
            by: { user_id: each.by, role: 'student' },
            value: each.value as InkValue,
            change: each.change,
            at: each.at,
          }),
        );
      const item = foldItem(id, entries);
      const shown = item && showInk(item);
      if (shown) stored.set(id, shown);
    }
    expect(replay.items[0]).toEqual(stored);
    expect(readBoardAt(shuffle(written), { change: 30 })).toEqual(stored);
  }
});

it('puts a device whose clock is fast beside the others', () => {
  const hour = 3_600_000;
  const timeline = buildTimeline([
    [change(1, 'a', 1, stroke(0), 1_000), change(2, 'b', 2, stroke(hour + 1_000), 2_000)],
  ]);
  expect(timeline.events.map(({ item, from }) => [item, from])).toEqual([
    ['a', 0],
    ['b', 1_000],
  ]);
});

it('plays one person alone, with all that became of the drawing', () => {
  const timeline = buildTimeline([[...changes, change(7, 'b', 1, erased(65_000))]], { by: 2 });
  expect(timeline.events.map(({ entry }) => entry.change)).toEqual([2, 5, 7]);
});

it('shows how far a stroke under way is', () => {
  const timeline = buildTimeline([changes]);
  const shares = listUnderWay(timeline, 750).map(({ event, share }) => [event.item, share]);
  expect(shares).toEqual([
    ['a', 0.75],
    ['b', 0.25],
  ]);
});

it('reads a board as it stood at a change and at a time of the server', () => {
  const dated = changes.map((each, index) => ({ ...each, at: begin + index }));
  expect([...readBoardAt(shuffle(dated), { change: 3 }).keys()]).toEqual(['a', 'b']);
  expect(readBoardAt(dated, { change: 3 }).get('a')?.cut).toEqual([5, 20]);
  expect(readBoardAt(dated, { change: 2 }).get('a')?.cut).toBeUndefined();
  expect([...readBoardAt(shuffle(dated), { at: begin + 5 }).keys()]).toEqual(['b', 'c']);
  expect(readBoardAt(dated, { change: 0 }).size).toBe(0);
});
