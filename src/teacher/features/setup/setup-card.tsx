import type { Elements } from '#ui/elements.ts';
import styles from './setup.module.css';

type CardProps = { id: string; title: string; text?: string; children: Elements };

/** A part of the form with a title. */
export function SetupCard({ id, title, text, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
