import { useState } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { CardPicture } from '../wall/wall-values.ts';
import { playerMessages } from './player-messages.ts';
import { preparePicture } from './prepare-picture.view.ts';

/** The picture of a card that is being written: it is made smaller and uploaded, and the card names it when sent. */
export function useCardPicture(source: SpaceSource | undefined, onPicture: (picture: CardPicture) => void) {
  const t = useMessages(playerMessages);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function upload([file]: File[]): Promise<void> {
    if (!file || !source?.uploadFile) return;
    setBusy(true);
    setError(undefined);
    try {
      const preparedPicture = await preparePicture(file).catch(() => undefined);
      if (!preparedPicture) throw new Error(t('picture_failed'));
      const { width, height } = preparedPicture;
      const { id } = await source.uploadFile('wall', preparedPicture.file, 'picture');
      onPicture({ id, width, height });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, upload: (files: File[]) => void upload(files) };
}
