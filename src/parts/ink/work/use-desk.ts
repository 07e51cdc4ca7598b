import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { OpenSpace } from '#form/space-source.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { InkValue } from '../model.ts';
import { createOwnHistory, type OwnHistory } from '../own-history.ts';
import type { ShownInk } from '../show-ink.ts';
import type { TextDraft } from '../text/text-draft.ts';
import type { ToolChoice } from '../tool-choice.ts';
import { createDesk, type Desk } from './create-desk.view.ts';

export type WorkSpace = OpenSpace<InkValue, ShownInk>;

/** Undo and redo of what this page writes to a space. */
export function useOwnHistory(space: WorkSpace | undefined): OwnHistory | undefined {
  return useMemo(
    () =>
      space &&
      createOwnHistory({
        read: (id) => space.state().items.get(id),
        write: (id, value) => space.write(id, value),
      }),
    [space],
  );
}

type DeskSettings = {
  space: WorkSpace | undefined;
  layer: number;
  me: number;
  history: OwnHistory | undefined;
  controls: InkControls | undefined;
  choice: ToolChoice;
  openText: (draft: TextDraft) => void;
};

/** Undefined until the canvas is there, and where nothing may be written. */
export function useDesk(settings: DeskSettings): Desk | undefined {
  const { space, layer, me, history, controls } = settings;
  const [desk, setDesk] = useState<Desk>();
  const readChoice = useEffectEvent(() => settings.choice);
  const openText = useEffectEvent((draft: TextDraft) => settings.openText(draft));
  useEffect(() => {
    if (!space || !history || !controls) return undefined;
    const opened = createDesk({
      space,
      layer,
      me,
      history,
      controls,
      readChoice: () => readChoice(),
      openText: (draft) => openText(draft),
    });
    let isCurrent = true;
    // Once all that belongs to the canvas is there.
    queueMicrotask(() => isCurrent && setDesk(opened));
    return () => {
      isCurrent = false;
      opened.close();
      setDesk(undefined);
    };
  }, [space, layer, me, history, controls]);
  return desk;
}
