import { useState } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { readTyped, useTyped } from '#ui/unsent/use-typed.ts';
import type { CardValue } from '../wall/wall-values.ts';
import { playerMessages } from './player-messages.ts';

export type TypedCard = Pick<CardValue, 'text' | 'column' | 'picture'>;

/** A card that is being written. The device keeps it until it is sent; a preview keeps it in its page. */
export function useTypedCard(source: SpaceSource | undefined, cardId: string, initial: TypedCard) {
  const t = useMessages(playerMessages);
  // The card on the wall may change while the form is open.
  const [first] = useState(initial);
  const [local, setLocal] = useState(first);
  const forms = source?.forms;
  const name = `${forms?.name ?? ''}/card/${cardId}`;
  const kept = useTyped(name, `${forms?.title ?? ''} · ${t('your_card')}`, first);
  return {
    card: forms ? kept.value : local,
    /** Also for what arrives later, such as a picture: the rest of the card stays as it is then. */
    change: (changed: Partial<TypedCard>): void => {
      if (forms) kept.setValue({ ...first, ...(readTyped(name) as TypedCard | undefined), ...changed });
      else setLocal((current) => ({ ...current, ...changed }));
    },
    clear: (): void => (forms ? kept.clear() : setLocal(first)),
  };
}
