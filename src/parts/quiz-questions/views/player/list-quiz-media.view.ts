import { listFormulaFonts } from '#parts/formatted-text/views/list-formula-fonts.view.ts';
import { listQuestionMedia } from '../../list-media.view.ts';

/** What a quiz shows and what its formulas are drawn with, for times without network. */
export const listQuizMedia: typeof listQuestionMedia = (content, position) => [
  ...listFormulaFonts(content),
  ...listQuestionMedia(content, position),
];
