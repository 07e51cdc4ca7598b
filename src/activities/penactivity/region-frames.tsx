import type { PublicQuestion } from './model.ts';
import styles from './region-frames.module.css';

type RegionFramesProps = {
  questions: readonly PublicQuestion[];
  page: number;
  currentId: string | undefined;
  /** The points as text. */
  pointsOf: (question: PublicQuestion) => string;
};

/** Thin frames of the regions of one page, with their numbers and points, in units of the page. Lists say the same. */
export function RegionFrames({ questions, page, currentId, pointsOf }: RegionFramesProps) {
  return questions.map((question, index) => {
    const { id, box } = question;
    if (question.page !== page || !box) return null;
    const [left, top, right, bottom] = box;
    return (
      <div
        key={id}
        className={styles.frame}
        style={{ left, top, width: right - left, height: bottom - top }}
        data-current={id === currentId || undefined}
        aria-hidden="true"
      >
        <span className={styles.badge}>
          <b>{index + 1}</b> <span>{pointsOf(question)}</span>
        </span>
      </div>
    );
  });
}
