import type { ConversionResults } from '#contract/conversion-results.ts';
import { expandSourcedPages } from '#parts/document-pages/sources/expand-documents.ts';
import type { SourceRules } from '#parts/document-pages/sources/model.ts';
import { documentsMax, pagesInDraftMax } from './limits.ts';
import type { QuestionFields, Worksheet, WorksheetPage } from './model.ts';

export const emptyQuestion: QuestionFields = { name: '', score: 5, model_answer: '', rubric: [] };

export const sourceRules: SourceRules<WorksheetPage> = {
  pagesInDraftMax,
  documentsMax,
  createPage: (id) => ({ id, ...emptyQuestion, regions: [] }),
};

/** The worksheet as teachers see and change it; see `expandSourcedPages`. */
export function expandDocuments(sheet: Worksheet, conversionResults: ConversionResults): Worksheet {
  return expandSourcedPages(sheet, conversionResults, sourceRules);
}
