import {
  drawArrow,
  drawCloud,
  drawDrop,
  drawHills,
  drawLabel,
  drawPage,
  drawSea,
  drawSky,
  drawSun,
  drawText,
  drawTree,
} from './picture-parts.ts';

/** The science book 'The journey of water': each page as SVG. */

type PanelText = { title: string; colour: string; words: string[] };

function drawTextPanel(pageNumber: number, { title, colour, words }: PanelText): string {
  const textLines = words.map((line, lineIndex) => drawText(130, 1322 + lineIndex * 76, line, { size: 46 }));
  return `<rect x="70" y="1130" width="991" height="390" rx="52" fill="#fff"/>${drawText(130, 1226, title, { size: 64, bold: true, fill: colour })}${textLines.join('')}<circle cx="990" cy="1206" r="40" fill="${colour}"/>${drawText(990, 1222, String(pageNumber), { size: 44, bold: true, fill: '#fff', middle: true })}`;
}

const drawBoat = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-90 0H90L60 46H-60Z" fill="#c7431a"/><path d="M-6-10V-150L84-26H-6Z" fill="#fff"/><path d="M-18-14V-120L-78-26Z" fill="#ffe3a3"/></g>`;

const drawFish = (x: number, y: number, scale: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M60 0 104-34V34Z" fill="${fill}"/><ellipse rx="72" ry="42" fill="${fill}"/><circle cx="-38" cy="-8" r="8" fill="#12283b"/><path d="M-4-30q20 30 0 60" fill="none" stroke="#fff" stroke-width="6"/></g>`;

const drawVapour = (x: number, y: number) =>
  `<path d="M${x} ${y}q-34-50 0-100t0-100 0-100" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/>`;

const rain = Array.from({ length: 46 }, (_, index) => {
  const [x, y] = [110 + ((index * 389) % 920), 430 + ((index * 211) % 470)];
  return `<path d="m${x} ${y}-10 40" stroke="#3d9be0" stroke-width="10" stroke-linecap="round"/>`;
}).join('');

const drawSnowflake = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#fff" stroke-width="9" stroke-linecap="round">${[0, 60, 120].map((turn) => `<path d="M0-46V46M-14-36 0-24 14-36M-14 36 0 24 14 36" fill="none" transform="rotate(${turn})"/>`).join('')}</g>`;

const river =
  '<path d="M640 470q-60 90 30 150t-60 150-170 120-10 130l30 580h260l-50-580q-20-70 70-150t60-170-50-130-110-100Z" fill="#3d9be0"/>';

const fields = [0, 1, 2, 3]
  .map(
    (row) =>
      `<path d="M${70 + row * 10} ${930 + row * 44}h250" stroke="#e0c04a" stroke-width="16" stroke-dasharray="26 14"/>`,
  )
  .join('');

const reservoir =
  '<path d="M770 800q140-70 361-30v150H800Z" fill="#69b8ee"/><path d="m750 790 60 150h60l-40-160Z" fill="#9aa9b5"/><path d="m772 800 34 100" stroke="#fff" stroke-width="8"/>';

const cover = [
  drawSky('cover', '#6fc0f0', '#e4f5fe'),
  drawSun(940, 620, 110),
  drawCloud(190, 640, 0.9),
  drawCloud(930, 880, 0.6),
  drawSea(1060, '#69b8ee', 46, -60),
  drawSea(1170, '#3d9be0', 46),
  drawDrop(565, 960, 2.3),
  drawSea(1330, '#1f78c4', 46, -90),
  drawText(565, 330, '水的旅程', { size: 170, bold: true, fill: '#0b3a66', middle: true }),
  drawText(565, 430, '小水滴的大冒險', { size: 60, bold: true, fill: '#0b5fa5', middle: true }),
  drawText(565, 1500, '科學讀本　小四', { size: 42, fill: '#fff', middle: true }),
];

const ocean = [
  drawSky('ocean', '#8fd0f5', '#e4f5fe'),
  drawSun(230, 230, 100),
  drawCloud(820, 250, 0.9),
  drawBoat(850, 530, 1.5),
  drawSea(600, '#69b8ee', 40, -40),
  drawDrop(420, 600, 1.8),
  drawSea(700, '#3d9be0', 40),
  drawSea(880, '#1f78c4', 40, -70),
  drawFish(300, 900, 1, '#ffc34d'),
  drawFish(800, 820, 1.2, '#ff8f6b'),
  drawFish(700, 1020, 0.7, '#bfe3d2'),
  drawTextPanel(2, {
    title: '住在大海裏',
    colour: '#0b5fa5',
    words: ['我是一顆小水滴，住在大海裏。', '地球表面大部分都是海洋，', '我的兄弟姊妹多得數不清！'],
  }),
];

const evaporation = [
  drawSky('evaporation', '#ffd98a', '#e4f5fe'),
  drawSun(565, 270, 160),
  [130, 290, 1010].map((x) => drawVapour(x, 900)).join(''),
  drawDrop(565, 700, 1.7, 'wow'),
  drawArrow('M850 880V640', 'm810 660 40-52 40 52', '#c7431a'),
  drawSea(960, '#69b8ee', 40, -40),
  drawSea(1060, '#3d9be0', 40),
  drawLabel(850, 540, '蒸發', '#c7431a'),
  drawTextPanel(3, {
    title: '升上天空',
    colour: '#c7431a',
    words: ['太陽曬得海面暖洋洋。', '我吸收了熱，變成看不見的水蒸氣，', '輕輕地升上天空。這就是「蒸發」。'],
  }),
];

const condensation = [
  drawSky('condensation', '#4c86c6', '#cfe6f7'),
  [
    [150, 240, 0.9],
    [960, 210, 1.1],
    [250, 900, 0.7],
    [900, 960, 0.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) => drawSnowflake(x, y, scale))
    .join(''),
  drawCloud(565, 590, 3),
  drawDrop(330, 640, 0.95),
  drawDrop(800, 640, 0.95, 'sleepy'),
  drawDrop(470, 530, 0.8, 'wow'),
  drawDrop(660, 500, 0.8),
  drawDrop(565, 670, 1.25),
  drawLabel(565, 240, '凝結', '#4b4fc4'),
  drawTextPanel(4, {
    title: '抱在一起成了雲',
    colour: '#4b4fc4',
    words: ['天空愈高愈冷。水蒸氣遇冷，', '變成一顆顆小水點，聚在一起', '就是白雲。這就是「凝結」。'],
  }),
];

const precipitation = [
  drawSky('precipitation', '#8ea3b5', '#dbe7ef'),
  drawCloud(330, 280, 1.7, '#66798a', '#52697e'),
  drawCloud(800, 300, 1.9, '#74899b', '#5c7082'),
  drawHills(900, '#4f9f80', -60),
  drawHills(1020, '#3fa37c', 120),
  rain,
  drawDrop(540, 660, 1.6, 'wow', 14),
  [120, 250, 950, 1040].map((x, index) => drawTree(x, 1010 + (index % 2) * 40, 1.1)).join(''),
  drawLabel(880, 560, '降水', '#1668c7'),
  drawTextPanel(5, {
    title: '嘩啦啦，下雨了',
    colour: '#1668c7',
    words: ['小水點愈聚愈大，雲再也托不住了。', '我們變成雨落到山上，', '有時是雪或冰雹。這就是「降水」。'],
  }),
];

const stream = [
  drawSky('stream', '#9ad6f7', '#eaf7ee'),
  drawSun(210, 210, 90),
  drawCloud(860, 200, 0.8),
  drawHills(660, '#8cc9a9', -40),
  drawHills(780, '#5db38c', 100),
  river,
  reservoir,
  fields,
  [90, 210, 360, 900, 1020].map((x, index) => drawTree(x, 820 + (index % 3) * 34, 0.9)).join(''),
  drawDrop(560, 930, 1.1, 'happy', -12),
  drawLabel(940, 720, '水塘', '#0c7f86', 42),
  drawTextPanel(6, {
    title: '流過小溪和水塘',
    colour: '#0c7f86',
    words: ['我沿着小溪往低處流，', '滋潤樹木和農田，也流進水塘，', '成為大家家中的食水。'],
  }),
];

const cycle = [
  drawSky('cycle', '#8fd0f5', '#eaf7fe'),
  drawSun(200, 210, 90),
  drawCloud(380, 330, 1),
  drawCloud(800, 330, 1.3, '#74899b', '#5c7082'),
  drawHills(800, '#3fa37c', 420),
  drawSea(940, '#69b8ee', 40, -40),
  drawSea(1040, '#3d9be0', 40),
  drawArrow('M210 880V520', 'm164 560 46-56 46 56', '#c7431a'),
  drawArrow('M500 250q80-60 160-20', 'm606 190 58 42-62 34', '#4b4fc4'),
  drawArrow('M860 490v180', 'm816 640 44 56 44-56', '#1668c7'),
  drawArrow('M840 880q-130 60-260 70', 'm640 900-66 48 72 36', '#0c7f86'),
  drawLabel(330, 700, '蒸發', '#c7431a', 44),
  drawLabel(580, 150, '凝結', '#4b4fc4', 44),
  drawLabel(960, 590, '降水', '#1668c7', 44),
  drawLabel(730, 1000, '流回大海', '#0c7f86', 44),
  drawDrop(370, 960, 1.1),
  drawTextPanel(7, {
    title: '回家了，再出發',
    colour: '#0b5fa5',
    words: [
      '河水帶着我流回大海。太陽又出來了，',
      '新的旅程再次開始！',
      '水這樣不停轉變和移動，叫「水循環」。',
    ],
  }),
];

const questions = [
  '1. 水變成水蒸氣的過程叫甚麼？',
  '2. 為甚麼高空的水蒸氣會變成小水點？',
  '3. 除了雨，還有哪些降水？',
  '4. 香港的食水從哪裏來？我們可以',
  '　 怎樣節約用水？',
];

const questionPage = [
  drawSky('think', '#e4f5fe', '#ffffff'),
  drawCloud(200, 200, 0.7),
  drawCloud(960, 300, 0.8),
  drawText(565, 330, '想一想', { size: 120, bold: true, fill: '#0b3a66', middle: true }),
  '<rect x="90" y="420" width="951" height="620" rx="52" fill="#fff" stroke="#bfe3fa" stroke-width="8"/>',
  questions.map((line, lineIndex) => drawText(150, 530 + lineIndex * 112, line, { size: 48 })).join(''),
  drawSea(1340, '#69b8ee', 40, -40),
  drawDrop(565, 1260, 1.9),
  drawSea(1440, '#3d9be0', 40),
];

export const waterPages = [
  cover,
  ocean,
  evaporation,
  condensation,
  precipitation,
  stream,
  cycle,
  questionPage,
].map((pictureParts) => drawPage(pictureParts.join('')));
