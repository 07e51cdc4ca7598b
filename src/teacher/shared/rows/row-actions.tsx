import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { iconProps, type RowIcon } from './row-icons.ts';
import styles from './rows.module.css';

type RowIconButtonProps = ComponentProps<'button'> & {
  icon: RowIcon;
  label: string;
  'data-opener'?: string;
};

/** A button with an icon only. `label` includes the name of the row; `title` is the tooltip. */
export function RowIconButton({ icon, label, ...rest }: RowIconButtonProps) {
  return <button type="button" aria-label={label} {...iconProps(icon, styles.iconButton)} {...rest} />;
}

type RowIconLinkProps = LinkComponentProps & { icon: RowIcon; label: string };

/** A link with an icon only. */
export function RowIconLink({ icon, label, ...rest }: RowIconLinkProps) {
  return <Link aria-label={label} {...iconProps(icon, styles.iconButton)} {...rest} />;
}
