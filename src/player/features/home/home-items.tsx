import { groupByUnit, type PlayItem, splitItems } from '#player/shared/item-state.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';
import { OverItems } from './over-items.tsx';
import { UnitSection } from './unit-section.tsx';

/** The activities by unit: those to do, then those that are over. */
export function HomeItems({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  if (items.length === 0) {
    return <EmptyState picture={<EmptyActivities />} title={t('empty_title')} text={t('empty_text')} />;
  }
  const { toDo: toDoItems, over: overItems } = splitItems(items);
  return (
    <>
      {toDoItems.length === 0 && (
        <div className={styles.finished}>
          <Done />
        </div>
      )}
      <div className={styles.units}>
        {groupByUnit(toDoItems).map((unit) => (
          <UnitSection key={unit.unitId} unit={unit} level={2} />
        ))}
      </div>
      {overItems.length > 0 && <OverItems items={overItems} />}
    </>
  );
}
