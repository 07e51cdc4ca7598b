import { expect, it } from 'vitest';
import { createRandom } from '#tests/ink/invent-strokes.ts';
import {
  applyPointer,
  type PointerAction,
  type PointerInput,
  type PointerState,
  pointersAtRest,
  turnPenMode,
} from './pointer-rules.ts';

/** 'pen down', 'finger2 move 10 20', 'mouse down middle', 'wait 500' in order; a pointer without a place stays at 0, 0. */
type Sequence = readonly string[];

const idOf = (name: string): number => ({ pen: 1, mouse: 2, finger: 3, finger2: 4, palm: 5 })[name] ?? 9;
const buttons: Readonly<Record<string, number>> = { middle: 1, right: 2, eraser: 5 };

function read(line: string, time: number): PointerInput {
  const [name = '', type = '', x = '0', y = '0'] = line.split(' ');
  const kind = name === 'pen' || name === 'mouse' ? name : 'touch';
  const button = buttons[x] ?? 0;
  return {
    type: type as PointerInput['type'],
    id: idOf(name),
    kind,
    x: Number(x) || 0,
    y: Number(y) || 0,
    button,
    time,
  };
}

function describe(action: PointerAction): string {
  switch (action.do) {
    case 'pan':
      return `pan ${action.dx} ${action.dy}`;
    case 'pinch':
      return `pinch ${action.factor.toFixed(2)}`;
    case 'begin':
      return action.isEraser ? 'begin eraser' : 'begin';
    default:
      return action.do;
  }
}

function run(
  sequence: Sequence,
  { draws = true, start = pointersAtRest } = {},
): { did: string[]; state: PointerState } {
  let state = start;
  let time = 10_000;
  const did: string[] = [];
  for (const line of sequence) {
    time += 10;
    if (line.startsWith('wait')) {
      time += Number(line.slice(5));
      continue;
    }
    const [next, actions] = applyPointer(state, read(line, time), { draws });
    state = next;
    did.push(...actions.map(describe));
  }
  return { did, state };
}

const penMode = turnPenMode(pointersAtRest, true);
const penModeRefused = turnPenMode(pointersAtRest, false);

type Row = { name: string; does: Sequence; gives: Sequence; draws?: boolean; start?: PointerState };

