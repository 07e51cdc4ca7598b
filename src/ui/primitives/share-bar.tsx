import styles from './share-bar.module.css';

type ShareBarProps = {
  /** 0..1; more is drawn as full. */
  share: number;
  /** Sets the width and the height of the bar. */
  className?: string | undefined;
};

/** A bar that shows a share; `--fill` is its colour, `--height` its height. Decorative: write the share beside it. */
export function ShareBar({ share, className }: ShareBarProps) {
  return (
    <span className={[styles.bar, className].filter(Boolean).join(' ')} aria-hidden="true">
      <span style={{ transform: `scaleX(${Math.min(1, share)})` }} />
    </span>
  );
}
