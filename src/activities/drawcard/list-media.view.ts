import type { ListMedia } from '#form/activity-views.ts';
import { listFormulaFonts } from '#parts/formatted-text/views/list-formula-fonts.view.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { PublicTask } from './model.ts';

/** The page and the cards first; files that are attached may be large and are not kept. */
export const listTaskMedia: ListMedia<PublicTask> = ({ board, cards, questions, clipart }) => [
  ...new Set([
    ...listUrls([board, cards]),
    ...listFormulaFonts(questions),
    ...listUrls(questions),
    ...listUrls(clipart),
  ]),
];
