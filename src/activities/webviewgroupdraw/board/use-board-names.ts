import { useMemo } from 'react';
import { formatPersonName } from '#parts/spaces/use-space.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { BoardLayers } from './use-board-layers.ts';

/** Names of the people on a board: those whom the page knows, and those whom the board itself names. */
export function useBoardNames(layers: BoardLayers, nameOf: (userId: number) => string) {
  const language = useLanguage();
  return useMemo(
    () =>
      (userId: number): string => {
        const known = nameOf(userId);
        if (known !== '') return known;
        const names = layers.map(({ space }) => formatPersonName(space.state().people, userId, language));
        return names.find((name) => name !== '') ?? '';
      },
    [layers, nameOf, language],
  );
}
