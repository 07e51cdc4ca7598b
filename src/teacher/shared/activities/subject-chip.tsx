import { subjectColour } from '#ui/theme/subject-colours.ts';
import styles from './subject-chip.module.css';

/** A subject's name in its own colour. */
export function SubjectChip({ name, colour }: { name: string; colour: string }) {
  const { soft, ink } = subjectColour(colour);
  return (
    <span className={styles.chip} style={{ background: soft, color: ink }}>
      {name}
    </span>
  );
}
