import * as z from 'zod';
import { image } from '#parts/stored-media/model.ts';
import { fitsLimits } from './fits-limits.ts';
import * as limits from './limits.ts';
import { type Block, type MathNode, marks } from './rich-text.ts';

/** Schemas of formatted text. No recursion: a list is described once for each depth, so that no depth is too much for a check. */

/** Only media of the school: any other address would be asked as soon as the text is shown. */
const ownMediaUrl = z
  .string()
  .max(500)
  .regex(/^(?![a-z][a-z0-9+.-]*:)[^\s<>"'\\/][^\s<>"'\\]*$/i);

const tex = z.string().min(1).max(limits.texMaxLength);
const picture = z.strictObject({ ...image.shape, url: ownMediaUrl, alt: z.string().max(200).default('') });

const otherInlines = [
  z.strictObject({ t: z.string().min(1), m: z.array(z.enum(marks)).min(1).max(marks.length).optional() }),
  z.strictObject({ blank: z.int().min(1).max(99) }),
  z.strictObject({ picture }),
  z.strictObject({ br: z.literal(true) }),
] as const;

const storedMath = z.strictObject({ math: tex, block: z.literal(true).optional() });

const mathNode: z.ZodType<MathNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({
      n: z.string(),
      a: z.record(z.string(), z.string()).optional(),
      s: z.record(z.string(), z.string()).optional(),
      c: z.array(mathNode).optional(),
    }),
  ]),
);

const publicMath = storedMath.extend({ ml: mathNode.optional() });

function describeBlocks(math: typeof storedMath | typeof publicMath) {
  const line = z.array(z.union([...otherInlines, math])).max(limits.inlinesMax);
  const rows = z.array(z.array(line).min(1).max(limits.tableColumnsMax)).min(1).max(limits.tableRowsMax);
  const table = z.strictObject({
    head: z.literal(true).optional(),
    rows: rows.refine((all) => all.every(({ length }) => length === all[0]?.length)),
  });
  const flatBlock = z.union([z.strictObject({ p: line }), z.strictObject({ table })]);
  let block: z.ZodType<Block> = flatBlock;
  for (let depth = 0; depth < limits.listDepthMax; depth += 1) {
    const items = z.array(z.array(block).min(1).max(limits.blocksMax)).min(1).max(limits.blocksMax);
    block = z.union([flatBlock, z.strictObject({ ul: items }), z.strictObject({ ol: items })]);
  }
  return z.array(block).min(1).max(limits.blocksMax);
}

const storedTree = z.strictObject({ blocks: describeBlocks(storedMath) });

/** A text of at most so many characters, formatted or not. */
export function richText(maxLength: number) {
  const limitedTree = storedTree.refine((tree) => fitsLimits(tree, maxLength));
  return z.union([z.string().max(maxLength), limitedTree]);
}

/** What students get. */
export const publicRichText = z.union([z.string(), z.strictObject({ blocks: describeBlocks(publicMath) })]);
