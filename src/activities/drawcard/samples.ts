import type { ActivitySamples, SampleEntry } from '#form/activity-type.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { packPoints } from '#parts/ink/pack-points.ts';
import { type CardTask, createEmptyTask, type PlacedCards, type TaskQuestion } from './model.ts';

const worksheet = { media: 'samples/harbour.pdf', name: '維港的一天.pdf' };
const drawnAt = Date.UTC(2026, 9, 6, 2, 30);
const onPage = (page: number) => (page > 0 ? { page } : {});

const layCard = (card: string, text: string, at: [number, number], page = 0): InkValue => ({
  kind: 'card',
  card,
  text,
  alt: '',
  at,
  width: 190,
  height: 64,
  t: drawnAt + at[0],
  ...onPage(page),
});

const line = (t: number, page: number): InkValue => ({
  kind: 'stroke',
  tool: 'pen',
  colour: 'blue',
  width: 4,
  points: packPoints([100, 600, 0.5, 300, 560, 0.6, 500, 620, 0.5])[0] ?? '',
  ms: 400,
  t,
  ...onPage(page),
});

/** Cards laid, moved, taken away and brought back; a line; clipart; what the teacher wrote. `lastPage`: marked by a teacher. */
function listEntries([first, second]: readonly [string, string], lastPage: number): SampleEntry[] {
  const write = (by: SampleEntry['by'], item: string, value: InkValue): SampleEntry => ({
    space: by === 'student' ? 'ink' : 'teacher_ink',
    item,
    value,
    by,
  });
  return [
    write('student', 'card-1', layCard(first, '金魚', [120, 200])),
    write('student', 'card-1', { kind: 'moved', dx: 200, dy: 60, scale_x: 1, scale_y: 1, t: drawnAt + 900 }),
    write('student', 'card-2', layCard(second, '獅子', [520, 200])),
    write('student', 'card-2', { kind: 'erased', is_on: true, t: drawnAt + 2_000 }),
    write('student', 'card-2', { kind: 'erased', is_on: false, t: drawnAt + 3_000 }),
    write('student', 'clip', {
      kind: 'picture',
      source: { url: 'samples/banyan.png' },
      alt: '榕樹',
      at: [700, 300],
      width: 220,
      height: 140,
      t: drawnAt + 4_000,
    }),
    write('student', 'line', line(drawnAt + 5_000, lastPage)),
    write('student', 'card-3', layCard(first, '金魚', [160, 420], lastPage)),
    write('teacher', 'tick', { kind: 'stamp', stamp: 'tick', at: [640, 300], size: 56, t: drawnAt + 60_000 }),
    write('teacher', 'cross', {
      kind: 'stamp',
      stamp: 'cross',
      at: [600, 90],
      size: 56,
      t: drawnAt + 61_000,
    }),
    write('teacher', 'cross', { kind: 'erased', is_on: true, t: drawnAt + 62_000 }),
  ];
}

const empty = createEmptyTask();
const marked: Pick<TaskQuestion, 'picture' | 'score' | 'model_answer' | 'rubric'> = {
  picture: null,
  score: 4,
  model_answer: '',
  rubric: [],
};
const place = (...cards: string[]): PlacedCards => ({ cards });

const habitats: CardTask = {
  ...empty,
  questions: [
    { ...marked, id: 'pond', prompt: '誰住在水裏？', right_cards: ['goldfish', 'frog'] },
    { ...marked, id: 'plain', prompt: '誰住在草原？', right_cards: ['lion'], model_answer: '獅子' },
    {
      ...marked,
      id: 'food',
      prompt: { blocks: [{ p: [{ t: '畫出' }, { t: '食物鏈', m: ['b'] }] }] },
      right_cards: [],
      model_answer: '草 → 蟲 → 青蛙',
      rubric: [{ id: 'arrows', text: '箭嘴方向正確', points: 2 }],
    },
  ],
  cards: [
    { id: 'goldfish', text: '金魚', picture: null },
    {
      id: 'frog',
      text: '青蛙',
      picture: { url: 'samples/water-cycle.png', width: 1_200, height: 800, alt: '青蛙' },
    },
    { id: 'lion', text: '獅子', picture: null },
    {
      id: 'tree',
      text: '',
      picture: { url: 'samples/banyan.png', width: 1_600, height: 1_000, alt: '榕樹' },
    },
  ],
  clipart: [{ id: 'leaf', url: 'samples/bauhinia.png', width: 1_600, height: 1_000, alt: '洋紫荊' }],
  attachments: [
    { id: 'story', kind: 'file', name: '先看故事', media: worksheet.media, file_name: worksheet.name },
    { id: 'web', kind: 'link', name: '香港動物園', address: 'https://www.lcsd.gov.hk/tc/parks/hkzbg/' },
  ],
};

/** Cards alone on a page of a document, and a pen on squares. */
export const samples: ActivitySamples<CardTask, PlacedCards> = {
  conversionResults: {
    [worksheet.media]: {
      document: { pages: createSamplePages('harbour', 6), text: sampleTextsUrl('harbour') },
    },
  },
  contents: [
    {
      title: { en: 'Animals and where they live', 'zh-hk': '動物的家', 'zh-cn': '动物的家' },
      draft: habitats,
      rightResponses: { pond: place('goldfish', 'frog'), plain: place('lion'), food: place('frog') },
      wrongResponses: { pond: place('lion', 'tree'), plain: place('lion', 'tree') },
      partialResponses: { pond: place('goldfish'), plain: place() },
      entries: listEntries(['goldfish', 'lion'], 2),
    },
    {
      title: {
        en: 'Cards alone on a page of a document',
        'zh-hk': '在文件上放卡片，不可繪畫',
        'zh-cn': '在文档上放卡片，不可绘画',
      },
      draft: {
        ...empty,
        questions: [
          {
            ...marked,
            id: 'ferry',
            prompt: '',
            picture: {
              url: 'samples/plants-cover.png',
              width: 1_000,
              height: 1_400,
              alt: 'Where is the ferry?',
            },
            right_cards: ['here'],
          },
        ],
        cards: [
          { id: 'here', text: 'Ferry', picture: null },
          { id: 'there', text: 'Bus', picture: null },
        ],
        background: 'own',
        own_page: { kind: 'document', ...worksheet, page: 2 },
        tools: 'own',
        own_tools: [],
        own_colours: [],
      },
      rightResponses: { ferry: place('here') },
      wrongResponses: { ferry: place('there') },
      entries: listEntries(['here', 'there'], 0),
    },
    {
      title: { en: 'A pen on squares', 'zh-hk': '方格紙上用筆繪畫', 'zh-cn': '在方格纸上用笔绘画' },
      draft: {
        ...empty,
        questions: [
          {
            ...marked,
            id: 'half',
            prompt: 'Show one half.',
            right_cards: [],
            score: 3,
            model_answer: 'Three of six',
          },
        ],
        cards: [{ id: 'half-card', text: '1/2', picture: null }],
        background: 'squares',
        orientation: 'portrait',
        tools: 'pen',
      },
      rightResponses: { half: place('half-card') },
      wrongResponses: { half: place() },
      entries: listEntries(['half-card', 'half-card'], 0),
    },
  ],
  // Which cards are right is a list of ids, which students know: the name of the field is in keys alone.
  sentinel: 'right_cards',
  olderContents: [],
};
