import { type ReactNode, Suspense, useEffect } from 'react';
import { changeUnitSelection, useUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { ClassesSection } from './classes-section.tsx';
import styles from './home.module.css';
import { HomeHead } from './home-head.tsx';
import { TodaySection } from './today/today-section.tsx';
import { useTerm } from './use-term.ts';

/** Loaded lazily, because only administrators need them. */
const BackupNotice = createLazyPart(async () => (await import('./backup-notice.tsx')).BackupNotice);
const SchoolStepsNotice = createLazyComponent(
  async () => (await import('./school-steps-notice.tsx')).SchoolStepsNotice,
);
/** Loaded lazily, because teachers need it once. */
const FirstLesson = createLazyComponent(async () => (await import('./first-lesson.tsx')).FirstLesson);

type HomeViewProps = {
  /** The term in the address, if there is one. */
  requestedTermId: number | undefined;
  onChooseTerm: (calendarId: number) => void;
  /** Beside the tasks of today. */
  needs?: ReactNode;
};

/** The start page: tasks of today and the classes of a term. */
export function HomeView({ requestedTermId, onChooseTerm, needs }: HomeViewProps) {
  const selection = useUnitSelection();
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  const term = useTerm(requestedTermId ?? selection.calendar_id);
  const { chosenTermId, isCurrentTerm, classes } = term;
  const isNew =
    classes !== undefined && classes.length > 0 && classes.every(({ unit_count }) => unit_count === 0);

  useEffect(() => {
    if (chosenTermId !== undefined && chosenTermId !== selection.calendar_id)
      changeUnitSelection({ calendar_id: chosenTermId });
  }, [chosenTermId, selection.calendar_id]);

  return (
    <>
      <HomeHead calendars={term.calendars} chosenTermId={chosenTermId} onChooseTerm={onChooseTerm} />
      {isAdmin && (
        <div className={styles.notices}>
          <Suspense fallback={null}>
            <BackupNotice />
            <SchoolStepsNotice />
          </Suspense>
        </div>
      )}
      {chosenTermId !== undefined &&
        isCurrentTerm &&
        (isNew ? (
          <div className={styles.notices}>
            <Suspense fallback={null}>
              <FirstLesson calendarId={chosenTermId} />
            </Suspense>
          </div>
        ) : (
          <TodaySection calendarId={chosenTermId} classes={classes ?? []} needs={needs} />
        ))}
      <ClassesSection term={term} />
    </>
  );
}
