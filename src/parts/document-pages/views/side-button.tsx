import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import styles from './page-viewer.module.css';

type SideButtonProps = { name: string; side: 'left' | 'right'; disabled: boolean; onClick: () => void };

/** A button beside the page that turns it, for mice on wide screens; keys and screen readers use the bar. */
export function SideButton({ name, side, disabled, onClick }: SideButtonProps) {
  return (
    <button
      type="button"
      className={styles.side}
      data-side={side}
      title={name}
      aria-hidden="true"
      tabIndex={-1}
      disabled={disabled}
      onClick={onClick}
    >
      {side === 'left' ? <BackIcon size="1.6em" /> : <ForwardIcon size="1.6em" />}
    </button>
  );
}
