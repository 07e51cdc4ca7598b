import type { OpenSpace } from '#form/space-source.ts';
import { createInkId } from '../ink-id.view.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { GesturePoint, InkTool } from '../ink-tool.ts';
import type { InkValue } from '../model.ts';
import type { OwnHistory } from '../own-history.ts';
import { createSelectTool } from '../select/select-tool.view.ts';
import { createSelection } from '../select/selection.view.ts';
import type { ShownInk } from '../show-ink.ts';
import type { TextDraft } from '../text/text-draft.ts';
import type { ToolChoice } from '../tool-choice.ts';
import { createPlacing, type PagePlace } from './placing.view.ts';
import { showPlace } from './show-place.ts';

/** What the hands of this person do beside drawing: selecting, typing, placing. One for a canvas and the space drawn on. */

type DeskDeps = {
  layer: number;
  space: OpenSpace<InkValue, ShownInk>;
  me: number;
  history: OwnHistory;
  controls: InkControls;
  readChoice: () => ToolChoice;
  /** Begins to type. */
  openText: (draft: TextDraft) => void;
};

const textWidth = 420;
const textWidthMin = 120;
const touchRadius = 8;
/** Text that is smaller on the screen, in CSS pixels, is enlarged before somebody types. */
const readablePixels = 14;

export function createDesk({ layer, space, me, history, controls, readChoice, openText }: DeskDeps) {
  const selection = createSelection({ layer, space, me, history, controls });
  const placing = createPlacing({ controls, history });

  function open(draft: TextDraft): void {
    const { scale } = controls.view();
    const wanted = Math.max(scale, readablePixels / draft.size);
    const page = controls.pages[draft.page];
    if (page) controls.setView(showPlace(controls.view(), controls.stage(), page, draft, wanted));
    openText(draft);
  }

  function editText(id: string): void {
    const item = controls.get(layer, id);
    if (item?.placed.kind !== 'text') return;
    const { at, width, size, colour, text } = item.placed;
    open({ id, page: item.page, at, width, size, colour, text });
  }

  function beginText({ page, at: [x, y] }: PagePlace): void {
    const { textSize: size, colour } = readChoice();
    const room = (controls.pages[page]?.width ?? textWidth) - x - size / 2;
    const width = Math.max(textWidthMin, Math.min(textWidth, Math.round(room)));
    // The pointer shows the middle of the first line.
    const at = [Math.round(x), Math.round(y - size * 0.675)] as const;
    open({ id: createInkId(), page, at, width, size, colour, text: '' });
  }

  function findOwnText({ page, at }: PagePlace): string | undefined {
    const found = controls.findAt(page, at, touchRadius / controls.view().scale);
    return found.find((item) => item.placed.kind === 'text' && selection.isOwn(item))?.id;
  }

  /** A tool that does something where it was touched. */
  const touchTool = (touch: (place: PagePlace) => void): InkTool => ({
    kind: 'other',
    begin: ({ page, at: [x, y] }: GesturePoint) => ({
      goOn: () => undefined,
      finish: () => touch({ page, at: [x, y] }),
      drop: () => undefined,
    }),
  });

  function select(page: number, id: string): void {
    selection.select(page, [id]);
    controls.focus();
  }

  return {
    selection,
    placing,
    editText,
    select,
    tools: {
      select: createSelectTool({ selection, controls, onEdit: editText }),
      text: touchTool((place) => {
        const id = findOwnText(place);
        if (id === undefined) beginText(place);
        else editText(id);
      }),
      stamp: touchTool((place) => {
        const { stamp, colour } = readChoice();
        placing.stamp(place, stamp, colour);
      }),
    },
    /** Puts what the chosen tool makes into the middle of the view, and selects it; false for tools that make nothing. */
    addInMiddle(group: ToolChoice['group']): boolean {
      const choice = readChoice();
      if (group === 'text') beginText(placing.findMiddle());
      else if (group === 'shape' || group === 'stamp') {
        const place = placing.findMiddle();
        const id =
          group === 'shape'
            ? placing.shape(place, choice)
            : placing.stamp(place, choice.stamp, choice.colour);
        select(place.page, id);
      } else return false;
      return true;
    },
    saveText: (draft: TextDraft, text: string): void =>
      placing.text(draft, text, space.state().items.get(draft.id)?.value),
    close(): void {
      selection.keep();
      selection.stop();
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
