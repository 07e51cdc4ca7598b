import { tableColumnsMax, tableRowsMax } from '../limits.ts';

/** What a paste loses, because a text cannot hold it. */
export type PasteLoss = { equations: number; pictures: number; highlights: number; merged: number };

const neverKept =
  'script, style, link, meta, title, svg, iframe, object, embed, template, noscript, input, select, textarea, video, audio';

/** Word shows its equations to other programs as pictures or not at all, within comments that only Word reads. */
const wordEquation = /<m:oMath[\s>]/g;

/** `$…$` would show twice what a page drew of its formula, so the drawn part goes. */
function keepFormulas(page: Document): number {
  let lostCount = 0;
  for (const math of page.querySelectorAll('math')) {
    const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
    const whole = math.closest('.katex, mjx-container') ?? math;
    if (!tex) lostCount += 1;
    const formula = page.createElement('span');
    if (tex) formula.dataset['tex'] = tex;
    if (tex && math.getAttribute('display') === 'block') formula.dataset['block'] = 'true';
    whole.replaceWith(formula);
  }
  return lostCount;
}

function countHighlights(page: Document): number {
  const marked = [
    ...page.querySelectorAll<HTMLElement>('mark, [style*="background"], [style*="mso-highlight"]'),
  ];
  return marked.filter((element) => {
    const colour = element.style.backgroundColor || element.style.background;
    const isPlain =
      /^(|none|transparent|white|inherit|initial|rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/.test(colour);
    return (
      (element.tagName === 'MARK' || !isPlain) &&
      element.textContent?.trim() &&
      !/^(td|th|tr|table|body|div)$/i.test(element.tagName)
    );
  }).length;
}

function dropPictures(page: Document): number {
  const foreign = [...page.querySelectorAll('img:not([data-url]), picture, canvas, v\\:imagedata')];
  for (const picture of foreign) picture.remove();
  return foreign.length;
}

/** Word's lists are paragraphs, each with its bullet or number as text. */
function makeWordLists(page: Document): void {
  let list: HTMLElement | undefined;
  for (const line of page.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], p[class^="MsoListParagraph"]',
  )) {
    const signs = [
      ...line.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'),
    ];
    const sign = signs
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    for (const one of signs) one.remove();
    const tag = /^\(?[\p{L}\p{N}]+[.)、]/u.test(sign) ? 'ol' : 'ul';
    if (!list || list.localName !== tag || line.previousElementSibling !== list) {
      list = page.createElement(tag);
      line.before(list);
    }
    const item = page.createElement('li');
    item.append(line);
    list.append(item);
  }
}

function addEmptyCells(row: HTMLTableRowElement | undefined, index: number, count: number): void {
  for (let added = 0; added < count; added += 1) row?.insertCell(Math.min(index, row.cells.length));
}

/** Gives each merged cell empty ones beside and below, so that the other cells stay in their columns. */
function splitMergedCells(page: Document): number {
  let mergedCount = 0;
  for (const row of page.querySelectorAll('tr')) {
    for (const cell of row.cells) {
      const columns = Math.min(cell.colSpan, tableColumnsMax);
      const rows = Math.min(cell.rowSpan, tableRowsMax);
      if (columns <= 1 && rows <= 1) continue;
      mergedCount += 1;
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      const followingRows = [...(row.closest('table')?.rows ?? [])].slice(
        row.rowIndex + 1,
        row.rowIndex + rows,
      );
      addEmptyCells(row, cell.cellIndex + 1, columns - 1);
      for (const following of followingRows) addEmptyCells(following, cell.cellIndex, columns);
    }
  }
  return mergedCount;
}

/**
 * Pasted markup without what a text cannot hold, and how much of it got lost. The page that it is read into runs and loads
 * nothing; what is left passes the editor's own rules, which know no other element and no address but those of own media.
 */
export function cleanPaste(html: string): { html: string; loss: PasteLoss } {
  const wordEquations = html.match(wordEquation)?.length ?? 0;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const equations = wordEquations + keepFormulas(page);
  for (const element of page.querySelectorAll(neverKept)) element.remove();
  const highlights = countHighlights(page);
  const merged = splitMergedCells(page);
  // Word puts a picture of each equation beside it.
  const pictures = Math.max(0, dropPictures(page) - wordEquations);
  makeWordLists(page);
  return { html: page.body.innerHTML, loss: { equations, pictures, highlights, merged } };
}
