import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-header.module.css';
import type { Grid } from './grid-model.ts';
import { studyMessages } from './messages.ts';
import { useTargetNote } from './use-target-note.ts';

/** The numbers of students who started and submitted a courseware, and the groups or students it is for. */
export function CoursewareFigures({ courseware }: { courseware: Grid['courseware'] }) {
  const t = useMessages(studyMessages);
  const { submitted, assigned, started, is_marked } = courseware;
  const targetNote = useTargetNote()(courseware);
  return (
    <p className={styles.figures}>
      {t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started })}
      {targetNote && <span>{` · ${targetNote}`}</span>}
    </p>
  );
}
