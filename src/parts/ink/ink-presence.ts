import { peopleWithStrokesMax, presenceMaxLength, presenceMaxPoints } from './limits.ts';
import type { InkPresence, StrokeValue } from './model.ts';
import { type Points, packFrom, unpackPoints } from './pack-points.ts';

/** What people send of a stroke while they draw it, and how others put it together again. */

type Sent = NonNullable<InkPresence>;
type SentStroke = NonNullable<Sent['stroke']>;
export type Ink = Pick<StrokeValue, 'tool' | 'colour' | 'width'>;
export type StrokeUnderWay = Ink & { id: string; page: number; points: number[] };

/** The newest points that fit. */
export function describeStroke({ id, tool, colour, width, points }: StrokeUnderWay): SentStroke {
  const count = Math.floor(points.length / 3);
  for (let from = Math.max(0, count - presenceMaxPoints); ; from += 1) {
    const { packed, nextPoint } = packFrom(points, from, presenceMaxLength);
    if (nextPoint === count) return { id, tool, colour, width, from, points: packed };
  }
}

export function describePen(page: number, at: Points, stroke?: StrokeUnderWay): Sent {
  return {
    ...(page > 0 && { page }),
    at: [Math.round(at[0] ?? 0), Math.round(at[1] ?? 0)],
    ...(stroke && { stroke: describeStroke(stroke) }),
  };
}

/** The stroke of somebody else so far, with the points that have just come. */
export function continueStroke(
  known: StrokeUnderWay | undefined,
  sent: SentStroke,
  page: number,
): StrokeUnderWay {
  const { id, tool, colour, width, from } = sent;
  const before = known?.id === id ? known.points.slice(0, from * 3) : [];
  return { id, tool, colour, width, page, points: [...before, ...unpackPoints(sent.points)] };
}

/** What is sent while so many others have their pens on the board: of a crowd, nobody is shown strokes under way. */
export function limitToCrowd(presence: InkPresence, otherCount: number): InkPresence {
  if (!presence?.stroke || otherCount <= peopleWithStrokesMax) return presence;
  const { stroke: _underWay, ...pen } = presence;
  return pen;
}
