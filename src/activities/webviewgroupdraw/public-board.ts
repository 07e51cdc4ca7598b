import type { MarkingGuide, QuestionInfo } from '#form/activity-type.ts';
import { listInkColours, listInkTools } from '#parts/drawing-tasks/task/tools.ts';
import { isEmptyText, toText } from '#parts/formatted-text/plain-text.ts';
import { toOpenKey } from '#parts/quiz-questions/kinds/open/kind.ts';
import { isWebAddress } from '#parts/reading/web-address.ts';
import { listDifferentPages } from './board/board-pages.ts';
import { boardId } from './board-id.ts';
import type { Board, PublicBoard, ShownBoard } from './model.ts';

/** Forms of a board's task for others than its author. Each field is listed, so that one added later stays hidden. */

/** The whole class has one board and each student an attempt: there is nothing to mark in an attempt. */
export const isMarkedBoard = ({ is_marked, board_of }: Pick<Board, 'is_marked' | 'board_of'>): boolean =>
  is_marked && board_of === 'group';

export function toPublic(board: ShownBoard): PublicBoard {
  const { prompt, picture, board_of, page_count, score, url, page_title, frameable } = board;
  return {
    score: isMarkedBoard(board) ? (score ?? 0) : null,
    prompt,
    picture,
    board_of,
    pages: listDifferentPages(board),
    page_count,
    tools: listInkTools(board),
    colours: listInkColours(board),
    web_page: isWebAddress(url) ? { url, title: page_title, frameable: frameable === true } : null,
  };
}

/** The first words of the prompt, else the description of its picture. */
function toTitle({ prompt, picture }: Pick<Board, 'prompt' | 'picture'>): string {
  return isEmptyText(prompt) ? (picture?.alt ?? '').trim() : toText(prompt).trim();
}

export function toQuestion(board: Board): QuestionInfo {
  const isMarked = isMarkedBoard(board);
  return {
    id: boardId,
    title: toTitle(board),
    max_score: isMarked ? (board.score ?? 0) : 0,
    marked_by: isMarked ? 'teacher' : 'nobody',
  };
}

/** The model answer and the rubric; null for other questions, if the author wrote neither, and where nobody marks. */
export function toGuide(board: Board, questionId: string): MarkingGuide | null {
  if (questionId !== boardId || !isMarkedBoard(board)) return null;
  const guide = toOpenKey(board);
  return guide.model_answer !== '' || guide.rubric.length > 0 ? guide : null;
}
