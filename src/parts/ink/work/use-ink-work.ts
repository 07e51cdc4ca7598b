import { useState } from 'react';
import type { InkControls } from '../ink-surface.view.ts';
import type { TextDraft } from '../text/text-draft.ts';
import { chooseFirst, type ToolChoice, type ToolGroup, type ToolOffer } from '../tool-choice.ts';
import { useDesk, useOwnHistory, type WorkSpace } from './use-desk.ts';

type InkWorkSettings = {
  /** What is drawn on, and its number among the layers. */
  space: WorkSpace | undefined;
  layer: number;
  me: number;
  offer: ToolOffer;
  firstTool: ToolGroup | undefined;
};

/** What has been chosen, and what tools, list and keys do. */
export function useInkWork({ space, layer, me, offer, firstTool }: InkWorkSettings) {
  const [choice, setChoice] = useState(() => {
    const first = chooseFirst(offer);
    return { ...first, group: firstTool ?? first.group };
  });
  const [controls, setControls] = useState<InkControls>();
  const [draft, setDraft] = useState<TextDraft>();
  const history = useOwnHistory(space);
  const desk = useDesk({ space, layer, me, history, controls, choice, openText: setDraft });
  const canSelect = offer.tools.includes('select');
  const chooseGroup = (group: ToolGroup) => setChoice((current) => ({ ...current, group }));

  return {
    choice,
    controls,
    setControls,
    draft,
    history,
    desk,
    choose: (next: ToolChoice) => {
      if (next.group !== 'select') desk?.selection.clear();
      setChoice(next);
    },
    endText: (ended: TextDraft, byKey: boolean) => {
      setDraft((current) => (current?.id === ended.id ? undefined : current));
      if (!byKey || !desk) return;
      controls?.focus();
      if (!canSelect || !controls?.get(layer, ended.id)) return;
      chooseGroup('select');
      desk.select(ended.page, ended.id);
    },
    /** Puts something into the middle of the view. */
    add: (group: ToolGroup) => {
      if (group !== 'text' && canSelect) chooseGroup('select');
      desk?.addInMiddle(group);
    },
    /** Selects something that has just been put on a page. */
    takeUp: (page: number, id: string) => {
      if (canSelect) chooseGroup('select');
      desk?.select(page, id);
    },
    /** Shows something of the list, and selects what is one's own. */
    showItem: (listed: { layer: number; id: string }) => {
      const item = controls?.get(listed.layer, listed.id);
      if (!controls || !item) return;
      controls.showBox(item.page, item.box);
      if (!desk?.selection.isOwn(item) || !canSelect) return;
      chooseGroup('select');
      desk.select(item.page, item.id);
    },
  };
}
