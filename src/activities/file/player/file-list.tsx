import type { ReactNode } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import { KindIcon } from '../icons.tsx';
import type { PublicItem } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type FileListProps = {
  items: readonly PublicItem[];
  openId: string | undefined;
  openedIds: readonly string[];
  onOpen: (id: string) => void;
  /** Shown below the list. */
  children: ReactNode;
};

/** All files; a tick marks those that were opened. */
export function FileList({ items, openId, openedIds, onOpen, children }: FileListProps) {
  const t = useMessages(playerMessages);
  const formats = useFormats();
  return (
    <nav className={styles.list} aria-label={t('files')}>
      <ul className={styles.items}>
        {items.map(({ id, kind, name, bytes }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-current={id === openId || undefined}
              onClick={() => onOpen(id)}
            >
              <KindIcon kind={kind} />
              <span className={styles.about}>
                <span className={styles.name}>{name}</span>
                <span className={styles.size}>
                  {t(kind)} · {formats.bytes(bytes)}
                </span>
              </span>
              {openedIds.includes(id) && (
                <span className={styles.opened}>
                  <TickIcon />
                  <span className="el-visually-hidden">{t('opened')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
