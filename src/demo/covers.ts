import { drawCover } from '#demo/pictures.ts';
import type { DemoPicture } from '#form/demo-half.ts';

/** Pictures shown before activities start, by the activity's key; drawn on 720 × 420. */

const drawDisc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const drawStroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function drawBar(y: number, partCount: number, colouredCount: number, fill: string): string {
  const width = 560 / partCount;
  return Array.from(
    { length: partCount },
    (_, index) =>
      `<rect x="${80 + index * width}" y="${y}" width="${width}" height="84" fill="${index < colouredCount ? fill : '#ffffff'}" stroke="#12283b" stroke-width="5"/>`,
  ).join('');
}

/** A wave that fills the picture from `y` down to the bottom. */
function drawWave(y: number, fill: string, shift: number): string {
  return `<path d="M${shift} 420V${y}${'q50-26 100 0t100 0'.repeat(4)}V420Z" fill="${fill}"/>`;
}

const areaSquares = [0, 1, 2, 3]
  .flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => ({ row, column })))
  .map(
    ({ row, column }) =>
      `<rect x="${180 + column * 60}" y="${90 + row * 60}" width="60" height="60" fill="${row > 1 || column < 3 ? '#ffc34d' : '#ffffff'}" stroke="#12283b" stroke-width="3"/>`,
  )
  .join('');

const planetShapes = [
  drawStroke('M60 210h600', '#29506f', 4),
  drawDisc(20, 210, 110, '#ffc34d'),
  drawDisc(200, 210, 20, '#b9a58c'),
  drawDisc(280, 210, 30, '#e0a45a'),
  drawDisc(372, 210, 34, '#4c9ddb'),
  drawDisc(462, 210, 26, '#c7431a'),
  drawDisc(584, 210, 62, '#dba463'),
  drawStroke('M500 232q84 26 168-44', '#f3d9b1', 8),
].join('');

const drawLeaf = (angle: number) =>
  `<path d="M360 250q-10-120 130-130 0 120-130 130Z" fill="#3fa37c" transform="rotate(${angle} 360 250) ${angle === 0 ? '' : 'matrix(-1 0 0 1 720 0)'}"/>`;

