import type { DemoHalf, DemoStore } from '#form/demo-half.ts';
import { simulateParts } from '#parts/part-times/simulate-parts.ts';
import type { Files, ShownFiles } from './model.ts';

async function buildFiles({ storeDocument, storeVideo }: DemoStore) {
  const { result: _pages, ...handoutFile } = await storeDocument('handout', '小實驗：瓶子裏的雲.pdf');
  const { result: filmConversion, ...rainFile } = await storeVideo('rain', '雨水往哪裏去.mp4');
  const content: Files = {
    items: [
      { ...handoutFile, id: 'handout', kind: 'document', download_only: false },
      { ...rainFile, id: 'rain', kind: 'video', download_only: false },
    ],
  };
  return { content, startupScreen: filmConversion.poster.url };
}

export const demo: DemoHalf<Files, ShownFiles> = {
  buildActivities: async (storeFor) => [
    {
      key: 'bottle-cloud',
      name: '小實驗：瓶子裏的雲',
      description: '先看影片，再按工作紙的步驟在家做實驗。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      ...(await buildFiles(storeFor('teacher'))),
    },
  ],
  simulateWork: ({ items }, simulatedAttempt, random) =>
    simulateParts(
      items.map(({ id, kind }) => ({ id, seconds: kind === 'video' ? [12, 40] : [20, 150] })),
      simulatedAttempt,
      random,
    ),
};
