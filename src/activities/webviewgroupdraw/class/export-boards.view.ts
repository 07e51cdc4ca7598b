import type { ViewContext } from '#form/activity-views.ts';
import type { SpaceSource } from '#form/space-source.ts';
import type { ExportedWork } from '#parts/ink/export/save-pages.view.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import type { BoardOwner } from '../board-owners.ts';
import type { ClassBoard } from './class-boards.ts';

/** All boards of a class as files and on paper. */

export type BoardToExport = { board: ClassBoard; name: string; pages: readonly InkPage[] };

/** How long the boards that are not on the screen may take to arrive. */
const loadMaxMs = 20_000;

/** Resolves once the space has its items. */
async function openLoaded(source: SpaceSource, name: string): Promise<WorkSpace> {
  const space = await source.open<InkValue, ShownInk>(name, overlayInk);
  if (space.state().isLoaded) return space;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A board did not arrive')), loadMaxMs);
    const unsubscribe = space.subscribe(() => {
      if (!space.state().isLoaded) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    });
  });
  return space;
}

/** Gives all boards that can be read to `exportWorks`, with what their groups see on them. */
export async function withBoards(
  boards: readonly BoardToExport[],
  { board_of, mediaUrl }: { board_of: BoardOwner } & Pick<ViewContext, 'mediaUrl'>,
  exportWorks: (works: readonly ExportedWork[]) => Promise<void>,
): Promise<void> {
  const names = board_of === 'class' ? ['class_ink'] : ['ink', 'live_ink'];
  const opened = await Promise.all(
    boards.flatMap(({ board: { source }, name, pages }) =>
      source
        ? [
            Promise.all(names.map((space) => openLoaded(source, space))).then((spaces) => ({
              spaces,
              work: { pages, spaces, addresses: { mediaUrl, fileUrl: source.fileUrl }, name },
            })),
          ]
        : [],
    ),
  );
  try {
    await exportWorks(opened.map(({ work }) => work));
  } finally {
    for (const { spaces } of opened) for (const { close } of spaces) close();
  }
}
