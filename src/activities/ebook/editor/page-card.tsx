import { IconAlertTriangle, IconLink } from '@tabler/icons-react';
import { memo } from 'react';
import { sourceMessages } from '#parts/document-pages/sources/source-messages.ts';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { EbookPage } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type PageCardProps = {
  page: EbookPage;
  thumbUrl: string;
  width: number;
  height: number;
  pageNumber: number;
  field: string;
  isChosen: boolean;
  issueText: string | undefined;
  onChoose: (id: string) => void;
};

/** One page in the grid. It does not render again when another page is changed. */
export const PageCard = memo(function PageCard(props: PageCardProps) {
  const { page, thumbUrl, width, height, pageNumber, field, isChosen, issueText, onChoose } = props;
  const t = useMessages(editorMessages);
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
          src={mediaUrl(thumbUrl)}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          draggable={false}
        />
        <span className={styles.caption}>
          <span className="el-visually-hidden">{t('page_number', { number: pageNumber })}</span>
          <b aria-hidden="true">{pageNumber}</b>
          <span className={styles.cardTitle}>{page.title}</span>
          {page.url !== '' && <IconLink size={18} role="img" aria-label={t('has_link')} />}
          {issueText !== undefined && (
            <IconAlertTriangle className={styles.warning} size={18} role="img" aria-label={issueText} />
          )}
        </span>
      </button>
      <span className={styles.handle}>{handle}</span>
    </li>
  );
});
