import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { listMessages } from './list-messages.ts';
import styles from './pager.module.css';

type PagerProps = { total: number; offset: number; limit: number; onOffset: (offset: number) => void };

/** Buttons to the previous and the next page of a list; renders nothing if everything fits on one page. */
export function Pager({ total, offset, limit, onOffset }: PagerProps) {
  const t = useMessages(listMessages);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(pageCount, Math.floor(offset / limit) + 1);
  if (pageCount === 1 && offset === 0) return null;
  const turnTo = (targetPage: number) => onOffset((targetPage - 1) * limit);
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <IconButton aria-label={t('previous_page')} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        <IconChevronLeft aria-hidden="true" />
      </IconButton>
      <span>{t('page_of', { page, pages: pageCount })}</span>
      <IconButton aria-label={t('next_page')} disabled={page >= pageCount} onClick={() => turnTo(page + 1)}>
        <IconChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
