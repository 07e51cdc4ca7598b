import { findOwn } from '#contract/find-own.ts';
import type { DemoAnswer, DemoHalf, DemoStore, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { orderCards } from './cards.ts';
import { animalPictures, clipartPictures } from './demo/animals.ts';
import { chooseCards, drawArrows, layCards, toItems, writeFeedback } from './demo/answers.ts';
import { parkScene } from './demo/scene.ts';
import { listRightCards } from './marking.ts';
import { type CardTask, createEmptyTask, type ShownTask, type TaskQuestion } from './model.ts';

const minuteMs = 60_000;

const spots: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  water: [
    [170, 590],
    [430, 600],
    [300, 420],
  ],
  sky: [
    [180, 60],
    [480, 130],
    [800, 70],
    [640, 330],
  ],
  chain: [
    [90, 300],
    [500, 300],
    [910, 300],
  ],
};
const chain = ['grass', 'caterpillar', 'bird'];

const ask = (
  id: string,
  prompt: string,
  right_cards: string[],
  more: Partial<TaskQuestion> = {},
): TaskQuestion => ({
  id,
  prompt,
  picture: null,
  score: 4,
  right_cards,
  model_answer: '',
  rubric: [],
  ...more,
});

const questions: TaskQuestion[] = [
  ask('water', '誰住在水裏？把卡片拖到池塘。', ['goldfish', 'turtle']),
  ask('sky', '誰會飛？把卡片拖到天空。', ['butterfly', 'bird', 'bee'], { score: 6 }),
  ask('chain', '用卡片和箭嘴排出一條食物鏈。', [], {
    model_answer: '青草 → 毛蟲 → 小鳥',
    rubric: [
      { id: 'cards', text: '選出合適的生物', points: 2 },
      { id: 'arrows', text: '箭嘴方向正確', points: 2 },
    ],
  }),
];

async function buildTask({ storeDrawing }: DemoStore): Promise<CardTask> {
  const { url, width, height } = await storeDrawing(parkScene);
  const cards = [];
  for (const [id, drawing] of Object.entries(animalPictures))
    cards.push({ id, text: drawing.alt, picture: await storeDrawing(drawing) });
  const clipart = [];
  for (const [index, drawing] of clipartPictures.entries())
    clipart.push({ id: `clip${index + 1}`, ...(await storeDrawing(drawing)) });
  return {
    ...createEmptyTask(),
    questions,
    cards,
    clipart,
    attachments: [
      {
        id: 'zoo',
        kind: 'link',
        name: '香港動植物公園',
        address: 'https://www.lcsd.gov.hk/tc/parks/hkzbg/',
      },
    ],
    background: 'own',
    own_page: { kind: 'picture', image: { url, width, height } },
  };
}

type Answering = { content: ShownTask; attempt: SimulatedAttempt; random: Random };

function answer({ content, attempt, random }: Answering, question: TaskQuestion, page: number): DemoAnswer {
  const scene = { startedAt: attempt.startedAt + page * 3 * minuteMs, page, random };
  const right = question.id === 'chain' ? chain : listRightCards(question, content.cards);
  const wrong = content.cards.map(({ id }) => id).filter((id) => !right.includes(id));
  const chosen = chooseCards(right, wrong, attempt, random);
  const placed = chosen.length > 0 ? chosen : right.slice(0, 1);
  const places = findOwn(spots, question.id) ?? [];
  const cards = layCards(content, placed, places, scene);
  const isWhole = question.id === 'chain' && placed.join() === chain.join();
  const arrows =
    question.id === 'chain'
      ? drawArrows(places.slice(0, placed.length), scene.startedAt + minuteMs, random)
      : [];
  const isSeen = question.id === 'chain' && random.nextFraction() < 0.5;
  return {
    question_id: question.id,
    response: { cards: orderCards(content.cards, placed) },
    time_ms: random.integerBetween(40, 160) * 1_000,
    items: toItems('ink', question.id, [...cards, ...arrows], page),
    ...(isSeen && {
      feedback: toItems(
        'teacher_ink',
        question.id,
        writeFeedback(isWhole, scene.startedAt + 40 * minuteMs),
        page,
      ),
    }),
  };
}

function simulateWork(content: ShownTask, attempt: SimulatedAttempt, random: Random): DemoAnswer[] {
  const worked = attempt.isFinished ? content.questions : content.questions.slice(0, 1);
  return worked.map((question, page) => answer({ content, attempt, random }, question, page));
}

export const demo: DemoHalf<CardTask, ShownTask> = {
  buildActivities: async (storeFor) => [
    {
      key: 'animal-homes',
      name: '繪圖卡：動物的家',
      description: '把動物卡片放到池塘和天空，再排出一條食物鏈。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'easy',
      content: await buildTask(storeFor('teacher')),
      isPlacedByDefault: true,
    },
  ],
  simulateWork,
};
