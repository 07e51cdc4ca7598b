import { useId } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { findNumberHint } from '../../numbers/find-hint.ts';
import { NumberKeys } from '../../numbers/number-keys.tsx';
import { numberMessages } from '../../numbers/number-messages.ts';
import styles from './blank-text.module.css';
import { GapInput } from './gap-input.tsx';
import type { GapProps } from './gap-props.ts';
import type { PublicGap } from './schema.ts';

type GapNumberProps = GapProps & { gap: Extract<PublicGap, { type: 'number' }> };

/** A field for a number; with a keyboard of digits if no unit is written. */
export function GapNumber({ gap, ...props }: GapNumberProps) {
  const t = useMessages(numberMessages);
  const hintId = useId();
  const { text, locked, onType } = props;
  const hint = findNumberHint(text, gap.unit);
  return (
    <>
      <span className={styles.number}>
        <GapInput {...props} inputMode={gap.unit === 'none' ? 'decimal' : 'text'} describedBy={hintId} />
        {gap.unit === 'none' && !locked && <NumberKeys text={text} onType={onType} />}
      </span>
      <span id={hintId} className={styles.hint}>
        {!locked && hint && t(hint)}
      </span>
    </>
  );
}
