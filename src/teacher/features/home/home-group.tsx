import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

/** Rows shown at first, so that all groups fit on the first screen. */
const initialRowCount = 3;

type GroupProps = {
  kind: 'due' | 'mark' | 'behind' | 'news';
  title: string;
  icon: ReactNode;
  /** The text shown instead of the group if there are no rows. */
  empty: string;
  /** The server has further rows. */
  hasMore?: boolean;
  children: readonly ReactNode[];
};

/** A list with its title and length. It shows a few rows at first, and all at one click. */
export function HomeGroup({ kind, title, icon, empty, hasMore = false, children }: GroupProps) {
  const t = useMessages(homeMessages);
  const [isWhole, setWhole] = useState(false);
  const count = `${children.length}${hasMore ? '+' : ''}`;
  if (children.length === 0)
    return (
      <p className={styles.calm}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {empty}
      </p>
    );
  return (
    <section className={styles.group} data-kind={kind}>
      <h3>
        {icon}
        <span>{title}</span>
        <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.rows}>{isWhole ? children : children.slice(0, initialRowCount)}</ul>
      {children.length > initialRowCount && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('show_less') : t('show_all', { count })}
        </button>
      )}
    </section>
  );
}
