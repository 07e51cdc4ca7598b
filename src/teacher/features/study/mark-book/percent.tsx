import type { ReactNode } from 'react';
import { type Formats, useFormats } from '#ui/i18n/formats.ts';
import styles from './mark-book.module.css';

/** A share as whole percent, without the sign. */
export function Percent({ share }: { share: number | null }) {
  const { number } = useFormats();
  return drawPercent(share, number);
}

export function drawPercent(share: number | null, number: Formats['number']): ReactNode {
  return share === null ? <span className={styles.none}>–</span> : number(Math.round(100 * share));
}
