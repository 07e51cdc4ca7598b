import type { ActivitySamples, SampleEntry } from '#form/activity-type.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import type { Wall } from './model.ts';
import type { WallValue } from './wall/wall-values.ts';

const openedTrace = { opened_at: Date.UTC(2026, 9, 5, 2, 30) };

/** A card that its student took away and brought back, and one that a teacher has approved and pinned. */
const entriesIn = (column: string): SampleEntry[] => {
  const card = (text: string): WallValue => ({ kind: 'card', text, column, picture: null });
  const write = (by: SampleEntry['by'], item: string, value: WallValue): SampleEntry => ({
    space: 'wall',
    item,
    value,
    by,
  });
  return [
    write('student', 'first', card('雨水流進水塘。')),
    write('teacher', 'first', { kind: 'ruling', state: 'approved', version: 1 }),
    write('teacher', 'first', { kind: 'pin', is_on: true }),
    write('student', 'second', card('A rainbow!')),
    write('student', 'second', { kind: 'erased', is_on: true }),
    write('student', 'second', { kind: 'erased', is_on: false }),
  ];
};

const plainWall: Wall = {
  prompt: '雨天有甚麼好處？',
  picture: null,
  columns: [{ id: 'column-1', name: '', colour: 'blue' }],
  needs_approval: false,
  allows_likes: true,
  is_anonymous: false,
  allows_pictures: true,
  cards_each: 5,
  card_length: 300,
  checked_words: [],
};

export const samples: ActivitySamples<Wall, never, OpeningTrace> = {
  contents: [
    {
      title: { en: 'One column', 'zh-hk': '一欄', 'zh-cn': '一栏' },
      draft: plainWall,
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
      entries: entriesIn('column-1'),
    },
    {
      title: { en: 'Three columns with approval', 'zh-hk': '三欄，須批准', 'zh-cn': '三栏，须批准' },
      draft: {
        ...plainWall,
        prompt: 'What do you know about the water cycle?',
        picture: { url: 'samples/water-cycle.png', width: 1_200, height: 800 },
        columns: [
          { id: 'know', name: 'I know', colour: 'green' },
          { id: 'ask', name: 'I wonder', colour: 'yellow' },
          { id: 'learnt', name: 'I learnt', colour: 'violet' },
        ],
        needs_approval: true,
        is_anonymous: true,
        checked_words: ['小明', 'badger'],
      },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
      entries: entriesIn('know'),
    },
    {
      title: { en: 'Eight columns without pictures', 'zh-hk': '八欄，不可附圖', 'zh-cn': '八栏，不可附图' },
      draft: {
        ...plainWall,
        columns: (['blue', 'green', 'yellow', 'orange', 'red', 'violet', 'teal', 'grey'] as const).map(
          (colour, index) => ({ id: `c${index}`, name: `第 ${index + 1} 組`, colour }),
        ),
        allows_likes: false,
        allows_pictures: false,
        cards_each: 1,
        card_length: 20,
      },
      rightResponses: {},
      wrongResponses: {},
      traces: { whole: openedTrace },
      entries: entriesIn('c0'),
    },
  ],
  sentinel: null,
  olderContents: [],
};
