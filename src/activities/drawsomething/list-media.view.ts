import type { ListMedia } from '#form/activity-views.ts';
import { listFormulaFonts } from '#parts/formatted-text/views/list-formula-fonts.view.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { PublicDrawing } from './model.ts';

/** The page first, because there is no drawing without it. */
export const listDrawingMedia: ListMedia<PublicDrawing> = ({ task }) =>
  task.withheld ? [] : [...new Set([...listUrls(task.page), ...listFormulaFonts(task), ...listUrls(task)])];
