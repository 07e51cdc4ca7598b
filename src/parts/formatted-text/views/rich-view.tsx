import { createElement, type ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { toText } from '../plain-text.ts';
import type { Block, Inline, TextPicture, TextTree } from '../rich-text.ts';
import { MathFormula } from './math.tsx';
import { richViewMessages } from './messages.ts';
import styles from './rich-view.module.css';
import { useDrawTex } from './use-draw-tex.ts';

export type DrawPicture = (picture: TextPicture, src: string) => ReactNode;

type Slots = {
  mediaUrl: (url: string) => string;
  /** What stands in a blank; it is `[[1]]` where nothing else does. */
  drawBlank?: ((number: number) => ReactNode) | undefined;
  /** Draws a picture in a way of the caller, such as one that can be enlarged. */
  drawPicture?: DrawPicture | undefined;
};

function Formula({ math: tex, block, ml }: Extract<Inline, { math: string }>) {
  const drawTex = useDrawTex();
  const isBlock = block === true;
  if (ml !== undefined) return <MathFormula tex={tex} node={ml} isBlock={isBlock} />;
  return drawTex ? drawTex(tex, isBlock) : <code>{tex}</code>;
}

function Picture({ picture: { alt, width, height }, src }: { picture: TextPicture; src: string }) {
  const t = useMessages(richViewMessages);
  const name = alt || t('picture');
  return (
    <img className={styles.picture} src={src} alt={name} width={width} height={height} decoding="async" />
  );
}

function drawInline(inline: Inline, slots: Slots): ReactNode {
  if ('blank' in inline) return slots.drawBlank?.(inline.blank) ?? `[[${inline.blank}]]`;
  if ('br' in inline) return <br />;
  if ('math' in inline) return <Formula {...inline} />;
  if ('picture' in inline) {
    const { picture } = inline;
    const src = slots.mediaUrl(picture.url);
    return slots.drawPicture?.(picture, src) ?? <Picture picture={picture} src={src} />;
  }
  return (inline.m ?? []).reduceRight<ReactNode>((inner, mark) => createElement(mark, {}, inner), inline.t);
}

/** Nothing in a text has a name of its own or changes its place, so elements get their children without keys. */
function drawLine(element: string, props: object, inlines: readonly Inline[], slots: Slots): ReactNode {
  return createElement(element, props, ...inlines.map((inline) => drawInline(inline, slots)));
}

function Table({
  table: { head, rows },
  slots,
}: {
  table: Extract<Block, { table: object }>['table'];
  slots: Slots;
}) {
  const t = useMessages(richViewMessages);
  const drawRow = (cells: readonly Inline[][], index: number) => {
    const isHead = head === true && index === 0;
    const draw = (cell: readonly Inline[]) =>
      isHead ? drawLine('th', { scope: 'col' }, cell, slots) : drawLine('td', {}, cell, slots);
    return createElement('tr', {}, ...cells.map(draw));
  };
  return (
    // Wide tables are scrolled by themselves, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>{createElement('tbody', {}, ...rows.map(drawRow))}</table>
    </section>
  );
}

function drawBlock(block: Block, slots: Slots): ReactNode {
  if ('p' in block) {
    // A picture that can be enlarged brings a dialog, which no paragraph may hold.
    const isParagraph = !slots.drawPicture || !block.p.some((inline) => 'picture' in inline);
    return drawLine(isParagraph ? 'p' : 'div', {}, block.p, slots);
  }
  if ('table' in block) return <Table table={block.table} slots={slots} />;
  const drawItem = (item: readonly Block[]) =>
    createElement('li', {}, ...item.map((one) => drawBlock(one, slots)));
  return 'ul' in block
    ? createElement('ul', {}, ...block.ul.map(drawItem))
    : createElement('ol', {}, ...block.ol.map(drawItem));
}

type RichViewProps = Slots & {
  tree: TextTree;
  /** In one line without its formatting, as in a list. */
  isLine?: boolean;
};

/** A formatted text. */
export function RichView({ tree, isLine, ...slots }: RichViewProps) {
  if (isLine) return toText(tree).replace(/\[\[\d+\]\]/g, '____');
  return createElement(
    'div',
    { className: styles.rich },
    ...tree.blocks.map((block) => drawBlock(block, slots)),
  );
}
