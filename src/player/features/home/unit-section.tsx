import type { CSSProperties } from 'react';
import type { UnitItems } from '#player/shared/item-state.ts';
import { subjectColour } from '#ui/theme/subject-colours.ts';
import styles from './home.module.css';
import { ItemCard } from './item-card.tsx';

type SubjectStyle = CSSProperties & Record<'--subject-solid' | '--subject-soft' | '--subject-ink', string>;

/** A unit under the colour of its subject. */
export function UnitSection({ unit, level }: { unit: UnitItems; level: 2 | 3 }) {
  const { unit_name, subject_name, subject_colour, class_name } = unit.items[0];
  const { solid, soft, ink } = subjectColour(subject_colour);
  const colours: SubjectStyle = { '--subject-solid': solid, '--subject-soft': soft, '--subject-ink': ink };
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.unit} style={colours}>
      <header className={styles.unitHead}>
        <span className={styles.subject}>{subject_name}</span>
        <Heading className={styles.unitName}>{unit_name}</Heading>
        <span className={styles.className}>{class_name}</span>
      </header>
      <ul className={styles.list}>
        {unit.items.map((item) => (
          <ItemCard key={item.courseware_id} item={item} />
        ))}
      </ul>
    </section>
  );
}
