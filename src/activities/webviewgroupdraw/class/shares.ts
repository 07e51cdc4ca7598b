import { type Box, clip } from '#parts/ink/boxes.ts';
import { placeInk } from '#parts/ink/place-ink.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';

/** What each person has on a board: a help for a talk, and no mark. Pure. */

export type Share = {
  userId: number;
  /** Strokes, shapes, texts and stamps. */
  things: number;
  /** Different minutes in which something was begun. */
  minutes: number;
  /** Of all fields of the board on which anybody drew, 0..1; two people may have the same field. */
  area: number;
};

const minuteMs = 60_000;
/** Side of a field, in units. */
const fieldSide = 40;
/** No page is larger; what lies beside it is not seen. */
const furthest: Box = [0, 0, 1_200, 1_200];

function listFields(shown: ShownInk): string[] {
  const [left, top, right, bottom] = clip(placeInk(shown).box, furthest);
  const page = shown.value.page ?? 0;
  const first = (edge: number) => Math.floor(edge / fieldSide);
  const fields: string[] = [];
  for (let x = first(left); x <= first(right); x += 1)
    for (let y = first(top); y <= first(bottom); y += 1) fields.push(`${page}/${x}/${y}`);
  return fields;
}

/** Of all members and of whoever else drew, in this order. What this page drew and the server has not shown is left out. */
export function measureShares(items: Iterable<ShownInk>, memberIds: readonly number[]): Share[] {
  const drawnByUser = new Map<number, ShownInk[]>();
  for (const shown of items) {
    const drawn = drawnByUser.get(shown.by);
    if (drawn) drawn.push(shown);
    else if (shown.by !== 0) drawnByUser.set(shown.by, [shown]);
  }
  const fieldsByUser = new Map(
    [...drawnByUser].map(([id, drawn]) => [id, new Set(drawn.flatMap(listFields))] as const),
  );
  const allFields = new Set([...fieldsByUser.values()].flatMap((fields) => [...fields]));
  return [...new Set([...memberIds, ...drawnByUser.keys()])].map((userId) => {
    const drawn = drawnByUser.get(userId) ?? [];
    return {
      userId,
      things: drawn.length,
      minutes: new Set(drawn.map(({ value }) => Math.floor(value.t / minuteMs))).size,
      area: allFields.size === 0 ? 0 : (fieldsByUser.get(userId)?.size ?? 0) / allFields.size,
    };
  });
}
