import { IconAlertTriangle } from '@tabler/icons-react';
import { type ComponentType, memo } from 'react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import type { Image } from '#parts/stored-media/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { pageMessages } from '../page-messages.ts';
import type { SourcedPage } from './model.ts';
import styles from './page-list.module.css';
import { sourceMessages } from './source-messages.ts';

export type PageCardProps<Page extends SourcedPage> = {
  page: Page;
  thumb: Image;
  pageNumber: number;
  field: string;
  isChosen: boolean;
  issueText: string | undefined;
  /** What stands beside the number; the same component each time. */
  Caption: ComponentType<{ page: Page }>;
  onChoose: (id: string) => void;
};

function Card<Page extends SourcedPage>(props: PageCardProps<Page>) {
  const { page, thumb, pageNumber, field, isChosen, issueText, Caption, onChoose } = props;
  const t = useMessages(pageMessages);
  const tSource = useMessages(sourceMessages);
  const { item, handle } = useSortableItem(page.id, tSource('move_page', { number: pageNumber }));
  return (
    <li {...item} className={styles.card} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-current={isChosen || undefined}
        data-field={field}
        onClick={() => onChoose(page.id)}
      >
        <img
          className={styles.thumb}
          src={mediaUrl(thumb.url)}
          width={thumb.width}
          height={thumb.height}
          alt=""
          loading="lazy"
          draggable={false}
        />
        <span className={styles.caption}>
          <span className="el-visually-hidden">{t('page', { number: pageNumber })}</span>
          <b aria-hidden="true">{pageNumber}</b>
          <Caption page={page} />
          {issueText !== undefined && (
            <IconAlertTriangle className={styles.warning} size={18} role="img" aria-label={issueText} />
          )}
        </span>
      </button>
      <span className={styles.handle}>{handle}</span>
    </li>
  );
}

/** One page in a list. It does not render again when another page is changed. */
export const PageCard = memo(Card) as typeof Card;
