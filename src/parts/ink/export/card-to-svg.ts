import { cardColours, cardShape, cardTextColour } from '../card-look.ts';
import type { PictureValue } from '../model.ts';
import { colourCodes } from '../palette.ts';
import type { PlacedCard } from '../place-ink.ts';
import { lineHeight, textFont } from '../text-lines.ts';
import { element, escapeXml, format } from './svg-elements.ts';

/** A card as SVG, as it is painted on canvases. */
export function writeCard(placed: PlacedCard, addressOf: (source: PictureValue['source']) => string): string {
  const { at, scale, source, alt, layout } = placed;
  const [width, height] = [placed.width / scale, placed.height / scale];
  const { line, corner } = cardShape;
  const frame = element('rect', {
    x: line / 2,
    y: line / 2,
    width: width - line,
    height: height - line,
    rx: corner,
    fill: cardColours.paper,
    stroke: cardColours.frame,
    'stroke-width': line,
  });
  const [left, top, right, bottom] = layout.picture ?? [0, 0, 0, 0];
  const picture = source
    ? element('image', {
        href: addressOf(source),
        x: left,
        y: top,
        width: right - left,
        height: bottom - top,
        'aria-label': alt,
      })
    : '';
  const look = {
    'font-family': textFont,
    'font-weight': '600',
    'font-size': layout.size,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
    fill: colourCodes[cardTextColour],
  };
  const texts = layout.lines.map((text, index) => {
    const y = layout.textTop + (index + 0.5) * layout.size * lineHeight;
    return element('text', { x: width / 2, y, ...look }, escapeXml(text));
  });
  const transform = `translate(${format(at[0])} ${format(at[1])}) scale(${String(scale)})`;
  return element('g', { transform }, frame + picture + texts.join(''));
}
