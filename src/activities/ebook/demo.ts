import type { DemoHalf, DemoStore } from '#form/demo-half.ts';
import { simulateParts } from '#parts/part-times/simulate-parts.ts';
import type { Ebook, PublicEbook } from './model.ts';

async function buildBook(
  { storeDocument }: DemoStore,
  folder: string,
  name: string,
  category: string,
  pageTitles: readonly string[],
): Promise<Ebook> {
  const { media, result } = await storeDocument(folder, name);
  const pages = result.pages.map((_images, page) => ({
    id: `p${page + 1}`,
    title: pageTitles[page] ?? '',
    url: '',
    source: { media, page },
  }));
  return { cover: null, category, pages, documents: [{ media, name }] };
}

const waterTitles = ['', '住在大海裏', '蒸發', '凝結', '降水', '小溪和水塘', '水循環', '想一想'];

export const demo: DemoHalf<Ebook, PublicEbook> = {
  buildActivities: async (storeFor) => [
    {
      key: 'water-journey',
      name: '水的旅程',
      description: '跟着小水滴，認識蒸發、凝結、降水和水循環。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'easy',
      content: await buildBook(storeFor('teacher'), 'water', '水的旅程.pdf', '科學讀本', waterTitles),
    },
    {
      key: 'harbour',
      name: '維港的一天',
      description: '圖畫書：樂兒和爺爺坐渡輪、搭電車、吃蛋撻、放風箏。',
      language: 'zh-hk',
      subject: 'chinese',
      grade: 2,
      difficulty: 'easy',
      owner: 'admin',
      content: await buildBook(storeFor('admin'), 'harbour', '維港的一天.pdf', '圖畫故事', []),
    },
  ],
  simulateWork: (content, simulatedAttempt, random) =>
    simulateParts(
      content.pages.map(({ id }, index) => ({ id, seconds: index === 0 ? [2, 9] : [9, 55] })),
      simulatedAttempt,
      random,
    ),
};
