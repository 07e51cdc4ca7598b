import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyUnits } from '#ui/illustrations/empty-units.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ClassCard } from './class-card.tsx';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';
import type { useTerm } from './use-term.ts';

type ClassCardsProps = {
  classes: ApiReply<'GET /teacher/index'>['class_list'];
  calendarId: number | undefined;
};

/** A card for each class of the term, or a note that there are none. */
function ClassCards({ classes, calendarId }: ClassCardsProps) {
  const t = useMessages(homeMessages);
  if (classes.length === 0 || calendarId === undefined) {
    return <EmptyState picture={<EmptyUnits />} title={t('no_classes')} text={t('no_classes_text')} />;
  }
  return (
    <ul className={styles.cards}>
      {classes.map((item) => (
        <ClassCard key={item.class_id} item={item} calendarId={calendarId} />
      ))}
    </ul>
  );
}

type ClassesSectionProps = { term: ReturnType<typeof useTerm> };

/** The teacher's classes of the chosen term. */
export function ClassesSection({ term: { classes, chosenTermId, error, refetch } }: ClassesSectionProps) {
  const t = useMessages(homeMessages);
  return (
    <section aria-labelledby="classes-title" className={styles.section}>
      <h2 id="classes-title">{t('my_classes')}</h2>
      {classes ? (
        <ClassCards classes={classes} calendarId={chosenTermId} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} height="8rem" />
      )}
    </section>
  );
}
