import styles from './share-bar.module.css';

type ShareBarProps = {
  /** 0..1; more is drawn as full. */
  share: number;
  /** For width and height. */
  className?: string | undefined;
};

/** A bar filled by a share, in the colour of `--fill` and of `--height`. Decoration: the share has to be written beside it. */
export function ShareBar({ share, className }: ShareBarProps) {
  return (
    <span className={[styles.bar, className].filter(Boolean).join(' ')} aria-hidden="true">
      <span style={{ transform: `scaleX(${Math.min(1, share)})` }} />
    </span>
  );
}
