import { file } from '#activities/file/activity.ts';
import type { Files } from '#activities/file/model.ts';
import { type DemoActivity, defineDemoType } from '#demo/demo-activity.ts';
import type { DemoStore } from '#demo/demo-store.ts';
import { simulateParts } from '#demo/simulate-reading.ts';

async function buildFiles({ document, video }: DemoStore): Promise<Files> {
  const { made: pages, ...handout } = await document('handout', '小實驗：瓶子裏的雲.pdf');
  const { made: playable, ...rain } = await video('rain', '雨水往哪裏去.mp4');
  const { kind: _document, ...shown } = pages;
  const { kind: _video, ...played } = playable;
  return {
    items: [
      { ...handout, id: 'handout', kind: 'document', document: shown, download_only: false },
      { ...rain, id: 'rain', kind: 'video', video: played, download_only: false },
    ],
  };
}

export const demoFile = defineDemoType(file, {
  build: async (storeFor) => {
    const content = await buildFiles(storeFor('teacher'));
    const activity: DemoActivity<Files> = {
      key: 'bottle-cloud',
      name: '小實驗：瓶子裏的雲',
      description: '先看影片，再按工作紙的步驟在家做實驗。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      startupScreen: content.items.find(({ video }) => video)?.video?.poster.url ?? '',
      content,
    };
    return [activity];
  },
  work: ({ items }, sitting, random) =>
    simulateParts(
      items.map(({ id, kind }) => ({ id, seconds: kind === 'video' ? [12, 40] : [20, 150] })),
      sitting,
      random,
    ),
});
