import type { DemoHalf } from '#form/demo-half.ts';
import { simulateOpening } from '#parts/reading/simulate-opening.ts';
import type { Link } from './model.ts';

export const demo: DemoHalf<Link> = {
  buildActivities: async () => [
    {
      key: 'water-supplies',
      name: '香港的食水從哪裏來？',
      description: '瀏覽水務署的網頁，找出香港食水的三個來源。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      content: {
        url: 'https://www.wsd.gov.hk/tc/home/index.html',
        title: '水務署',
        note: '想一想：\n1. 香港的食水從哪裏來？\n2. 我們可以怎樣節約用水？',
      },
    },
    {
      key: 'public-library',
      name: '香港公共圖書館',
      description: '為自己找一本下個月想讀的書。',
      language: 'zh-hk',
      subject: 'chinese',
      grade: 4,
      difficulty: 'easy',
      owner: 'wong',
      content: {
        url: 'https://www.hkpl.gov.hk/tc/index.html',
        title: '香港公共圖書館',
        note: '選一本書，記下書名和作者，下一課跟同學分享。',
      },
    },
  ],
  simulateWork: (_content, simulatedAttempt, random) => simulateOpening(simulatedAttempt, random),
};
