import styles from './watch-report.module.css';

type Run = { digit: string; from: number; length: number };

/** Equal neighbours as one. */
function listRuns(steps: string): Run[] {
  const runs: Run[] = [];
  for (const [from, digit] of [...steps].entries()) {
    const last = runs.at(-1);
    if (last?.digit === digit) last.length += 1;
    else runs.push({ digit, from, length: 1 });
  }
  return runs;
}

/** What one student watched, and watched again, along the video. Decorative: write it beside. */
export function PersonStrip({ steps }: { steps: string }) {
  return (
    <span className={styles.person} aria-hidden="true">
      {listRuns(steps).map(({ digit, from, length }) => (
        <span key={from} data-steps={digit} style={{ flexGrow: length }} />
      ))}
    </span>
  );
}
