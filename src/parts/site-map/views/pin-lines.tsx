import styles from './map-view.module.css';

type PinLinesProps = {
  lines: readonly string[];
  /** Where the pin's tip is, in CSS pixels from the map's top left corner. */
  point: { x: number; y: number };
};

/** Lines below a pin. They are in the name of its button, too. */
export function PinLines({ lines, point }: PinLinesProps) {
  return (
    <span
      className={styles.lines}
      style={{ transform: `translate(${point.x}px, ${point.y}px) translateX(-50%)` }}
      aria-hidden="true"
    >
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
