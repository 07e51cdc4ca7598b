import {
  buildBlankQuestion,
  buildChoiceQuestion,
  buildMatchingQuestion,
  buildOrderingQuestion,
  buildTrueFalseQuestion,
} from '#parts/quiz-questions/samples/build-question.ts';
import {
  buildGapChoice,
  buildGapQuestion,
  buildNumberQuestion,
  buildNumberRules,
  buildShortTextQuestion,
} from '#parts/quiz-questions/samples/build-typed-question.ts';
import { addEarlierRevision, buildQuiz, type DemoQuiz } from './demo-quiz.ts';

/** Quizzes that colleagues share: other grades, Simplified Chinese and English. */

const chineseQuizzes: DemoQuiz[] = [
  buildQuiz(
    {
      key: 'pinyin',
      name: '汉语拼音小练习',
      description: '认识声母、韵母和声调。',
      language: 'zh-cn',
      subject: 'chinese',
      grade: 1,
      difficulty: 'easy',
      owner: 'cheng',
    },
    [
      buildChoiceQuestion('q1', 'single', '「妈」的拼音是哪一个？', ['*mā', 'má', 'mǎ', 'mà']),
      buildChoiceQuestion('q2', 'single', '「花」的声母是什么？', ['f', '*h', 'k', 'w']),
      buildBlankQuestion('q3', '「书」的韵母是[[1]]。', ['u|ū']),
    ],
  ),
  buildQuiz(
    {
      key: 'radicals',
      name: '部首識字',
      description: '從部首猜字義：木、水、言、手。',
      language: 'zh-hk',
      subject: 'chinese',
      grade: 2,
      difficulty: 'easy',
      owner: 'wong',
    },
    [
      buildChoiceQuestion('q1', 'single', '部首是「氵」的字多和甚麼有關？', ['火', '*水', '樹木', '說話']),
      buildChoiceQuestion('q2', 'multiple', '哪些字的部首是「木」？', ['*林', '*桌', '河', '*梅'], {
        score: 2,
        credit: 'partial',
      }),
      buildBlankQuestion('q3', '「說」和「話」的部首都是[[1]]。', ['言|言部']),
    ],
  ),
  buildQuiz(
    {
      key: 'tang-poems',
      name: '唐诗三首',
      description: '《静夜思》《春晓》《登鹳雀楼》填空和理解。',
      language: 'zh-cn',
      subject: 'chinese',
      grade: 3,
      difficulty: 'medium',
      owner: 'wong',
    },
    [
      buildBlankQuestion('q1', '床前明月光，疑是地上[[1]]。', ['霜']),
      buildBlankQuestion('q2', '春眠不觉[[1]]，处处闻啼鸟。', ['晓']),
      buildChoiceQuestion('q3', 'single', '「更上一层楼」的前一句是什么？', [
        '举头望明月',
        '*欲穷千里目',
        '黄河入海流',
        '花落知多少',
      ]),
      buildTrueFalseQuestion('q4', '《静夜思》写的是思念家乡。', true),
      buildMatchingQuestion(
        'q5',
        '把诗和作者配对。',
        [
          ['《静夜思》', '李白'],
          ['《春晓》', '孟浩然'],
          ['《登鹳雀楼》', '王之涣'],
        ],
        ['杜甫'],
        { score: 2 },
      ),
      buildOrderingQuestion(
        'q6',
        '按顺序排列《静夜思》的诗句。',
        ['床前明月光', '疑是地上霜', '举头望明月', '低头思故乡'],
        'all_or_nothing',
      ),
    ],
  ),
  buildQuiz(
    {
      key: 'rhetoric',
      name: '修辭手法：比喻和擬人',
      description: '分辨比喻、擬人和排比，並自己試寫一句。',
      language: 'zh-hk',
      subject: 'chinese',
      grade: 5,
      difficulty: 'hard',
      owner: 'admin',
    },
    [
      buildChoiceQuestion('q1', 'single', '「月亮像一隻小船。」用了哪種修辭手法？', [
        '*比喻',
        '擬人',
        '排比',
        '設問',
      ]),
      buildChoiceQuestion('q2', 'single', '「春風輕輕撫摸着小草。」用了哪種修辭手法？', [
        '比喻',
        '*擬人',
        '誇張',
        '反問',
      ]),
      buildChoiceQuestion('q3', 'multiple', '哪些句子用了擬人？', [
        '*小鳥在枝頭唱歌。',
        '他跑得像風一樣快。',
        '*太陽公公露出笑臉。',
      ]),
    ],
  ),
];

