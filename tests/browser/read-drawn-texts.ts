import { type Block, type Inline, type Mark, marks, type TextTree } from '#parts/formatted-text/rich-text.ts';
import richStyles from '#parts/formatted-text/views/rich-view.module.css';

/** Reads formatted texts back from what a page shows, to compare them with what was drawn. */

const readMark = (element: Element): Mark | undefined => marks.find((mark) => mark === element.localName);

function readText(text: string, m: readonly Mark[]): Inline {
  const [, blank] = /^\[\[(\d+)\]\]$/.exec(text) ?? [];
  if (blank !== undefined) return { blank: Number(blank) };
  return m.length > 0 ? { t: text, m: [...m] } : { t: text };
}

function readInline(node: Node, m: readonly Mark[], urlOf: (src: string) => string): Inline[] {
  if (!(node instanceof Element)) return [readText(node.textContent ?? '', m)];
  const mark = readMark(node);
  if (mark) return [...node.childNodes].flatMap((child) => readInline(child, [...m, mark], urlOf));
  if (node.localName === 'br') return [{ br: true }];
  if (node instanceof HTMLImageElement) {
    const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(node.getAttribute(name)));
    return [{ picture: { url: urlOf(node.src), width, height, alt: node.alt } }];
  }
  if (node.localName !== 'math') throw new Error(`A text shows <${node.localName}>`);
  const math = node.querySelector('annotation')?.textContent ?? '';
  return [node.getAttribute('display') === 'block' ? { math, block: true } : { math }];
}

function readBlock(element: Element, urlOf: (src: string) => string): Block {
  const readLine = (line: Element) => [...line.childNodes].flatMap((node) => readInline(node, [], urlOf));
  const readBlocks = (parent: Element) => [...parent.children].map((child) => readBlock(child, urlOf));
  if (element.localName === 'p') return { p: readLine(element) };
  if (element.localName === 'ul') return { ul: [...element.children].map(readBlocks) };
  if (element.localName === 'ol') return { ol: [...element.children].map(readBlocks) };
  const rows = [...element.querySelectorAll('tr')].map((row) => [...row.children].map(readLine));
  return { table: { ...(element.querySelector('th') && { head: true as const }), rows } };
}

/** All formatted texts within the element, in their order. `urlOf` gives the stored address of a picture. */
export function readDrawnTexts(container: Element, urlOf: (src: string) => string): TextTree[] {
  return [...container.querySelectorAll(`.${richStyles['rich']}`)].map((rich) => ({
    blocks: [...rich.children].map((child) => readBlock(child, urlOf)),
  }));
}
