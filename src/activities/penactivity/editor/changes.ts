import type { Box } from '#parts/ink/boxes.ts';
import type { PageSize } from '#parts/ink/pages.ts';
import { emptyQuestion } from '../expand-documents.ts';
import type { QuestionFields, Worksheet, WorksheetPage, WorksheetRegion } from '../model.ts';
import { keepOnPage } from '../page-size.ts';
import { listDraftQuestions } from '../questions.ts';
import { sortInReadingOrder } from '../reading-order.ts';

/** Changes of an editor to a worksheet whose documents are expanded. Each returns a new one. */

function mapPage(sheet: Worksheet, id: string, change: (page: WorksheetPage) => WorksheetPage): Worksheet {
  return { ...sheet, pages: sheet.pages.map((page) => (page.id === id ? change(page) : page)) };
}

/** Adds a region with the points of the last one. */
export function addRegion(sheet: Worksheet, pageId: string, id: string, box: Box): Worksheet {
  const last = [...listDraftQuestions(sheet.pages)].reverse().find(({ kind }) => kind === 'region');
  const region: WorksheetRegion = {
    ...emptyQuestion,
    id,
    box: [...box],
    score: last?.part.score ?? emptyQuestion.score,
  };
  return mapPage(sheet, pageId, (page) => ({ ...page, regions: [...page.regions, region] }));
}

/** Changes the region or the page with this id. */
export function changeQuestion(
  sheet: Worksheet,
  id: string,
  change: (fields: QuestionFields) => Partial<QuestionFields> & { box?: Box },
): Worksheet {
  const apply = <Part extends QuestionFields>(part: Part): Part => ({ ...part, ...change(part) });
  return {
    ...sheet,
    pages: sheet.pages.map((page) => {
      if (page.id === id) return apply(page);
      if (!page.regions.some((region) => region.id === id)) return page;
      return { ...page, regions: page.regions.map((region) => (region.id === id ? apply(region) : region)) };
    }),
  };
}

export function removeRegion(sheet: Worksheet, id: string): Worksheet {
  return {
    ...sheet,
    pages: sheet.pages.map((page) =>
      page.regions.some((region) => region.id === id)
        ? { ...page, regions: page.regions.filter((region) => region.id !== id) }
        : page,
    ),
  };
}

/** Undoes a removal; does nothing if the page has gone meanwhile. */
export function restoreRegion(sheet: Worksheet, pageId: string, region: WorksheetRegion): Worksheet {
  return mapPage(sheet, pageId, (page) => ({ ...page, regions: [...page.regions, region] }));
}

const firstBox: Box = [80, 80, 920, 200];
const gap = 20;

/** A place for a region that is added without a pointer: below the last one, and as large. */
export function findFreeBox({ regions }: WorksheetPage, size: PageSize): Box {
  const last = sortInReadingOrder(regions).at(-1);
  if (!last) return keepOnPage(firstBox, size);
  const [left, top, right, bottom] = last.box;
  return keepOnPage([left, bottom + gap, right, bottom + gap + (bottom - top)], size);
}

export const sumScores = (parts: readonly { score: number | null }[]): number =>
  parts.reduce((sum, { score }) => sum + (score ?? 0), 0);
