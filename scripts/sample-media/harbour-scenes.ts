/** The picture book 'A day at the harbour': each page's words, and its picture as SVG on 1000 × 900. */

const drawWater = (y: number, colour: string) =>
  `<path d="M0 ${y}q62-24 125 0t125 0 125 0 125 0 125 0 125 0 125 0 125 0V900H0Z" fill="${colour}"/>`;

const drawHills = (colour: string) =>
  `<path d="M0 560q160-190 330-90t300-70 370 130v330H0Z" fill="${colour}"/>`;

function drawTowers(colour: string, windowColour: string | undefined): string {
  const heights = [180, 250, 210, 330, 270, 390, 240, 300, 220];
  return heights
    .map((height, index) => {
      const x = 40 + index * 104;
      const windows = [0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1].map(
          (column) =>
            `<rect x="${x + 14 + column * 30}" y="${640 - height + 20 + row * 34}" width="16" height="18" fill="${windowColour ?? '#ffffff66'}"/>`,
        ),
      );
      return `<rect x="${x}" y="${640 - height}" width="76" height="${height}" rx="6" fill="${colour}"/>${windows.join('')}`;
    })
    .join('');
}

const drawFerry = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0 90h420l-46 84H52Z" fill="#1f8554"/><path d="M40 34h340v58H40Z" fill="#fff"/><path d="M80-16h260v52H80Z" fill="#d7efe2"/><path d="M186-76h44v62h-44Z" fill="#c7431a"/>${[0, 1, 2, 3, 4, 5].map((porthole) => `<circle cx="${80 + porthole * 52}" cy="64" r="15" fill="#12283b"/>`).join('')}</g>`;

const tram =
  '<g transform="translate(250 330)"><rect width="500" height="370" rx="34" fill="#14633d"/><rect x="30" y="40" width="440" height="110" rx="12" fill="#d9ebf9"/><rect x="30" y="205" width="440" height="95" rx="12" fill="#d9ebf9"/><path d="M140 40v110m110-110v110m110-110v110M140 205v95m110-95v95m110-95v95" stroke="#14633d" stroke-width="12"/><path d="M250 0v-90" stroke="#12283b" stroke-width="8"/><circle cx="120" cy="380" r="40" fill="#12283b"/><circle cx="380" cy="380" r="40" fill="#12283b"/></g><path d="M0 240h1000M0 755h1000" stroke="#52697e" stroke-width="8"/>';

const tarts =
  '<path d="M0 640h1000v260H0Z" fill="#dba463"/>' +
  [0, 1, 2]
    .map(
      (index) =>
        `<g transform="translate(${190 + index * 310} 620)"><path d="M-130-30h260l-40 120H-90Z" fill="#efcf9f"/><ellipse cx="0" cy="-30" rx="130" ry="48" fill="#dba463"/><ellipse cx="0" cy="-34" rx="104" ry="36" fill="#ffc34d"/></g>`,
    )
    .join('') +
  '<path d="M120 190h760l-60 190H180Z" fill="#c7431a"/><path d="M272 190l-26 190m188-190-8 190m148-190 8 190m144-190 26 190" stroke="#ffebe1" stroke-width="34"/>';

const kite =
  '<path d="M0 700q250-90 500-30t500-20v250H0Z" fill="#3fa37c"/><path d="m600 120 150 170-120 190-150-170Z" fill="#c2378a"/><path d="m600 120 30 360M480 310l270-20" stroke="#fff" stroke-width="8"/><path d="M630 480q-60 90-160 120t-130 130" fill="none" stroke="#12283b" stroke-width="5"/><circle cx="320" cy="690" r="46" fill="#f0c39d"/><path d="M260 860q0-130 60-130t60 130Z" fill="#1668c7"/>';

const moon = '<circle cx="790" cy="150" r="80" fill="#ffe7b3"/>';
const sun = '<circle cx="800" cy="170" r="90" fill="#ffc34d"/>';

export const harbourTitle = '維港的一天';

export const harbourPages = [
  {
    sky: '#d9eaf7',
    words: [],
    art: `${sun}${drawHills('#bfe3d2')}${drawTowers('#4c9ddb', undefined)}${drawWater(640, '#0b5fa5')}${drawFerry(300, 560)}`,
  },
  {
    sky: '#ffe7b3',
    words: ['清晨，樂兒和爺爺坐渡輪過海。', '海風涼涼的，太陽剛剛升起。'],
    art: `${sun}${drawHills('#bfe3d2')}${drawWater(600, '#4c9ddb')}${drawFerry(290, 520)}`,
  },
  {
    sky: '#edf6fd',
    words: ['上岸後，他們登上綠色的電車。', '「叮叮！」電車慢慢向東走。'],
    art: tram,
  },
  {
    sky: '#ffebe1',
    words: ['中午，他們走進一間老餅店。', '剛出爐的蛋撻又香又熱。'],
    art: tarts,
  },
  {
    sky: '#d9ebf9',
    words: ['下午，海濱公園吹起大風。', '樂兒的風箏飛得比大樓還高。'],
    art: kite,
  },
  {
    sky: '#062f55',
    words: ['晚上，兩岸的燈一盞一盞亮起來。', '「明天我們再來！」樂兒說。'],
    art: `${moon}${drawTowers('#073f70', '#ffc34d')}${drawWater(640, '#094f8b')}${drawFerry(300, 600)}`,
  },
] as const;

/** One page, 1131 × 1600, as SVG: the picture above, the words below it. */
export function drawHarbourPage(index: number): string {
  const page = harbourPages[index];
  if (!page) throw new Error(`The book has no page ${index + 1}`);
  const textLines = page.words.map(
    (line, lineIndex) => `<text x="565" y="${1210 + lineIndex * 96}" font-size="52">${line}</text>`,
  );
  const title =
    index === 0 ? `<text x="565" y="1270" font-size="120" font-weight="700">${harbourTitle}</text>` : '';
  const pageNumber =
    index === 0 ? '' : `<text x="565" y="1530" font-size="34" fill="#52697e">${index + 1}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1131" height="1600" viewBox="0 0 1131 1600"><rect width="1131" height="1600" fill="#fff"/><svg x="65" y="70" width="1001" height="970" viewBox="0 0 1000 900" preserveAspectRatio="xMidYMid slice"><rect width="1000" height="900" fill="${page.sky}"/>${page.art}</svg><g font-family="Noto Sans CJK HK, Noto Sans CJK TC, sans-serif" text-anchor="middle" fill="#12283b">${title}${textLines.join('')}${pageNumber}</g></svg>`;
}
