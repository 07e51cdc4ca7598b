import type { DemoPicture } from '#form/demo-half.ts';

/** Drawings for questions of maths and science, as SVG. */

const backgroundColour = '#ffffff';
const lineColour = '#12283b';
const fillColour = '#4c9ddb';
const warmColour = '#ffc34d';

export function wrapSvg(width: number, height: number, innerSvg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${backgroundColour}"/>${innerSvg}</svg>`;
}

function formatCirclePoint(centre: number, radius: number, turnFraction: number): string {
  const angle = 2 * Math.PI * turnFraction - Math.PI / 2;
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
}

/** A round cake cut into equal parts, some of them coloured. */
export function drawFraction(colouredCount: number, partCount: number, alt: string): DemoPicture {
  const [size, centre, radius] = [360, 180, 150];
  const slices = Array.from({ length: partCount }, (_, index) => {
    const [from, to] = [index / partCount, (index + 1) / partCount];
    const largeArcFlag = to - from > 0.5 ? 1 : 0;
    const path = `M${centre} ${centre}L${formatCirclePoint(centre, radius, from)}A${radius} ${radius} 0 ${largeArcFlag} 1 ${formatCirclePoint(centre, radius, to)}Z`;
    return `<path d="${path}" fill="${index < colouredCount ? fillColour : backgroundColour}" stroke="${lineColour}" stroke-width="4"/>`;
  });
  return {
    name: `fraction-${colouredCount}-${partCount}`,
    width: size,
    height: size,
    alt,
    svg: wrapSvg(size, size, slices.join('')),
  };
}

/** Squares of 1 cm on a grid; each text row is a row of the shape, `#` = coloured. */
export function drawGridShape(name: string, rows: readonly string[], alt: string): DemoPicture {
  const cellSize = 48;
  const columnCount = Math.max(...rows.map((row) => row.length));
  const [width, height] = [(columnCount + 2) * cellSize, (rows.length + 2) * cellSize];
  const gridLines = [
    ...Array.from({ length: columnCount + 3 }, (_, x) => `<path d="M${x * cellSize} 0V${height}"/>`),
    ...Array.from({ length: rows.length + 3 }, (_, y) => `<path d="M0 ${y * cellSize}H${width}"/>`),
  ];
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((character, x) =>
      character === '#'
        ? [
            `<rect x="${(x + 1) * cellSize}" y="${(y + 1) * cellSize}" width="${cellSize}" height="${cellSize}"/>`,
          ]
        : [],
    ),
  );
  const inner = `<g fill="${warmColour}">${squares.join('')}</g><g stroke="#b6c7d6" stroke-width="1.5">${gridLines.join('')}</g>`;
  return { name, width, height, alt, svg: wrapSvg(width, height, inner) };
}

/** Sea, sun, cloud and arrows: the water cycle with its three steps numbered. */
export function drawWaterCycle(alt: string): DemoPicture {
  const drawNumber = (x: number, y: number, text: string) =>
    `<circle cx="${x}" cy="${y}" r="26" fill="${backgroundColour}" stroke="${lineColour}" stroke-width="4"/><path d="${digitPaths[text]}" transform="translate(${x - 10} ${y - 14})" fill="none" stroke="${lineColour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const inner = `
    <rect width="720" height="420" fill="#e8f3fb"/>
    <circle cx="96" cy="84" r="48" fill="${warmColour}"/>
    <path d="M0 420V300q90-26 180 0t180 0v120Z" fill="${fillColour}"/>
    <path d="M360 420V300q150-170 360-150v270Z" fill="#3fa37c"/>
    <path d="M400 130a52 52 0 0 1 30-96 70 70 0 0 1 132-6 54 54 0 0 1 20 102Z" fill="${backgroundColour}" stroke="#b6c7d6" stroke-width="4"/>
    <g stroke="#0b5fa5" stroke-width="7" fill="none" stroke-linecap="round"><path d="M190 270q70-90 170-140"/><path d="m336 120 26 8-8 26"/>
    <path d="M450 160v50M490 166v58M530 160v50"/><path d="M560 330q-110 40-180 10"/><path d="m396 324-18 16 20 16"/></g>
    ${drawNumber(246, 160, '1')}${drawNumber(640, 70, '2')}${drawNumber(580, 250, '3')}`;
  return { name: 'water-cycle', width: 720, height: 420, alt, svg: wrapSvg(720, 420, inner) };
}

/** Digits as strokes, so that drawing needs no font. */
const digitPaths: Record<string, string> = {
  '1': 'M4 6 11 0V28',
  '2': 'M0 6Q2 0 10 0T20 8Q20 14 0 28H20',
  '3': 'M0 3Q4 0 10 0T19 7Q19 13 9 13Q20 13 20 21T10 28Q3 28 0 24',
};
