import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import { findRubricIssues } from '#parts/quiz-questions/kinds/open/find-issues.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { expandDocuments } from './expand-documents.ts';
import * as limits from './limits.ts';
import type { QuestionFields, Worksheet } from './model.ts';
import { listDraftQuestions } from './questions.ts';

/** Finds everything that keeps a worksheet from being complete. Paths count the pages of expanded documents. */
export function findIssues(draft: Worksheet, conversionResults: ConversionResults): DraftIssue[] {
  const sheet = expandDocuments(draft, conversionResults);
  if (sheet.pages.length === 0) return [{ path: ['pages'], message: 'pages_required' }];
  return [
    ...findCountIssues(sheet),
    ...findPendingIssues(sheet, conversionResults),
    ...listDraftQuestions(sheet.pages).flatMap((question, index) => {
      const { kind, pageIndex, part } = question;
      const path = ['pages', pageIndex, ...(kind === 'region' ? ['regions', question.regionIndex] : [])];
      return findQuestionIssues(part).map((issue) => ({
        ...issue,
        path: [...path, ...issue.path],
        params: { ...issue.params, number: index + 1 },
      }));
    }),
  ];
}

function findCountIssues({ pages }: Worksheet): DraftIssue[] {
  const issues: DraftIssue[] = [];
  const questionCount = listDraftQuestions(pages).length;
  if (pages.length > limits.pagesMax)
    issues.push({ path: ['pages'], message: 'pages_too_many', params: { max: limits.pagesMax } });
  if (questionCount > limits.questionsMax)
    issues.push({ path: ['pages'], message: 'questions_too_many', params: { max: limits.questionsMax } });
  return issues;
}

function findPendingIssues({ pages, documents }: Worksheet, results: ConversionResults): DraftIssue[] {
  const nameByMedia = new Map(documents.map(({ media, name }) => [media, name]));
  return pages.flatMap((page, index): DraftIssue[] => {
    if (findPageImages(page, results)) return [];
    const media = page.source?.media ?? '';
    const issue = {
      path: ['pages', index],
      message: 'document_pending',
      params: { name: nameByMedia.get(media) ?? '' },
    };
    return [findOwn(results, media)?.document ? issue : { ...issue, waitsFor: media }];
  });
}

function findQuestionIssues({ score, rubric }: QuestionFields): DraftIssue[] {
  const isScore = score !== null && score >= 0 && score <= scoreMax && score % scoreStep === 0;
  return [
    ...(isScore
      ? []
      : [{ path: ['score'], message: 'score_range', params: { max: scoreMax, step: scoreStep } }]),
    ...findRubricIssues(rubric, score),
  ];
}