const drawingByActivity: Record<string, { alt: string; background: string; shapes: string }> = {
  fractions: {
    alt: '分成四份的圓，三份塗了顏色',
    background: '#d9ebf9',
    shapes: `${drawDisc(360, 210, 150, '#ffffff')}<path d="M360 210V60A150 150 0 1 1 210 210Z" fill="#4c9ddb"/>${drawStroke('M360 60v300M210 210h300', '#12283b', 6)}<circle cx="360" cy="210" r="150" fill="none" stroke="#12283b" stroke-width="6"/>`,
  },
  'water-journey': {
    alt: '小水滴在海上',
    background: '#bfe3fa',
    shapes: `${drawDisc(600, 100, 52, '#ffc34d')}${drawWave(250, '#69b8ee', -40)}<g transform="translate(360 236) scale(1.35)"><path d="M0-112C18-70 76-16 76 34A76 76 0 0 1-76 34C-76-16-18-70 0-112Z" fill="#3d9be0" stroke="#ffffff" stroke-width="8"/>${drawDisc(-24, 24, 9, '#12283b')}${drawDisc(24, 24, 9, '#12283b')}${drawDisc(-46, 48, 12, '#ff9d8a')}${drawDisc(46, 48, 12, '#ff9d8a')}${drawStroke('M-20 46q20 22 40 0', '#12283b', 7)}</g>${drawWave(310, '#3d9be0', 0)}${drawWave(366, '#1f78c4', -70)}`,
  },
  harbour: {
    alt: '維港上的渡輪',
    background: '#ffe7b3',
    shapes: `${drawDisc(590, 120, 60, '#ffc34d')}${[60, 150, 235, 330, 420, 520, 610].map((x, index) => `<rect x="${x}" y="${150 - (index % 3) * 44}" width="66" height="240" rx="5" fill="#9cc7e8"/>`).join('')}${drawWave(270, '#4c9ddb', -30)}<path d="M170 250h380l-42 76H212Z" fill="#1f8554"/><path d="M206 198h308v54H206Z" fill="#ffffff"/><path d="M246 150h228v50H246Z" fill="#d7efe2"/><path d="M340 96h42v56h-42Z" fill="#c7431a"/>${[240, 290, 340, 390, 440, 490].map((x) => drawDisc(x, 224, 13, '#12283b')).join('')}${drawWave(318, '#0b5fa5', 0)}`,
  },
  'fraction-bars': {
    alt: '兩條一樣長的分數條',
    background: '#edf6fd',
    shapes: drawBar(96, 2, 1, '#4c9ddb') + drawBar(240, 6, 3, '#ffc34d'),
  },
  'fraction-sums': {
    alt: '兩條分數條',
    background: '#e6e7fa',
    shapes: drawBar(96, 5, 3, '#6f74d8') + drawBar(240, 4, 3, '#ffc34d'),
  },
  area: { alt: '方格紙上的組合圖形', background: '#fff6df', shapes: areaSquares },
  clock: {
    alt: 'A clock that shows three',
    background: '#ffebe1',
    shapes: `${drawDisc(360, 210, 160, '#ffffff')}<circle cx="360" cy="210" r="160" fill="none" stroke="#c7431a" stroke-width="18"/>${drawStroke('M360 78v22M360 320v22M228 210h22M470 210h22', '#12283b', 10)}${drawStroke('M360 210V112M360 210h70', '#12283b', 14)}${drawDisc(360, 210, 14, '#c7431a')}`,
  },
  'solar-system': { alt: 'The Sun and planets', background: '#0f2d47', shapes: planetShapes },
  plants: {
    alt: 'A sprout in a pot',
    background: '#eaf7ee',
    shapes: `${drawStroke('M360 320V170', '#2c8c62', 16)}${drawLeaf(0)}${drawLeaf(1)}<path d="M270 300h180l-24 90H294Z" fill="#c7431a"/><path d="M256 280h208v36H256Z" fill="#dd5a30"/>`,
  },
  light: {
    alt: '電筒照着樹，樹後有影子',
    background: '#fff3cf',
    shapes: `<path d="M210 170 560 70v290L210 250Z" fill="#ffe08a"/><path d="M70 160h90l50-30v160l-50-30H70Z" fill="#52697e"/><path d="M420 340h300v40H420Z" fill="#b7a566"/><path d="M404 240h24v120h-24Z" fill="#8a5a33"/>${drawDisc(416, 200, 68, '#3fa37c')}`,
  },
  homes: {
    alt: 'A nest with three eggs',
    background: '#e4f5fe',
    shapes: `${drawStroke('M0 330q200-40 720-10', '#8a5a33', 26)}<path d="M210 220h300q-10 110-150 110T210 220Z" fill="#a9713f"/>${[300, 360, 420].map((x) => `<ellipse cx="${x}" cy="205" rx="34" ry="44" fill="#bfe3fa"/>`).join('')}<path d="M200 214h320v34q-160 40-320 0Z" fill="#8a5a33"/>`,
  },
  'tang-poems': {
    alt: '明月和遠山',
    background: '#24435f',
    shapes: `${drawDisc(500, 130, 74, '#ffe7b3')}<path d="M0 420V300q140-150 280-30 100-110 200 0 120-90 240 10v140Z" fill="#33607f"/><path d="M0 420v-60q200-70 400-10t320-30v100Z" fill="#4f88a3"/>`,
  },
  idioms: {
    alt: '兔子和樹樁',
    background: '#eaf7ee',
    shapes: `<path d="M0 340h720v80H0Z" fill="#8cc9a9"/><path d="M440 190h130v170H430Z" fill="#8a5a33"/><ellipse cx="505" cy="190" rx="66" ry="26" fill="#dba463"/>${drawStroke('M505 190m-34 0a34 12 0 1 0 68 0', '#8a5a33', 5)}<ellipse cx="230" cy="300" rx="88" ry="64" fill="#ffffff"/>${drawDisc(306, 236, 46, '#ffffff')}${drawStroke('M292 196q-30-70-10-110M322 196q0-70 24-100', '#ffffff', 26)}${drawDisc(320, 228, 7, '#12283b')}${drawDisc(142, 290, 24, '#ffffff')}`,
  },
  weather: {
    alt: '太陽、雲和雨',
    background: '#d9ebf9',
    shapes: `${drawDisc(280, 150, 84, '#ffc34d')}<path d="M270 280a62 62 0 0 1 14-122 96 96 0 0 1 182-16 78 78 0 0 1 66 138Z" fill="#ffffff"/>${drawStroke('M330 320l-14 44M410 320l-14 44M490 320l-14 44', '#237fc6', 12)}`,
  },
  seesaw: {
    alt: '平衡的蹺蹺板',
    background: '#edf6fd',
    shapes: `<path d="M0 350h720v70H0Z" fill="#bfe3d2"/><path d="m360 220 76 134H284Z" fill="#44618a"/><rect x="80" y="204" width="560" height="20" rx="10" fill="#dba463"/><rect x="130" y="84" width="100" height="120" rx="10" fill="#c7431a"/><rect x="520" y="144" width="60" height="60" rx="8" fill="#1668c7"/><rect x="580" y="144" width="60" height="60" rx="8" fill="#1668c7"/>`,
  },
};

export const coverByActivity: ReadonlyMap<string, DemoPicture> = new Map(
  Object.entries(drawingByActivity).map(([key, { alt, background, shapes }]) => [
    key,
    drawCover(`cover-${key}`, alt, background, shapes),
  ]),
);
