import type { ConversionResults } from '#contract/conversion-results.ts';
import { TaskPreview } from '#parts/drawing-tasks/editor/task-preview.tsx';
import { boardSpaces } from '../board/board-spaces.ts';
import type { Board } from '../model.ts';
import { Player } from '../player/player.tsx';
import { toPublic } from '../public-board.ts';
import { resolve } from '../resolve.ts';

type PreviewProps = { board: Board; conversionResults: ConversionResults };

/** The task as students see it. Another owner or number of pages makes another board. */
export function Preview({ board, conversionResults }: PreviewProps) {
  const content = toPublic(resolve(board, conversionResults));
  return (
    <TaskPreview
      key={`${board.board_of} ${board.page_count}`}
      Player={Player}
      content={content}
      spaces={boardSpaces}
    />
  );
}
