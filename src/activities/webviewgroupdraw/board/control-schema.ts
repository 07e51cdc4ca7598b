import * as z from 'zod';
import { boardsMax, pagesMax } from '../limits.ts';
import type { BoardControl } from './control.ts';

const board = z.int().min(1).max(2_147_483_647);
const pages = z.int().min(0).max(pagesMax);

export const boardControl: z.ZodType<BoardControl> = z.strictObject({
  is_frozen: z.boolean(),
  except: z.array(board).max(boardsMax),
  pages,
  pages_of: z.array(z.strictObject({ board, pages })).max(boardsMax),
});
