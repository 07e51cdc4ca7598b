import type { Box } from './boxes.ts';
import { cardColours, cardShape, cardTextColour } from './card-look.ts';
import { colourCodes } from './palette.ts';
import type { PictureStore } from './picture-store.view.ts';
import type { PlacedCard } from './place-ink.ts';
import { lineHeight, textFont } from './text-lines.ts';

/** A picture in the middle of a box, as large as fits. */
function paintInside(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const factor = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [across, down] = [image.naturalWidth * factor, image.naturalHeight * factor];
  context.drawImage(image, box[0] + (width - across) / 2, box[1] + (height - down) / 2, across, down);
}

/** A card on a canvas whose units are those of the page. */
export function paintCard(
  context: CanvasRenderingContext2D,
  placed: PlacedCard,
  pictures: PictureStore,
): void {
  const { at, scale, source, layout } = placed;
  const { line, corner } = cardShape;
  context.save();
  context.translate(at[0], at[1]);
  context.scale(scale, scale);
  context.fillStyle = cardColours.paper;
  context.strokeStyle = cardColours.frame;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(line / 2, line / 2, placed.width / scale - line, placed.height / scale - line, corner);
  context.fill();
  context.stroke();
  const image = source && pictures.find(source);
  if (image && layout.picture) paintInside(context, image, layout.picture);
  context.fillStyle = colourCodes[cardTextColour];
  context.font = `600 ${layout.size}px ${textFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, text] of layout.lines.entries())
    context.fillText(
      text,
      placed.width / scale / 2,
      layout.textTop + (index + 0.5) * layout.size * lineHeight,
    );
  context.restore();
}
