/**
 * Text with formatting, as a small closed tree: it can hold nothing that a page would run or load from elsewhere. Text
 * without formatting is a string, in which `[[1]]` is a blank. Free of zod.
 */

/** In the order in which a text has them. */
export const marks = ['b', 'i', 'u', 'sub', 'sup'] as const;

export type Mark = (typeof marks)[number];

export type TextPicture = { url: string; width: number; height: number; alt: string };

export type Inline =
  | { t: string; m?: Mark[] | undefined }
  /** A gap; its number is its place among the gaps, from 1. */
  | { blank: number }
  /** A formula in TeX; `ml` is added for students, who have nothing that reads TeX. */
  | { math: string; block?: true | undefined; ml?: MathNode | undefined }
  | { picture: TextPicture }
  | { br: true };

export type Block =
  | { p: Inline[] }
  | { ul: Block[][] }
  | { ol: Block[][] }
  /** `head`: the first row names the columns. All rows are equally long. */
  | { table: { head?: true | undefined; rows: Inline[][][] } };

export type TextTree = { blocks: Block[] };
export type RichText = string | TextTree;

/** A text or an element of MathML: its name, attributes, styles and children. `math-elements.ts` has those that there are. */
export type MathNode =
  | string
  | {
      n: string;
      a?: Record<string, string> | undefined;
      s?: Record<string, string> | undefined;
      c?: MathNode[] | undefined;
    };
