import iconStyles from './icons.module.css';

/** The icons of `icons.module.css`. */
export type RowIcon =
  | 'grip'
  | 'dots'
  | 'chart'
  | 'sliders'
  | 'play'
  | 'qr'
  | 'lock'
  | 'clock'
  | 'check'
  | 'hourglass'
  | 'copy'
  | 'heart'
  | 'heart-full'
  | 'pencil'
  | 'turn'
  | 'user-cog'
  | 'bell';

/** Draws an icon before the text of an element: `<span {...iconProps('lock', styles.state)}>`. */
export function iconProps(icon: RowIcon, className = '') {
  return { className: `${iconStyles.icon} ${className}`, 'data-icon': icon };
}
