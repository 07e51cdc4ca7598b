import styles from './button.module.css';

/** `soft` and `quiet`: beside a more important button. */
export type ButtonLook = 'solid' | 'soft' | 'plain' | 'quiet' | 'danger' | 'soft-danger';

type ButtonLookProps = { className: string; 'data-look': ButtonLook; 'data-small': true | undefined };

/** Makes a link look like a button. `isSmall`: 30 px high, for rows of buttons above a dense table. */
export function buttonLook(look: ButtonLook = 'solid', isSmall = false): ButtonLookProps {
  return { className: styles.button ?? '', 'data-look': look, 'data-small': isSmall || undefined };
}
