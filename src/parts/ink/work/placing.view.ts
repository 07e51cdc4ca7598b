import { sizeCard } from '../card-look.ts';
import { createInkId } from '../ink-id.view.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { CardValue, DrawnValue, PictureValue, TextValue } from '../model.ts';
import type { OwnHistory } from '../own-history.ts';
import { type StampChoice, stampSize, type ToolChoice, takesFill, wordStampSize } from '../tool-choice.ts';
import { findPageAt, toSurface } from '../view-of-pages.ts';

/** Puts texts, shapes, stamps, pictures and cards on a page. */

/** A picture that an activity offers; its size says its proportions. */
export type InkPicture = { url: string; alt: string; width: number; height: number };
/** A card that an activity offers. */
export type InkCard = Pick<CardValue, 'card' | 'text' | 'source' | 'alt'>;
export type PagePlace = { page: number; at: [x: number, y: number] };

const pictureSide = 220;
const shapeSize = { width: 240, height: 140 };
/** What is put in the middle one after another does not lie exactly above each other. */
const step = 24;
const stepsMax = 8;

const onPage = (page: number) => (page > 0 ? { page } : {});
const round = (value: number): number => Math.round(value * 10) / 10;
const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

function sizePicture({ width, height }: InkPicture): { width: number; height: number } {
  const factor = pictureSide / Math.max(width, height, 1);
  return { width: Math.max(1, round(width * factor)), height: Math.max(1, round(height * factor)) };
}

export function createPlacing({ controls, history }: { controls: InkControls; history: OwnHistory }) {
  let count = 0;

  function add(value: DrawnValue): string {
    const id = createInkId();
    history.write([{ id, value }]);
    return id;
  }

  return {
    /** The middle of what is seen of a page. */
    findMiddle(): PagePlace {
      const { width, height } = controls.stage();
      const { page, at } = findPageAt(controls.pages, toSurface(controls.view(), [width / 2, height / 2]));
      const size = controls.pages[page] ?? { width: 0, height: 0 };
      const offset = (count % stepsMax) * step;
      count += 1;
      return {
        page,
        at: [round(clamp(at[0], size.width) + offset), round(clamp(at[1], size.height) + offset)],
      };
    },
    stamp({ page, at }: PagePlace, stamp: StampChoice, colour: ToolChoice['colour']): string {
      const isWords = stamp.stamp === 'words';
      return add({
        kind: 'stamp',
        ...stamp,
        ...(isWords && { colour }),
        at: [round(at[0]), round(at[1])],
        size: isWords ? wordStampSize : stampSize,
        t: Date.now(),
        ...onPage(page),
      });
    },
    picture({ page, at: [x, y] }: PagePlace, picture: InkPicture): string {
      const { width, height } = sizePicture(picture);
      const value: PictureValue = {
        kind: 'picture',
        source: { url: picture.url },
        alt: picture.alt,
        at: [round(x - width / 2), round(y - height / 2)],
        width,
        height,
        t: Date.now(),
        ...onPage(page),
      };
      return add(value);
    },
    card({ page, at: [x, y] }: PagePlace, card: InkCard): string {
      const size = sizeCard(card);
      const at: [number, number] = [round(x - size.width / 2), round(y - size.height / 2)];
      return add({ kind: 'card', ...card, at, ...size, t: Date.now(), ...onPage(page) });
    },
    shape({ page, at: [x, y] }: PagePlace, { shape, colour, width, isFilled }: ToolChoice): string {
      return add({
        kind: 'shape',
        shape,
        colour,
        width,
        ...(isFilled && takesFill(shape) && { fill: colour }),
        from: [round(x - shapeSize.width / 2), round(y - shapeSize.height / 2)],
        to: [round(x + shapeSize.width / 2), round(y + shapeSize.height / 2)],
        t: Date.now(),
        ...onPage(page),
      });
    },
    /** Writes a text that was typed: a new one, another one in its place, or none, which takes it away. */
    text(
      {
        id,
        page,
        at,
        width,
        size,
        colour,
      }: Omit<TextValue, 'kind' | 't' | 'at' | 'text' | 'page'> & {
        id: string;
        page: number;
        at: readonly [number, number];
      },
      text: string,
      before: DrawnValue | undefined,
    ): void {
      const t = Date.now();
      const isEmpty = text.trim() === '';
      if (before?.kind === 'text')
        history.write([{ id, value: isEmpty ? { kind: 'erased', is_on: true, t } : { ...before, text } }]);
      else if (!isEmpty)
        history.write([
          { id, value: { kind: 'text', text, colour, size, at: [at[0], at[1]], width, t, ...onPage(page) } },
        ]);
    },
  };
}
