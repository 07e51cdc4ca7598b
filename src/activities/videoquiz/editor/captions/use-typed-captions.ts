import { useState } from 'react';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTypedInScope } from '#ui/unsent/typed-scope.tsx';
import { captionsMessages } from '../../captions/captions-messages.ts';
import type { Cue } from '../../captions/parse-vtt.ts';
import { closeCues } from '../../captions/typed-captions.ts';

export type TypedCue = Cue & { id: string };

/** Lines that have a time, and the one that is written now. */
export type TypedCaptions = { cues: readonly TypedCue[]; line: string };

/** Captions while they are typed, which are kept from the first change until they are saved. */
export function useTypedCaptions() {
  const t = useMessages(captionsMessages);
  const typed = useTypedInScope<TypedCaptions | null>('captions', t('type_captions'), null);
  const [begun, setBegun] = useState<TypedCaptions>();
  function clear(): void {
    setBegun(undefined);
    typed.clear();
  }
  return {
    /** undefined: nobody types. */
    typing: typed.value ?? begun,
    kept: { keptAt: typed.keptAt, clear },
    begin: (cues: readonly Cue[]) =>
      setBegun({ cues: closeCues(cues.map((cue) => ({ ...cue, id: createId() }))), line: '' }),
    change: typed.setValue,
    clear,
  };
}
