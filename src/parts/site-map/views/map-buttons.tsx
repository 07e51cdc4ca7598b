import { useMessages } from '#ui/i18n/use-messages.ts';
import { MinusIcon, PlusIcon } from '#ui/primitives/common-icons.tsx';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { mapMessages } from '../messages.ts';
import styles from './map-view.module.css';

const AllIcon = drawIcon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);

type MapButtonsProps = { onZoom: (by: number) => void; onShowAll: () => void };

export function MapButtons({ onZoom, onShowAll }: MapButtonsProps) {
  const t = useMessages(mapMessages);
  return (
    <div className={styles.buttons}>
      <IconButton aria-label={t('zoom_in')} title={t('zoom_in')} onClick={() => onZoom(1)}>
        <PlusIcon />
      </IconButton>
      <IconButton aria-label={t('zoom_out')} title={t('zoom_out')} onClick={() => onZoom(-1)}>
        <MinusIcon />
      </IconButton>
      <IconButton aria-label={t('show_all')} title={t('show_all')} onClick={onShowAll}>
        <AllIcon />
      </IconButton>
    </div>
  );
}