const rows: readonly Row[] = [
  {
    name: 'a mouse draws',
    does: ['mouse down', 'mouse move 5 5', 'mouse up'],
    gives: ['begin', 'go_on', 'finish'],
  },
  { name: 'the middle button pans', does: ['mouse down middle', 'mouse move 5 6'], gives: ['pan 5 6'] },
  {
    name: 'the right button does nothing',
    does: ['mouse down right', 'mouse move 5 5', 'mouse up'],
    gives: [],
  },
  { name: 'a mouse that hovers does nothing', does: ['mouse move 5 5', 'mouse up'], gives: [] },
  {
    name: 'a finger draws before any pen',
    does: ['finger down', 'finger move 5 5', 'finger up'],
    gives: ['begin', 'go_on', 'finish'],
  },
  {
    name: 'the first pen turns pen mode on',
    does: ['pen down', 'pen move 5 5', 'pen up'],
    gives: ['pen_mode', 'begin', 'go_on', 'finish'],
  },
  {
    name: 'the second stroke does not',
    does: ['pen down', 'pen up', 'pen down', 'pen up'],
    gives: ['pen_mode', 'begin', 'finish', 'begin', 'finish'],
  },
  {
    name: 'pen mode that was turned off stays off',
    start: penModeRefused,
    does: ['pen down', 'pen up', 'wait 900', 'finger down', 'finger up'],
    gives: ['begin', 'finish', 'begin', 'finish'],
  },
  {
    name: 'in pen mode a finger pans',
    start: penMode,
    does: ['finger down 0 0', 'finger move 20 0', 'finger move 25 1'],
    gives: ['pan 20 0', 'pan 5 1'],
  },
  {
    name: 'in pen mode two fingers pinch',
    start: penMode,
    does: ['finger down 0 0', 'finger2 down 100 0', 'finger2 move 200 0'],
    gives: ['pinch 2.00'],
  },
  {
    name: 'a hand that lies still in pen mode pans nothing',
    start: penMode,
    does: ['palm down 0 0', 'palm move 4 4', 'palm move 2 5'],
    gives: [],
  },
  {
    name: 'a palm under a pen does nothing',
    does: ['pen down', 'palm down 50 50', 'palm move 90 90', 'pen move 5 5', 'palm up', 'pen up'],
    gives: ['pen_mode', 'begin', 'go_on', 'finish'],
  },
  {
    name: 'a palm that stays between two strokes does nothing',
    does: [
      'pen down',
      'palm down 50 50',
      'pen up',
      'palm move 90 90',
      'wait 900',
      'palm move 190 90',
      'pen down',
      'pen up',
    ],
    gives: ['pen_mode', 'begin', 'finish', 'begin', 'finish'],
  },
  {
    name: 'a palm before the first pen draws no line',
    does: ['palm down', 'palm move 3 3', 'pen down', 'palm move 9 9', 'pen up', 'palm up'],
    gives: ['begin', 'go_on', 'pen_mode', 'drop', 'begin', 'finish'],
  },
  {
    name: 'a palm before the pen in pen mode does not move the page under the stroke',
    start: penMode,
    does: ['palm down', 'pen down', 'palm move 90 90', 'pen move 1 1', 'pen up'],
    gives: ['begin', 'go_on', 'finish'],
  },
  {
    name: 'a hand that comes right after the pen does nothing',
    does: ['pen down', 'pen up', 'wait 100', 'palm down', 'palm move 90 90'],
    gives: ['pen_mode', 'begin', 'finish'],
  },
  {
    name: 'a hand under a pen that hovers does nothing',
    start: penMode,
    does: ['pen move 1 1', 'palm down', 'palm move 90 90'],
    gives: [],
  },
  {
    name: 'a finger some time after the pen pans',
    does: ['pen down', 'pen up', 'wait 500', 'finger down 0 0', 'finger move 30 0'],
    gives: ['pen_mode', 'begin', 'finish', 'pan 30 0'],
  },
  {
    name: 'a second finger drops what the first drew and pinches',
    does: ['finger down 0 0', 'finger move 10 0', 'finger2 down 110 0', 'finger2 move 210 0'],
    gives: ['begin', 'go_on', 'drop', 'pinch 2.00'],
  },
  {
    name: 'a finger that is left of a pinch pans and does not draw',
    does: ['finger down 0 0', 'finger2 down 100 0', 'finger2 up', 'finger move 30 0', 'finger up'],
    gives: ['begin', 'drop', 'pan 30 0'],
  },
  {
    name: 'a third finger does not throw',
    does: [
      'finger down 0 0',
      'finger2 down 100 0',
      'palm down 50 50',
      'palm move 60 60',
      'finger up',
      'finger2 up',
      'palm up',
    ],
    gives: ['begin', 'drop', 'pinch 1.00'],
  },
  {
    name: "a pen's stroke stays when the system takes the pen away",
    does: ['pen down', 'pen move 5 5', 'pen cancel'],
    gives: ['pen_mode', 'begin', 'go_on', 'finish'],
  },
  {
    name: "a finger's stroke goes when the system takes the finger away",
    does: ['finger down', 'finger move 5 5', 'finger cancel'],
    gives: ['begin', 'go_on', 'drop'],
  },
  {
    name: 'a cancel after the end takes nothing away',
    does: ['pen down', 'pen up', 'pen cancel', 'pen up'],
    gives: ['pen_mode', 'begin', 'finish'],
  },
  {
    name: 'a pen that never lifted begins anew and keeps its stroke',
    does: ['pen down', 'pen move 1 1', 'pen down', 'pen up'],
    gives: ['pen_mode', 'begin', 'go_on', 'finish', 'begin', 'finish'],
  },
  {
    name: "a pen's other end erases",
    does: ['pen down eraser', 'pen up'],
    gives: ['pen_mode', 'begin eraser', 'finish'],
  },
  {
    name: 'a mouse does nothing while a pen draws',
    does: ['pen down', 'mouse down', 'mouse move 5 5', 'mouse up', 'pen up'],
    gives: ['pen_mode', 'begin', 'finish'],
  },
  {
    name: 'where nothing is drawn a finger pans',
    draws: false,
    does: ['finger down 0 0', 'finger move 5 0', 'finger up'],
    gives: ['pan 5 0'],
  },
  {
    name: 'where nothing is drawn a pen pans',
    draws: false,
    does: ['pen down 0 0', 'pen move 5 0', 'pen up'],
    gives: ['pen_mode', 'pan 5 0'],
  },
  {
    name: 'where nothing is drawn two fingers pinch',
    draws: false,
    does: ['finger down 0 0', 'finger2 down 100 0', 'finger2 move 50 0'],
    gives: ['pinch 0.50'],
  },
];

it.each(rows)('$name', ({ does, gives, draws = true, start = pointersAtRest }) => {
  expect(run(does, { draws, start }).did).toEqual(gives);
});

it('whatever happens, each stroke ends once, and nothing is held when all are lifted', () => {
  const random = createRandom(9);
  const names = ['pen', 'mouse', 'finger', 'finger2', 'palm'];
  const types = ['down', 'move', 'up', 'cancel'];
  const choose = <Choice>(list: readonly Choice[]): Choice =>
    list[Math.floor(random() * list.length)] as Choice;
  for (let round = 0; round < 2_000; round += 1) {
    const sequence = Array.from(
      { length: 30 },
      () => `${choose(names)} ${choose(types)} ${Math.floor(random() * 300)} ${Math.floor(random() * 300)}`,
    );
    const { did, state } = run([...sequence, ...names.map((name) => `${name} up`)]);
    expect(did.join('\n')).not.toMatch(/NaN|Infinity/);
    // A stroke begins, goes on, and ends, with nothing between but the news of pen mode.
    const told = did.filter((action) => action !== 'pen_mode').join(',');
    expect(told).toMatch(/^((begin( eraser)?,(go_on,)*(finish|drop)|pan [^,]*|pinch [^,]*)(,|$))*$/);
    expect(state).toMatchObject({ drawing: null, panning: new Map(), ignored: new Set() });
  }
});
