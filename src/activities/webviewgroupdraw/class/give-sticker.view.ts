import type { SpaceSource } from '#form/space-source.ts';
import { createInkId } from '#parts/ink/ink-id.view.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { StampName } from '#parts/ink/palette.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';

const size = 64;
const margin = 12;
const inRow = 6;

/** Puts a sticker into the right upper corner of a page, beside those that are there. */
export async function giveSticker(
  source: SpaceSource,
  at: { space: 'live_ink' | 'class_ink'; page: number; width: number },
  stamp: StampName,
): Promise<void> {
  const space = await source.open<InkValue, ShownInk>(at.space, overlayInk);
  const given = [...space.state().items.values()].filter(
    ({ value }) => value.kind === 'stamp' && (value.page ?? 0) === at.page,
  ).length;
  const step = size + margin;
  const x = at.width - step / 2 - margin - (given % inRow) * step;
  const y = step / 2 + margin + (Math.floor(given / inRow) % inRow) * step;
  space.write(createInkId(), {
    kind: 'stamp',
    stamp,
    at: [x, y],
    size,
    t: Date.now(),
    ...(at.page > 0 && { page: at.page }),
  });
  space.close();
}
