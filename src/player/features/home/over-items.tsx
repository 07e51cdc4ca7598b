import { useState } from 'react';
import { groupByUnit, type PlayItem } from '#player/shared/item-state.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FoldButton } from './fold-button.tsx';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';
import { UnitSection } from './unit-section.tsx';

const initialOverCount = 3;

/** Activities that are over: a few at first, and all at one click. */
export function OverItems({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section className={styles.over}>
      <h2>{t('over_title')}</h2>
      {groupByUnit(isUnfolded ? items : items.slice(0, initialOverCount)).map((unit) => (
        <UnitSection key={unit.unitId} unit={unit} level={3} />
      ))}
      {items.length > initialOverCount && (
        <FoldButton
          isUnfolded={isUnfolded}
          onChange={setUnfolded}
          foldedText={t('show_over', { count: items.length })}
        />
      )}
    </section>
  );
}
