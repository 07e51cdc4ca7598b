import type { SampleEntry } from '#form/activity-type.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';

/** Samples of what a teacher writes on files: a line that was taken back and drawn again, and a tick that was moved. */

const writtenAt = Date.UTC(2026, 9, 5, 2, 30);
const file = 1;

const write = (item: string, value: InkValue): SampleEntry => ({
  space: 'teacher_ink',
  item,
  value,
  by: 'teacher',
});

export const fileInkEntries: readonly SampleEntry[] = [
  write('line', {
    kind: 'stroke',
    tool: 'pen',
    colour: 'red',
    width: 4,
    points: packPoints([100, 400, 0.5, 300, 380, 0.5, 500, 410, 0.5])[0] ?? '',
    ms: 400,
    t: writtenAt,
    file,
  }),
  write('line', { kind: 'erased', is_on: true, t: writtenAt + 1_000 }),
  write('line', { kind: 'erased', is_on: false, t: writtenAt + 2_000 }),
  write('tick', {
    kind: 'stamp',
    stamp: 'tick',
    at: [640, 300],
    size: 56,
    t: writtenAt + 3_000,
    page: 2,
    file,
  }),
  write('tick', { kind: 'moved', dx: 40, dy: 0, scale_x: 1, scale_y: 1, t: writtenAt + 4_000 }),
];
