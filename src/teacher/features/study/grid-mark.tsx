import type { ReactNode } from 'react';
import { type Formats, useFormats } from '#ui/i18n/formats.ts';
import { type Translate, useMessages } from '#ui/i18n/use-messages.ts';
import styles from './grid-mark.module.css';
import type { CellLook } from './grid-model.ts';
import { studyMessages } from './messages.ts';

/** A symbol for each look, so that colour is not the only difference. */
const signByLook: Record<CellLook, string> = {
  none: '',
  shown: '…',
  answered: '●',
  right: '✓',
  partial: '◐',
  wrong: '✗',
  to_mark: '✎',
  left_out: '–',
};

type GridMarkProps = { look: CellLook; score: number | null; max: number; flagged: boolean };

type MarkTools = { t: Translate<typeof studyMessages>; number: Formats['number'] };

export function GridMark(props: GridMarkProps) {
  return drawGridMark(props, { t: useMessages(studyMessages), number: useFormats().number });
}

/** A plain function, because a class has a thousand marks. */
export function drawGridMark(
  { look, score, max, flagged }: GridMarkProps,
  { t, number }: MarkTools,
): ReactNode {
  const label = t(`cell_${look}`, { score: number(score ?? 0), max: number(max) });
  const fullLabel = flagged ? `${label} · ${t('cell_flagged')}` : label;
  return (
    <span
      className={styles.mark}
      data-look={look}
      data-flagged={flagged || undefined}
      data-sign={signByLook[look]}
      role="img"
      aria-label={fullLabel}
      title={fullLabel}
    />
  );
}
