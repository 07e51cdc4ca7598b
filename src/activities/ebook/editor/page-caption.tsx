import { IconLink } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { EbookPage } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

/** The title of a page beside its number, and whether it has a link. */
export function PageCaption({ page }: { page: EbookPage }) {
  const t = useMessages(editorMessages);
  return (
    <>
      <span className={styles.cardTitle}>{page.title}</span>
      {page.url !== '' && <IconLink size={18} role="img" aria-label={t('has_link')} />}
    </>
  );
}
