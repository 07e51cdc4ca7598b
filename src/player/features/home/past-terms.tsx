import { useState } from 'react';
import { groupByUnit } from '#player/shared/item-state.ts';
import { LoadProblem } from '#player/shared/load-state.tsx';
import { useLoad } from '#player/shared/use-load.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';
import { UnitSection } from './unit-section.tsx';

/** The student's work of past school years, loaded when the student unfolds it. */
export function PastTerms({ studentId }: { studentId: number }) {
  const t = useMessages(homeMessages);
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.over}>
      <Button look="soft" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t('past_terms')}
      </Button>
      {isShown && <TermList studentId={studentId} />}
    </section>
  );
}

function TermList({ studentId }: { studentId: number }) {
  const t = useMessages(homeMessages);
  const { data, error, reload } = useLoad(`past-terms:${studentId}`, () =>
    call('GET /play/past_terms', {}, { quiet: true }),
  );
  if (error && !data) return <LoadProblem error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={2} height="3rem" />;
  if (data.items.length === 0) return <p>{t('no_past_terms')}</p>;
  return data.items.map((term) => <TermItems key={term.id} term={term} studentId={studentId} />);
}

type TermItemsProps = { term: { id: number; name: string }; studentId: number };

function TermItems({ term: { id, name }, studentId }: TermItemsProps) {
  const t = useMessages(homeMessages);
  const { data, error, reload } = useLoad(`past-term:${studentId}:${id}`, () =>
    call('GET /play/home', { calendar_id: id }, { quiet: true }),
  );
  return (
    <>
      <h2>{name}</h2>
      {error && !data && <LoadProblem error={error} onRetry={reload} />}
      {!data && !error && <Skeleton lines={2} height="5rem" />}
      {data?.items.length === 0 && <p>{t('no_past_work')}</p>}
      {data && groupByUnit(data.items).map((unit) => <UnitSection key={unit.unitId} unit={unit} level={3} />)}
    </>
  );
}
