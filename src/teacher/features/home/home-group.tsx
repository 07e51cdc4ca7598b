import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

/** Rows shown at first, so that all groups fit on the first screen. */
const initialRowCount = 3;

type HomeGroupProps = {
  kind: 'due' | 'mark' | 'behind' | 'news';
  title: string;
  icon: ReactNode;
  /** The text shown instead of the group if there are no rows. */
  emptyText: string;
  /** The server has further rows. */
  hasMore?: boolean;
  children: readonly ReactNode[];
};

/** A list with its title and length. It shows a few rows at first, and all at one click. */
export function HomeGroup({ kind, title, icon, emptyText, hasMore = false, children }: HomeGroupProps) {
  const t = useMessages(homeMessages);
  const [showsAllRows, setShowsAllRows] = useState(false);
  const countText = `${children.length}${hasMore ? '+' : ''}`;
  if (children.length === 0)
    return (
      <p className={styles.calm}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {emptyText}
      </p>
    );
  return (
    <section className={styles.group} data-kind={kind}>
      <h3>
        {icon}
        <span>{title}</span>
        <span className={styles.count}>{countText}</span>
      </h3>
      <ul className={styles.rows}>{showsAllRows ? children : children.slice(0, initialRowCount)}</ul>
      {children.length > initialRowCount && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAllRows}
          onClick={() => setShowsAllRows(!showsAllRows)}
        >
          {showsAllRows ? t('show_less') : t('show_all', { count: countText })}
        </button>
      )}
    </section>
  );
}
