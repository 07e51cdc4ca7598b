import { usualPage } from './limits.ts';

/** Pages of ink: their sizes in units, and what lies below the ink. Pure. */

export type PageBackground =
  | { kind: 'blank' | 'lines' | 'squares' | 'music' }
  /** As large as fits, in the middle: a picture, or the picture of a document's page. */
  | { kind: 'picture'; url: string };

export type PageSize = { width: number; height: number };

export type InkPage = PageSize & { background: PageBackground };

/** Shortest side of a page with a picture: a banner leaves room around it. */
const shortestSide = 400;

/** The size of a page in the proportions of a picture, its longer side as long as that of the usual page. */
export function fitToPicture({ width, height }: PageSize): PageSize {
  const factor = usualPage.width / Math.max(width, height);
  const fit = (side: number) => Math.max(shortestSide, Math.round(side * factor));
  return { width: fit(width), height: fit(height) };
}

const lineDistance = 40;
const squareDistance = 30;
const music = { lineDistance: 11, lines: 5, staffDistance: 110, margin: 40 };

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Lines at the same distances from `first` on, for a whole page. */
function listRules(first: number, end: number, distance: number): number[] {
  const count = Math.max(0, Math.ceil((end - first) / distance));
  return Array.from({ length: count }, (_, index) => first + index * distance);
}

/** For canvases and SVG alike. */
export function listRuledLines(kind: PageBackground['kind'], { width, height }: PageSize): Line[] {
  switch (kind) {
    case 'lines':
      return listRules(lineDistance * 2, height - 1, lineDistance).map((y) => [0, y, width, y]);
    case 'squares':
      return [
        ...listRules(squareDistance, height, squareDistance).map((y): Line => [0, y, width, y]),
        ...listRules(squareDistance, width, squareDistance).map((x): Line => [x, 0, x, height]),
      ];
    case 'music': {
      const staffHeight = music.lineDistance * (music.lines - 1);
      const staves = listRules(music.margin, height - staffHeight - music.margin / 2, music.staffDistance);
      return staves.flatMap((top) =>
        Array.from({ length: music.lines }, (_, index): Line => {
          const y = top + index * music.lineDistance;
          return [music.margin, y, width - music.margin, y];
        }),
      );
    }
    default:
      return [];
  }
}
