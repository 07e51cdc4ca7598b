import type { ActivitySamples } from '#form/activity-type.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import type { Wall } from './model.ts';

const openedTrace = { opened_at: Date.UTC(2026, 9, 5, 2, 30) };

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
    },
  ],
  sentinel: null,
  olderContents: [],
};
