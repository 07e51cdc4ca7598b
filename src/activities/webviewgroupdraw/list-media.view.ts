import type { ListMedia } from '#form/activity-views.ts';
import { listFormulaFonts } from '#parts/formatted-text/views/list-formula-fonts.view.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { PublicBoard } from './model.ts';

/** The pages first, because there is no drawing without them. The web page itself is another site's. */
export const listBoardMedia: ListMedia<PublicBoard> = ({ web_page: _page, ...board }) => [
  ...new Set([...listUrls(board.pages), ...listFormulaFonts(board), ...listUrls(board)]),
];
