import { drawCloud, drawDrop, drawPage, drawSea, drawSky, drawText } from './picture-parts.ts';

/** The science handout 'A cloud in a bottle': one page as SVG. */

const steps = [
  '在瓶中倒入少量溫水。',
  '搖一搖，讓瓶壁變濕。',
  '把冰塊放在瓶口上。',
  '靜候五分鐘，細心觀察。',
];

const drawBottle = (x: number, y: number, contents: string) =>
  `<g transform="translate(${x} ${y})">${contents}<path d="M-36-120h72v44q54 26 54 80v110q0 26-26 26H-64q-26 0-26-26V4q0-54 54-80Z" fill="none" stroke="#12283b" stroke-width="7"/></g>`;

const warmWater = '<path d="M-86 60H86v52q0 24-24 24H-62q-24 0-24-24Z" fill="#9fd4f7"/>';
const waterBeads = [-60, -20, 24, 62]
  .map((x, index) => `<circle cx="${x}" cy="${10 - (index % 2) * 34}" r="8" fill="#1f78c4"/>`)
  .join('');
const ice =
  '<rect x="-40" y="-172" width="36" height="36" rx="6" fill="#bfe3fa" stroke="#3d9be0" stroke-width="4"/><rect x="4" y="-176" width="36" height="36" rx="6" fill="#bfe3fa" stroke="#3d9be0" stroke-width="4"/>';

const pictures = [
  warmWater,
  warmWater + waterBeads,
  warmWater + ice,
  warmWater + waterBeads + ice + drawCloud(0, -10, 0.34, '#dcebf7'),
];

const stepRow = steps
  .map((stepText, index) => {
    const x = 185 + index * 254;
    const [firstLine = '', secondLine = ''] = stepText.replace('，', '，|').split('|');
    return `<rect x="${x - 112}" y="470" width="224" height="400" rx="28" fill="#f4f9fd"/><circle cx="${x - 78}" cy="506" r="26" fill="#1668c7"/>${drawText(x - 78, 518, String(index + 1), { size: 32, bold: true, fill: '#fff', middle: true })}${drawBottle(x, 690, pictures[index] ?? '')}${drawText(x, secondLine === '' ? 926 : 912, firstLine, { size: 24, middle: true })}${drawText(x, 946, secondLine, { size: 24, middle: true })}`;
  })
  .join('');

const drawTableRow = (y: number, rowText: string) =>
  `<path d="M80 ${y}H1051" stroke="#b6c7d6" stroke-width="3"/>${drawText(100, y + 62, rowText, { size: 32 })}`;

export const handoutPage = drawPage(
  [
    drawSky('handout', '#ffffff', '#ffffff'),
    '<rect width="1131" height="210" fill="#d9eaf7"/>',
    drawDrop(1010, 120, 0.72),
    drawText(80, 112, '小實驗：瓶子裏的雲', { size: 64, bold: true, fill: '#0b3a66' }),
    drawText(80, 172, '科學　單元一　水和空氣', { size: 32, fill: '#52697e' }),
    drawText(80, 282, '姓名：＿＿＿＿＿＿＿＿　班別：＿＿＿＿　日期：＿＿＿＿＿', { size: 34 }),
    drawText(80, 360, '材料：透明瓶子、溫水、冰塊', { size: 34 }),
    drawText(80, 430, '步驟', { size: 40, bold: true, fill: '#0b5fa5' }),
    stepRow,
    drawText(80, 1034, '觀察紀錄', { size: 40, bold: true, fill: '#0b5fa5' }),
    '<rect x="80" y="1060" width="971" height="300" rx="20" fill="none" stroke="#b6c7d6" stroke-width="3"/><path d="M330 1060v300" stroke="#b6c7d6" stroke-width="3"/>',
    drawText(100, 1122, '放冰塊前', { size: 32 }),
    drawTableRow(1160, '一分鐘後'),
    drawTableRow(1260, '五分鐘後'),
    drawText(80, 1430, '想一想：瓶子裏的「雲」是由甚麼變成的？＿＿＿＿＿＿＿＿＿', { size: 34 }),
    drawSea(1520, '#bfe3fa', 20, -40),
    drawSea(1556, '#8fd0f5', 20),
  ].join(''),
);