const mathsQuizzes: DemoQuiz[] = [
  buildQuiz(
    {
      key: 'clock',
      name: 'Telling the time',
      description: 'Hours, half hours and quarters. Written in easy English.',
      language: 'en',
      subject: 'maths',
      grade: 2,
      difficulty: 'easy',
      owner: 'cheng',
    },
    [
      buildChoiceQuestion(
        'q1',
        'single',
        'The long hand points to 12 and the short hand to 3. What time is it?',
        ["12 o'clock", "*3 o'clock", 'half past 3'],
      ),
      buildBlankQuestion('q2', 'One hour has [[1]] minutes.', ['60|sixty']),
      buildChoiceQuestion('q3', 'single', 'Which is the same as half past seven?', [
        '7:15',
        '*7:30',
        '7:45',
        '8:30',
      ]),
    ],
  ),
  addEarlierRevision(
    buildQuiz(
      {
        key: 'fraction-sums',
        name: '分数的加法和减法',
        description: '同分母和异分母分数的加减。',
        language: 'zh-cn',
        subject: 'maths',
        grade: 5,
        difficulty: 'medium',
        owner: 'teacher2',
      },
      [
        buildBlankQuestion('q1', '1/5 + 2/5 = [[1]]', ['3/5']),
        buildBlankQuestion('q2', '3/4 − 1/2 = [[1]]', ['1/4|2/8']),
        buildChoiceQuestion('q3', 'single', '1/2 + 1/3 等于多少？', ['2/5', '*5/6', '2/6', '1/5']),
        buildChoiceQuestion('q4', 'single', '哪一个最接近 1？', ['3/4', '5/6', '*8/9', '2/3'], {
          explanation: '8/9 和 1 只差 1/9。',
        }),
        buildNumberQuestion(
          'q5',
          '一根绳子长 3/4 米，剪去 0.3 米，还剩多少米？',
          buildNumberRules('0.45', { unit: 'required', units: '米|m', wrong_unit_share: 50 }),
          { score: 2, instruction: '写出数值和单位。', explanation: '0.75 − 0.3 = 0.45' },
        ),
        buildGapQuestion(
          'q6',
          '5/6 [[1]] 3/4，两数相差 [[2]]。',
          [buildGapChoice('*＞', '＝', '＜'), { type: 'number', number: buildNumberRules('1/12') }],
          { score: 2, explanation: '5/6 = 10/12，3/4 = 9/12。' },
        ),
        buildShortTextQuestion('q7', '分母不同的分数相加，先要怎样做？', [
          ['通分', 100],
          ['化成同分母', 100],
          ['扩分', 50],
        ]),
      ],
    ),
    3,
  ),
  buildQuiz(
    {
      key: 'percentage',
      name: '百分數應用題',
      description: '折扣、利息和百分率變化。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 6,
      difficulty: 'hard',
      owner: 'yeung',
    },
    [
      buildBlankQuestion('q1', '一件 $80 的襯衣打八折，售價是 $[[1]]。', ['64']),
      buildChoiceQuestion('q2', 'single', '45 是 60 的百分之幾？', ['45%', '60%', '*75%', '80%']),
      buildBlankQuestion('q3', '班上 25 人中有 10 人戴眼鏡，佔[[1]]%。', ['40']),
    ],
  ),
];

const scienceQuizzes: DemoQuiz[] = [
  buildQuiz(
    {
      key: 'homes',
      name: 'Animals and their homes',
      description: 'Where do animals live? Words and short sentences.',
      language: 'en',
      subject: 'science',
      grade: 1,
      difficulty: 'easy',
      owner: 'cheng',
    },
    [
      buildChoiceQuestion('q1', 'single', 'Where does a bird lay its eggs?', [
        'in a web',
        '*in a nest',
        'in a shell',
      ]),
      buildChoiceQuestion(
        'q2',
        'multiple',
        'Which animals live in water?',
        ['*fish', 'cat', '*crab', '*turtle'],
        {
          score: 2,
          credit: 'partial',
        },
      ),
      buildBlankQuestion('q3', 'A spider makes a [[1]].', ['web']),
    ],
  ),
  buildQuiz(
    {
      key: 'light',
      name: '光和影',
      description: '光沿直線傳播，影子怎樣形成？',
      language: 'zh-hk',
      subject: 'science',
      grade: 3,
      difficulty: 'easy',
      owner: 'admin',
    },
    [
      buildChoiceQuestion('q1', 'single', '影子在物體的哪一面？', ['向光的一面', '*背光的一面', '上面']),
      buildChoiceQuestion('q2', 'multiple', '下列哪些物件會自己發光？', ['*太陽', '月亮', '*電燈', '鏡子']),
      buildBlankQuestion('q3', '中午時，影子最[[1]]。', ['短']),
    ],
  ),
  buildQuiz(
    {
      key: 'force',
      name: '力和運動',
      description: '推力、拉力、摩擦力和重力。',
      language: 'zh-hk',
      subject: 'science',
      grade: 5,
      difficulty: 'medium',
      owner: 'lam',
    },
    [
      buildChoiceQuestion('q1', 'single', '鞋底有坑紋，是為了增加甚麼？', [
        '重力',
        '*摩擦力',
        '浮力',
        '磁力',
      ]),
      buildBlankQuestion('q2', '蘋果從樹上掉下來，是因為[[1]]。', ['重力|地心吸力|引力']),
      buildChoiceQuestion('q3', 'single', '哪個情況用了拉力？', ['踢足球', '*拔河', '按門鈴']),
      buildTrueFalseQuestion('q4', '地面愈粗糙，摩擦力愈小。', false, {
        explanation: '地面愈粗糙，摩擦力愈大。',
      }),
    ],
  ),
  buildQuiz(
    {
      key: 'solar-system',
      name: 'The solar system',
      description: 'Planets, moons and the Sun. For classes that learn science in English.',
      language: 'en',
      subject: 'science',
      grade: 6,
      difficulty: 'hard',
      owner: 'yeung',
    },
    [
      buildChoiceQuestion('q1', 'single', 'Which planet is closest to the Sun?', [
        'Venus',
        '*Mercury',
        'Mars',
        'Earth',
      ]),
      buildBlankQuestion('q2', 'The Earth goes round the Sun once in about [[1]] days.', ['365|366']),
      buildChoiceQuestion('q3', 'multiple', 'Which of these are planets?', [
        '*Jupiter',
        'the Moon',
        '*Saturn',
        'Sirius',
      ]),
    ],
  ),
];

export const libraryQuizzes: DemoQuiz[] = [...chineseQuizzes, ...mathsQuizzes, ...scienceQuizzes];
