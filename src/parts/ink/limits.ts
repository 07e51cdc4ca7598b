/** Bounds of what is drawn, for the schema and for browsers. */

/** Packed points of one stroke, in characters: a longer stroke ends and goes on as another. */
export const strokeMaxLength = 12_000;
/** Points of one stroke: two pens for an hour do not reach it, and what is unpacked stays small. */
export const strokeMaxPoints = 6_000;
/** Numbers in the list of parts that were rubbed out of a stroke: a beginning and an end each. */
export const cutMaxNumbers = 200;
export const inkTextMaxLength = 2_000;
export const altMaxLength = 500;
export const stampWordsMaxLength = 40;
export const cardIdMaxLength = 24;
export const cardTextMaxLength = 200;
/** How far from a page's left upper corner anything may lie, in units. */
export const coordinateMax = 20_000;
export const inkWidth = { min: 0.5, max: 80 };
export const textSize = { min: 6, max: 400 };
/** Sides of texts, stamps and pictures, in units. */
export const sideMin = 1;
export const pageMax = 999;
/** How much larger or smaller something may be made than it was. */
export const scaleRange = { min: 0.01, max: 100 };

/** With more people, strokes under way would be noise: their pens are shown alone. */
export const peopleWithStrokesMax = 10;
export const presenceMaxLength = 160;
export const presenceMaxPoints = 30;

/** Bounds of a space of ink: `items` and `own_items` are those of `Space['max']`. */
export const inkMax = { items: 40_000, own_items: 10_000, item_bytes: 16_000 };

/** A page without another size, in units. */
export const usualPage = { width: 1_200, height: 800 };
