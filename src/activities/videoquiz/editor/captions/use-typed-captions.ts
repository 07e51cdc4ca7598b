import { useEffect, useRef, useState } from 'react';
import { offerUndo } from '#parts/editor-parts/offer-undo.view.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTypedInScope } from '#ui/unsent/typed-scope.tsx';
import { captionsMessages } from '../../captions/captions-messages.ts';
import type { Cue } from '../../captions/parse-vtt.ts';
import { closeCues } from '../../captions/typed-captions.ts';

export type TypedCue = Cue & { id: string };

/** Lines that have a time, and the one that is written now. */
export type TypedCaptions = { cues: readonly TypedCue[]; line: string };

/** Captions while they are typed, which are kept from the first change until they are saved or given up, which can be undone. */
export function useTypedCaptions() {
  const t = useMessages(captionsMessages);
  const typed = useTypedInScope<TypedCaptions | null>('captions', t('type_captions'), null);
  const [begun, setBegun] = useState<TypedCaptions>();
  const latest = useRef(typed.value);
  useEffect(() => {
    latest.current = typed.value;
  }, [typed.value]);
  function discard(): void {
    const left = latest.current;
    setBegun(undefined);
    typed.clear();
    if (left) offerUndo(t('typing_discarded'), () => bringBack(left));
  }
  /** In the place of what was typed since, which can be brought back in turn. */
  function bringBack(left: TypedCaptions): void {
    if (latest.current) discard();
    typed.setValue(left);
  }
  function removeCue(typing: TypedCaptions, cue: TypedCue): void {
    typed.setValue({ ...typing, cues: typing.cues.filter((one) => one !== cue) });
    const index = typing.cues.indexOf(cue);
    offerUndo(t('line_removed', { text: cue.text }), () => {
      const now = latest.current;
      if (now)
        typed.setValue({
          ...now,
          cues: closeCues([...now.cues.slice(0, index), cue, ...now.cues.slice(index)]),
        });
    });
  }
  return {
    /** undefined: nobody types. */
    typing: typed.value ?? begun,
    hasTyped: typed.value !== null,
    kept: { keptAt: typed.keptAt, clear: discard },
    begin: (cues: readonly Cue[]) =>
      setBegun({ cues: closeCues(cues.map((cue) => ({ ...cue, id: createId() }))), line: '' }),
    change: typed.setValue,
    removeCue,
    discard,
    /** What was typed is saved. What was typed meanwhile stays. */
    end: (): void => {
      setBegun(undefined);
      typed.clearAfter(Promise.resolve());
    },
  };
}
