import { useSyncExternalStore } from 'react';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './board.module.css';
import { boardMessages } from './board-messages.ts';

const joinIds = (space: WorkSpace): string => [...space.state().presence.keys()].sort((a, b) => a - b).join();

/** The others whose pens are on the board; renders only when somebody comes or leaves. */
export function usePeopleHere(space: WorkSpace): number[] {
  const ids = useSyncExternalStore(space.subscribe, () => joinIds(space));
  return ids === '' ? [] : ids.split(',').map(Number);
}

type PeopleHereProps = { space: WorkSpace; nameOf: (userId: number) => string };

/** With more people, a number says more than their names. */
const namesMax = 10;

export function PeopleHere({ space, nameOf }: PeopleHereProps) {
  const t = useMessages(boardMessages);
  const { list } = useFormats();
  const ids = usePeopleHere(space);
  const names = ids.map(nameOf).filter((name) => name !== '');
  const areNamed = names.length === ids.length && ids.length <= namesMax;
  // Its line is always there: a canvas that changes its size moves below the pens.
  return (
    <p className={styles.people}>
      {ids.length === 0
        ? ''
        : areNamed
          ? t('drawing_now', { names: list(names) })
          : t('people_here', { count: ids.length })}
    </p>
  );
}
