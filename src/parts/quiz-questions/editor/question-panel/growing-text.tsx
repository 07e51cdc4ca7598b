import { Textarea, type TextareaProps } from '@mantine/core';
import styles from './growing-text.module.css';

type GrowingTextProps = Omit<TextareaProps, 'autosize' | 'rows'> & { rows: 1 | 2 };

/**
 * A text that begins with so many lines and grows with what is typed. CSS does it, as measuring in script costs
 * several layouts a keystroke; browsers that cannot do it let the text be pulled larger by hand.
 */
export function GrowingText({ rows, ...props }: GrowingTextProps) {
  return <Textarea rows={rows} classNames={{ input: styles.input }} data-rows={rows} {...props} />;
}
