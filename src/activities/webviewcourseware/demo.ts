import type { DemoHalf, DemoStore } from '#form/demo-half.ts';
import { simulateOpening } from '#parts/reading/simulate-opening.ts';
import type { UnpackedWebcourseware, Webcourseware } from './model.ts';

async function storePackage(
  { storeWebPackage }: DemoStore,
  file: string,
  name: string,
): Promise<Webcourseware['package']> {
  const { media } = await storeWebPackage(file, name);
  return { media, name };
}

export const demo: DemoHalf<Webcourseware, UnpackedWebcourseware> = {
  buildActivities: async (storeFor) => [
    {
      key: 'fraction-bars',
      name: '分數條：找出等值分數',
      description: '點一點、塗一塗，看看哪些分數一樣大。可選中文或英文。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 4,
      difficulty: 'easy',
      content: {
        package: await storePackage(storeFor('teacher'), 'fraction-bars.zip', '分數條.zip'),
        title: '分數條',
        note: '共有五題，每題試試找出多於一個答案。',
      },
    },
    {
      key: 'seesaw',
      name: '蹺蹺板實驗室',
      description: '移動重量和距離，找出槓桿平衡的方法。',
      language: 'zh-hk',
      subject: 'science',
      grade: 5,
      difficulty: 'medium',
      owner: 'lam',
      content: {
        package: await storePackage(storeFor('lam'), 'seesaw.zip', '蹺蹺板.zip'),
        title: '蹺蹺板實驗室',
        note: '先估計，再移動滑桿試一試。',
      },
    },
  ],
  simulateWork: (_content, simulatedAttempt, random) => simulateOpening(simulatedAttempt, random),
};
