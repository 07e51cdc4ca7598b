import { lazy, Suspense, useEffect } from 'react';
import { selectUnits, useUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { Classes } from './class-cards.tsx';
import { HomeHead } from './home-head.tsx';
import { TodaySection } from './today/today.tsx';
import { useTerm } from './use-term.ts';

/** Lazy, so that its texts load after the content for everybody. */
const BackupNotice = lazy(async () => ({ default: (await import('./backup-notice.tsx')).BackupNotice }));

type Props = {
  /** The term in the address, if there is one. */
  requestedTerm: number | undefined;
  onTerm: (calendarId: number) => void;
};

/** The start page: tasks of today and the classes of a term. */
export function HomeView({ requestedTerm, onTerm }: Props) {
  const selection = useUnitSelection();
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  const term = useTerm(requestedTerm ?? selection.calendar_id);
  const { chosenTermId, isCurrent, classes } = term;

  useEffect(() => {
    if (chosenTermId !== undefined && chosenTermId !== selection.calendar_id)
      selectUnits({ calendar_id: chosenTermId });
  }, [chosenTermId, selection.calendar_id]);

  return (
    <>
      <HomeHead calendars={term.calendars} chosen={chosenTermId} onTerm={onTerm} />
      {isAdmin && (
        <Suspense fallback={null}>
          <BackupNotice />
        </Suspense>
      )}
      {chosenTermId !== undefined && isCurrent && (
        <TodaySection calendarId={chosenTermId} classes={classes ?? []} />
      )}
      <Classes term={term} />
    </>
  );
}
