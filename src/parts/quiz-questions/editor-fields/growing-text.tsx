import { Textarea, type TextareaProps } from '@mantine/core';
import styles from './growing-text.module.css';

type GrowingTextProps = Omit<TextareaProps, 'autosize' | 'rows'> & { rows: 1 | 2 };

/**
 * A textarea that begins with `rows` lines and grows with its text. CSS does it, because measuring in script costs
 * several layouts for each keystroke; in browsers without `field-sizing` people enlarge it by hand.
 */
export function GrowingText({ rows, ...props }: GrowingTextProps) {
  return <Textarea rows={rows} classNames={{ input: styles.input }} data-rows={rows} {...props} />;
}
