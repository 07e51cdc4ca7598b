import type { PictureValue } from '../model.ts';
import type { Points } from '../pack-points.ts';
import { type InkPage, listRuledLines } from '../pages.ts';
import { colourCodes } from '../palette.ts';
import { type PlacedInk, type PlacedStamp, type PlacedText, placeInk } from '../place-ink.ts';
import { listArrowEnds, stampLineWidth, stampPaths, stampSquare, usualStampColour } from '../shape-paths.ts';
import type { ShownInk } from '../show-ink.ts';
import { estimateText, lineHeight, type MeasureText, textFont } from '../text-lines.ts';
import { usualWordStampColour, wordStampLook } from '../word-stamp.ts';
import { writeCard } from './card-to-svg.ts';
import { element, escapeXml, format } from './svg-elements.ts';

/** A page with its ink as SVG. Pure: what needs a screen or a library is given. */

export type SvgDeps = {
  /** Address of a picture, or its bytes as a data address. */
  addressOf: (source: PictureValue['source']) => string;
  /** The outline of a pen's stroke, its width by pressure. */
  traceOutline: (points: Points, width: number) => number[][];
  measure?: MeasureText;
};

const markerOpacity = 0.35;
const ruling = '#c9d6e4';

const roundLine = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

function outlineToPath(outline: readonly number[][]): string {
  const at = (index: number): [number, number] => {
    const [x = 0, y = 0] = outline[index % outline.length] ?? [];
    return [x, y];
  };
  const [x, y] = at(0);
  const curves = outline.map((_, index) => {
    const [[ax, ay], [bx, by]] = [at(index), at(index + 1)];
    return `Q${format(ax)} ${format(ay)} ${format((ax + bx) / 2)} ${format((ay + by) / 2)}`;
  });
  return `M${format(x)} ${format(y)}${curves.join('')}Z`;
}

function lineToPath(points: Points): string {
  const at = (index: number): string => format(points[index] ?? 0);
  let path = `M${at(0)} ${at(1)}`;
  // A dot is a line that goes nowhere.
  if (points.length <= 3) return `${path}h0.01`;
  for (let index = 3; index + 2 < points.length; index += 3) path += `L${at(index)} ${at(index + 1)}`;
  return path;
}

function writeStroke(placed: Extract<PlacedInk, { kind: 'stroke' }>, { traceOutline }: SvgDeps): string {
  const { tool, colour, width, pieces } = placed;
  const code = colourCodes[colour];
  return pieces
    .filter((piece) => piece.length >= 3)
    .map((piece) => {
      if (tool === 'pen' && piece.length > 3)
        return element('path', { d: outlineToPath(traceOutline(piece, width)), fill: code });
      return element('path', {
        d: lineToPath(piece),
        ...roundLine,
        stroke: code,
        'stroke-width': width,
        ...(tool === 'marker' && { 'stroke-opacity': markerOpacity }),
      });
    })
    .join('');
}

function writeShape({ shape, from, to, colour, width, fill }: Extract<PlacedInk, { kind: 'shape' }>): string {
  const look = {
    ...roundLine,
    stroke: colourCodes[colour],
    'stroke-width': width,
    ...(fill && { fill: colourCodes[fill] }),
  };
  const [left, top] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [across, down] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  if (shape === 'rectangle')
    return element('rect', { x: left, y: top, width: across, height: down, ...look });
  if (shape === 'ellipse')
    return element('ellipse', {
      cx: left + across / 2,
      cy: top + down / 2,
      rx: across / 2,
      ry: down / 2,
      ...look,
    });
  const write = ([x, y]: readonly [number, number]): string => `${format(x)} ${format(y)}`;
  let d = `M${write(from)}L${write(to)}`;
  if (shape === 'arrow') {
    const [one, other] = listArrowEnds(from, to, width);
    d += `M${write(one)}L${write(to)}L${write(other)}`;
  }
  return element('path', { d, ...look, fill: 'none' });
}

function writeText({ lines, at: [x, y], size, colour }: PlacedText): string {
  const spans = lines
    .map((line, index) =>
      element('tspan', { x, y: y + (index + 0.5) * size * lineHeight }, line === '' ? ' ' : escapeXml(line)),
    )
    .join('');
  const look = { 'font-family': textFont, 'font-size': size, fill: colourCodes[colour] };
  return element('text', { ...look, 'dominant-baseline': 'central', 'xml:space': 'preserve' }, spans);
}

function writeWordStamp({ words = '', colour = usualWordStampColour, at: [x, y], size, width }: PlacedStamp) {
  const code = colourCodes[colour];
  const line = size * wordStampLook.line;
  const frame = element('rect', {
    x: x - width / 2 + line / 2,
    y: y - size / 2 + line / 2,
    width: width - line,
    height: size - line,
    rx: size * wordStampLook.corner,
    fill: 'none',
    stroke: code,
    'stroke-width': line,
  });
  const look = { 'font-family': textFont, 'font-weight': '600', 'font-size': size * wordStampLook.text };
  return (
    frame +
    element(
      'text',
      { x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: code, ...look },
      escapeXml(words),
    )
  );
}

function writeStamp(placed: PlacedStamp): string {
  if (placed.stamp === 'words') return writeWordStamp(placed);
  const {
    stamp,
    colour,
    at: [x, y],
    size,
  } = placed;
  const code = colourCodes[colour ?? usualStampColour[stamp]];
  const scale = size / stampSquare;
  const paths = stampPaths[stamp].map(({ d, isFilled }) =>
    element(
      'path',
      isFilled ? { d, fill: code } : { d, ...roundLine, stroke: code, 'stroke-width': stampLineWidth },
    ),
  );
  const transform = `translate(${format(x - size / 2)} ${format(y - size / 2)}) scale(${String(scale)})`;
  return element('g', { transform }, paths.join(''));
}

function writeItem(shown: ShownInk, deps: SvgDeps): string {
  const placed = placeInk(shown, deps.measure ?? estimateText);
  switch (placed.kind) {
    case 'stroke':
      return writeStroke(placed, deps);
    case 'shape':
      return writeShape(placed);
    case 'text':
      return writeText(placed);
    case 'stamp':
      return writeStamp(placed);
    case 'card':
      return writeCard(placed, deps.addressOf);
    default: {
      const {
        source,
        alt,
        at: [x, y],
        width,
        height,
      } = placed;
      const look = { x, y, width, height, preserveAspectRatio: 'none' };
      return element('image', { href: deps.addressOf(source), ...look, 'aria-label': alt });
    }
  }
}

function writeBackground({ width, height, background }: InkPage, { addressOf }: SvgDeps): string {
  const paper = element('rect', { width, height, fill: '#ffffff' });
  if (background.kind === 'picture')
    return paper + element('image', { href: addressOf({ url: background.url }), width, height });
  const lines = listRuledLines(background.kind, { width, height });
  if (lines.length === 0) return paper;
  const d = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
  return paper + element('path', { d, stroke: ruling, 'stroke-width': 1, fill: 'none' });
}

/** `items`: those of the page, the lowest first. What lies beside the page is cut off. */
export function toSvg(page: InkPage, items: readonly ShownInk[], deps: SvgDeps): string {
  const { width, height } = page;
  const content = writeBackground(page, deps) + items.map((shown) => writeItem(shown, deps)).join('');
  const size = { width, height, viewBox: `0 0 ${format(width)} ${format(height)}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, overflow: 'hidden' }, content);
}
