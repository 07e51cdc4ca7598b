import type { WallCard, WallColumn } from '../wall/shown-cards.ts';

/** Draws a wall as a picture: the prompt, the columns, and the cards that everybody sees. Sizes in pixels. */

const columnWidth = 320;
const gap = 16;
const padding = 14;
const lineHeight = 24;
const scale = 2;
/** In pixels: some browsers refuse a higher canvas. */
const heightMax = 16_000;
const pictureMaxHeight = 260;

type PreparedCard = {
  lines: string[];
  name: string;
  image: ImageBitmap | undefined;
  imageHeight: number;
  height: number;
};
type DrawableWall = {
  prompt: string;
  columns: readonly WallColumn[];
  nameOf: (card: WallCard['card']) => string;
  fileUrl: (id: number) => string;
};

/** Breaks a text into lines: at spaces in Latin text, between characters in Chinese. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const segment of paragraph.match(/[\p{Script=Latin}\p{N}\p{P}]+\s*|\s+|./gu) ?? []) {
      if (line !== '' && measure(line + segment.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      for (const letter of measure(segment) > width ? Array.from(segment) : [segment]) {
        if (line !== '' && measure(line + letter) > width && measure(segment) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line.trimEnd()];
  });
}

async function loadImage(url: string): Promise<ImageBitmap | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await createImageBitmap(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}

async function prepareCard(
  { card }: WallCard,
  wall: DrawableWall,
  measure: (line: string) => number,
): Promise<PreparedCard> {
  const image = card.picture ? await loadImage(wall.fileUrl(card.picture.id)) : undefined;
  const width = columnWidth - 2 * padding;
  const imageHeight = image ? Math.min(pictureMaxHeight, (image.height / image.width) * width) : 0;
  const lines = card.text === '' ? [] : breakLines(card.text, width, measure);
  const name = wall.nameOf(card);
  const height =
    2 * padding + lines.length * lineHeight + (name === '' ? 0 : lineHeight) + (image ? imageHeight + 8 : 0);
  return { lines, name, image, imageHeight, height };
}

function drawCard(
  context: CanvasRenderingContext2D,
  card: PreparedCard,
  x: number,
  y: number,
  fontFamily: string,
): void {
  const width = columnWidth - 2 * padding;
  context.fillStyle = '#fff';
  context.beginPath();
  context.roundRect(x, y, columnWidth, card.height, 10);
  context.fill();
  let top = y + padding;
  if (card.image) {
    const shownWidth = Math.min(width, (card.image.width / card.image.height) * card.imageHeight);
    context.drawImage(card.image, x + padding, top, shownWidth, card.imageHeight);
    top += card.imageHeight + 8;
  }
  context.fillStyle = '#12283b';
  context.font = `16px ${fontFamily}`;
  for (const line of card.lines) {
    context.fillText(line, x + padding, top + 17);
    top += lineHeight;
  }
  if (card.name === '') return;
  context.fillStyle = '#3a5369';
  context.font = `14px ${fontFamily}`;
  context.fillText(card.name, x + padding, top + 16);
}

/** Spreads the cards of a single column over up to four, so that the picture is not one long strip. */
function spreadSingleColumn({ columns }: DrawableWall): { name: string; cards: readonly WallCard[] }[] {
  const shownColumns = columns.map(({ column, cards }) => ({
    name: column.name,
    cards: cards.filter(({ card }) => card.state === 'open'),
  }));
  const [singleColumn] = shownColumns;
  if (!singleColumn || shownColumns.length > 1) return shownColumns;
  const columnCount = Math.min(4, Math.max(1, Math.ceil(singleColumn.cards.length / 3)));
  return Array.from({ length: columnCount }, (_, index) => ({
    name: index === 0 ? singleColumn.name : '',
    cards: singleColumn.cards.filter((_card, cardIndex) => cardIndex % columnCount === index),
  }));
}

/** The wall as a PNG. Rejects if the browser cannot draw it. */
export async function drawWall(wall: DrawableWall): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const fontFamily = getComputedStyle(document.body).fontFamily;
  const createTextMeasure = (size: string) => (line: string) => {
    context.font = `${size} ${fontFamily}`;
    return context.measureText(line).width;
  };
  const columns = spreadSingleColumn(wall);
  const preparedColumns = await Promise.all(
    columns.map(({ cards }) =>
      Promise.all(cards.map((card) => prepareCard(card, wall, createTextMeasure('16px')))),
    ),
  );
  const width = gap + columns.length * (columnWidth + gap);
  const promptLines = breakLines(wall.prompt, width - 2 * gap, createTextMeasure('bold 26px'));
  const headerHeight = gap + promptLines.length * 36 + 44;
  const columnHeights = preparedColumns.map((cards) =>
    cards.reduce((sum, { height }) => sum + height + gap / 2, 0),
  );
  const height = Math.min(heightMax / scale, headerHeight + Math.max(0, ...columnHeights) + gap);
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  context.fillStyle = '#e8f3fb';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#12283b';
  context.font = `bold 26px ${fontFamily}`;
  for (const [index, line] of promptLines.entries()) context.fillText(line, gap, gap + 26 + index * 36);
  for (const [index, { name }] of columns.entries()) {
    const x = gap + index * (columnWidth + gap);
    context.fillStyle = '#094f8b';
    context.font = `bold 18px ${fontFamily}`;
    context.fillText(name, x + 4, headerHeight - 14, columnWidth);
    let y = headerHeight;
    for (const card of preparedColumns[index] ?? []) {
      drawCard(context, card, x, y, fontFamily);
      y += card.height + gap / 2;
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be made');
  return blob;
}
