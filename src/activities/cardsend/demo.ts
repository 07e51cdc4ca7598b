import type { DemoEntry, DemoHalf, DemoPeople, Random } from '#form/demo-half.ts';
import { simulateOpening } from '#parts/reading/simulate-opening.ts';
import { createEmptyWall, type Wall } from './model.ts';
import type { WallValue } from './wall/wall-values.ts';

const rainWall: Wall = {
  ...createEmptyWall(),
  prompt: '關於雨水，你知道甚麼？還想知道甚麼？',
  columns: [
    { id: 'know', name: '我知道', colour: 'green' },
    { id: 'wonder', name: '我想知道', colour: 'yellow' },
    { id: 'saw', name: '我見過', colour: 'blue' },
  ],
  needs_approval: true,
  cards_each: 3,
  checked_words: ['小明'],
};

const cardTexts: readonly (readonly [column: string, text: string])[] = [
  ['know', '雲是由很多小水點組成的。'],
  ['know', '海水受熱變成水汽，升上天空。'],
  ['know', '雨水會流進水塘，成為我們的食水。'],
  ['know', '黑色暴雨警告時不用上學。'],
  ['know', '雨量是用毫米來量度的。'],
  ['wonder', '為甚麼有些雲是黑色的？'],
  ['wonder', '為甚麼下雨後會有彩虹？'],
  ['wonder', '沙漠會下雨嗎？'],
  ['wonder', '雪和冰雹有甚麼分別？'],
  ['wonder', '雨水可以直接喝嗎？'],
  ['wonder', '天文台怎樣知道明天會下雨？'],
  ['saw', '上星期我在西貢看見雙彩虹！'],
  ['saw', '下大雨時，學校旁邊的斜坡變成小瀑布。'],
  ['saw', '我家的玻璃窗上有很多小水點。'],
  ['saw', '霧很大，看不見獅子山。'],
  ['know', 'Rain is part of the water cycle.'],
  ['wonder', '小明說雲是棉花糖，是真的嗎？'],
  ['saw', '我和爺爺在公園避雨，聽到青蛙叫。'],
];
/** Number of cards at the end that still wait for approval. */
const waitingCount = 3;

const minuteMs = 60_000;

function simulateEntries(_content: Wall, { students, teacher }: DemoPeople, random: Random): DemoEntry[] {
  if (students.length === 0) return [];
  const createEntry = (itemId: string, authorId: number, value: WallValue, writtenAt: number): DemoEntry => ({
    space: 'wall',
    itemId,
    authorId,
    isTeacher: authorId === teacher.id,
    value,
    writtenAt,
  });
  const entries = cardTexts.flatMap(([column, text], index) => {
    const item = `demo-${index}`;
    const authorId = students[index % students.length] ?? 0;
    const sentAt = teacher.now - (cardTexts.length - index) * 7 * minuteMs;
    const cardEntry = createEntry(item, authorId, { kind: 'card', text, column, picture: null }, sentAt);
    if (index >= cardTexts.length - waitingCount) return [cardEntry];
    const approval = { kind: 'ruling' as const, state: 'approved' as const, version: 0 };
    const likerIds = students.filter((id) => id !== authorId && random.nextFraction() < 0.18);
    return [
      cardEntry,
      createEntry(item, teacher.id, approval, sentAt + minuteMs),
      ...likerIds.map((id) => createEntry(item, id, { kind: 'like', is_on: true }, sentAt + 2 * minuteMs)),
      ...(index === 6
        ? [createEntry(item, teacher.id, { kind: 'pin', is_on: true }, sentAt + 3 * minuteMs)]
        : []),
    ];
  });
  // The space has no changes yet, so its first change has the number 1.
  const versionOf = (item: string) => entries.findIndex((each) => each.itemId === item) + 1;
  return entries.map((each) =>
    each.value.kind === 'ruling'
      ? { ...each, value: { ...each.value, version: versionOf(each.itemId) } }
      : each,
  );
}

export const demo: DemoHalf<Wall> = {
  buildActivities: async () => [
    {
      key: 'rain-wall',
      name: '雨水留言牆',
      description: '把你知道的、想知道的和見過的貼到牆上。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'easy',
      content: rainWall,
    },
  ],
  simulateWork: (_content, simulatedAttempt, random) => simulateOpening(simulatedAttempt, random),
  simulateEntries,
};
