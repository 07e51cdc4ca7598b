import { ForwardIcon } from '#ui/primitives/common-icons.tsx';
import styles from './spots.module.css';

/** What a leader shows: a ring around a place, or an arrow at the edge towards it. */
export function PointerMark() {
  return (
    <>
      <span className={styles.ring} />
      <span className={styles.arrow}>
        <ForwardIcon size="3rem" />
      </span>
    </>
  );
}
