import { pagesMax } from '../limits.ts';

/** What teachers switch while groups draw: boards are frozen, and get further pages. Pure, free of zod. */

export type BoardControl = {
  is_frozen: boolean;
  /** Boards for which it is the other way round, by the ids of their attempts. */
  except: number[];
  /** Pages that all boards got. */
  pages: number;
  /** Pages that single boards got besides. */
  pages_of: { board: number; pages: number }[];
};

/** The board of the class, and the one of a preview, belong to no attempt. */
type BoardKey = number | undefined;

const untouched: BoardControl = { is_frozen: false, except: [], pages: 0, pages_of: [] };

/** The switches as they are stored. What is stored has passed their schema. */
export const readControl = (control: unknown): BoardControl =>
  (control as BoardControl | null | undefined) ?? untouched;

export function isFrozen({ is_frozen, except }: BoardControl, board: BoardKey): boolean {
  return is_frozen !== (board !== undefined && except.includes(board));
}

export const freezeAll = (control: BoardControl, is_frozen: boolean): BoardControl => ({
  ...control,
  is_frozen,
  except: [],
});

export function freezeOne(control: BoardControl, board: BoardKey, frozen: boolean): BoardControl {
  if (board === undefined) return freezeAll(control, frozen);
  const others = control.except.filter((id) => id !== board);
  return { ...control, except: frozen === control.is_frozen ? others : [...others, board] };
}

const ownPages = ({ pages_of }: BoardControl, board: BoardKey): number =>
  pages_of.find((each) => each.board === board)?.pages ?? 0;

export function countPages(
  { page_count }: { page_count: number },
  control: BoardControl,
  board: BoardKey,
): number {
  return Math.min(pagesMax, page_count + control.pages + ownPages(control, board));
}

/** The largest number of pages that any board has. */
export function countMostPages(board: { page_count: number }, control: BoardControl): number {
  return Math.max(
    countPages(board, control, undefined),
    ...control.pages_of.map((each) => countPages(board, control, each.board)),
  );
}

export const addPageToAll = (control: BoardControl): BoardControl => ({
  ...control,
  pages: Math.min(pagesMax, control.pages + 1),
});

export function addPageToOne(control: BoardControl, board: BoardKey): BoardControl {
  if (board === undefined) return addPageToAll(control);
  const others = control.pages_of.filter((each) => each.board !== board);
  const pages = Math.min(pagesMax, ownPages(control, board) + 1);
  return { ...control, pages_of: [...others, { board, pages }] };
}
