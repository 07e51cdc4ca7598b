import styles from './button.module.css';

/** `soft` and `quiet`: beside a more important button. */
export type ButtonLook = 'solid' | 'soft' | 'plain' | 'quiet' | 'danger' | 'soft-danger';

/** Makes a link look like a button. */
export function buttonLook(look: ButtonLook = 'solid'): { className: string; 'data-look': ButtonLook } {
  return { className: styles.button ?? '', 'data-look': look };
}
