import * as z from 'zod';
import { mediaUrl } from '#parts/stored-media/model.ts';
import * as limits from './limits.ts';
import { inkColours, stampNames } from './palette.ts';

/**
 * The values of a space of ink. An item begins with something drawn; the other values change it. All places are in units
 * of the item's page, from its left upper corner.
 */

const coordinate = z.number().min(-limits.coordinateMax).max(limits.coordinateMax);
const side = z.number().min(limits.sideMin).max(limits.coordinateMax);
const place = z.tuple([coordinate, coordinate]);
const colour = z.enum(inkColours);
const width = z.number().min(limits.inkWidth.min).max(limits.inkWidth.max);

/** When the pen touched, in milliseconds since 1970 by the device's clock. Only replay uses it; nothing trusts it. */
const time = z.int().min(0).max(99_999_999_999_999);
const fileId = z.int().min(1).max(2_147_483_647);
const drawn = {
  t: time,
  /** Number of the page; the first, 0, is left out. */
  page: z.int().min(1).max(limits.pageMax).optional(),
  /** Id of the file that the page is of, such as a handed-in photo; absent: the page is the activity's own. */
  file: fileId.optional(),
};

const stroke = z.strictObject({
  kind: z.literal('stroke'),
  tool: z.enum(['pen', 'marker']),
  colour,
  width,
  /** See pack-points.ts. */
  points: z
    .string()
    .min(1)
    .max(limits.strokeMaxLength)
    .regex(/^[\w-]+$/),
  ms: z.int().min(0).max(3_600_000),
  ...drawn,
});

const shape = z.strictObject({
  kind: z.literal('shape'),
  shape: z.enum(['line', 'arrow', 'rectangle', 'ellipse']),
  colour,
  width,
  fill: colour.optional(),
  /** A line's ends; of others two corners that face each other. An arrow points at `to`. */
  from: place,
  to: place,
  ...drawn,
});

const text = z.strictObject({
  kind: z.literal('text'),
  text: z.string().max(limits.inkTextMaxLength),
  colour,
  size: z.number().min(limits.textSize.min).max(limits.textSize.max),
  /** Left upper corner; lines break at `width`. */
  at: place,
  width: side,
  ...drawn,
});

const stamp = z
  .strictObject({
    kind: z.literal('stamp'),
    /** `words`: the text in a frame. */
    stamp: z.enum([...stampNames, 'words']),
    words: z.string().trim().min(1).max(limits.stampWordsMaxLength).optional(),
    colour: colour.optional(),
    /** Its middle. */
    at: place,
    /** Its height; those without words are as wide. */
    size: side,
    ...drawn,
  })
  .refine(({ stamp: name, words }) => (name === 'words') === (words !== undefined));

/** A medium of this school or a file of the space, never another site: that would learn who looks. */
const source = z.union([
  z.strictObject({ url: mediaUrl.refine((url) => !/^https:/i.test(url)) }),
  z.strictObject({ file: fileId }),
]);

const picture = z.strictObject({
  kind: z.literal('picture'),
  source,
  alt: z.string().max(limits.altMaxLength),
  at: place,
  width: side,
  height: side,
  ...drawn,
});

/** A text, a picture or both in a frame: one of the cards of an activity. */
const card = z.strictObject({
  kind: z.literal('card'),
  /** Which of the activity's cards it is. */
  card: z.string().min(1).max(limits.cardIdMaxLength),
  text: z.string().max(limits.cardTextMaxLength),
  source: source.optional(),
  /** Description of the picture. */
  alt: z.string().max(limits.altMaxLength),
  at: place,
  width: side,
  height: side,
  ...drawn,
});

/** Parts of a stroke that were rubbed out: beginnings and ends in turn, in tenths of the way from point to point. */
const cut = z.strictObject({
  kind: z.literal('cut'),
  spans: z
    .array(
      z
        .int()
        .min(0)
        .max(limits.strokeMaxPoints * 10),
    )
    .max(limits.cutMaxNumbers),
  t: time,
});

const erased = z.strictObject({ kind: z.literal('erased'), is_on: z.boolean(), t: time });

const factor = z.number().min(limits.scaleRange.min).max(limits.scaleRange.max);
/** From where the item was first drawn: `x` becomes `x × scale_x + dx`. Moves and resizes every kind. */
const moved = z.strictObject({
  kind: z.literal('moved'),
  dx: z.number().min(-2_000_000).max(2_000_000),
  dy: z.number().min(-2_000_000).max(2_000_000),
  scale_x: factor,
  scale_y: factor,
  t: time,
});

export const inkValue = z.discriminatedUnion('kind', [
  stroke,
  shape,
  text,
  stamp,
  picture,
  card,
  cut,
  erased,
  moved,
]);

export type InkValue = z.infer<typeof inkValue>;
export type StrokeValue = z.infer<typeof stroke>;
export type ShapeValue = z.infer<typeof shape>;
export type TextValue = z.infer<typeof text>;
export type StampValue = z.infer<typeof stamp>;
export type PictureValue = z.infer<typeof picture>;
export type MovedValue = z.infer<typeof moved>;
export type CardValue = z.infer<typeof card>;
/** What an item begins with. */
export type DrawnValue = StrokeValue | ShapeValue | TextValue | StampValue | PictureValue | CardValue;
/** What changes an item that is there. */
export type ChangeValue = Exclude<InkValue, DrawnValue>;

/** What others see while somebody draws: where the pen is, and the newest points of the stroke under way. */
export const inkPresence = z
  .strictObject({
    page: z.int().min(1).max(limits.pageMax).optional(),
    at: place,
    stroke: z
      .strictObject({
        id: z.string().max(40),
        tool: stroke.shape.tool,
        colour,
        width,
        /** Number of the first of these points in the stroke. */
        from: z.int().min(0).max(limits.strokeMaxPoints),
        points: z
          .string()
          .max(limits.presenceMaxLength)
          .regex(/^[\w-]*$/),
      })
      .optional(),
  })
  .nullable();

export type InkPresence = z.infer<typeof inkPresence>;
