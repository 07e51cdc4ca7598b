import type { ConversionResults } from '#contract/conversion-results.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import { toOpenKey } from '#parts/quiz-questions/kinds/open/kind.ts';
import { expandDocuments } from './expand-documents.ts';
import type { PublicSheet, QuestionFields, Sheet, SheetQuestion, Worksheet } from './model.ts';
import { keepOnPage, toPageSize } from './page-size.ts';
import { listDraftQuestions } from './questions.ts';

function toMarked({ name, score, model_answer, rubric }: QuestionFields) {
  return {
    name: name.trim(),
    score: score ?? 0,
    ...toOpenKey({ model_answer, rubric }),
  };
}

/** The worksheet with the pictures of its pages; a page is left out before it is converted. */
export function resolve(draft: Worksheet, conversionResults: ConversionResults): Sheet {
  const sheet = expandDocuments(draft, conversionResults);
  const shown = sheet.pages.flatMap((page) => {
    const images = findPageImages(page, conversionResults);
    return images ? [{ page, images }] : [];
  });
  const questions = listDraftQuestions(shown.map(({ page }) => page)).map((question): SheetQuestion => {
    const { pageIndex, part } = question;
    const size = toPageSize(shown[pageIndex]?.images.image ?? { width: 1, height: 1 });
    const [left, top, right, bottom] =
      question.kind === 'region' ? keepOnPage(question.part.box, size) : [0, 0, size.width, size.height];
    return {
      id: part.id,
      page: pageIndex,
      ...(question.kind === 'region' && { box: [left, top, right, bottom] }),
      ...toMarked(part),
    };
  });
  return {
    instruction: sheet.instruction.trim(),
    pages: shown.map(({ page, images: { image, text } }) => ({ id: page.id, image, text })),
    questions,
  };
}

export function toPublicSheet({ questions, ...sheet }: Sheet): PublicSheet {
  return {
    ...sheet,
    questions: questions.map(({ model_answer: _answer, rubric: _rubric, ...question }) => question),
  };
}
