import { ActionIcon, Button, Drawer, TextInput } from '@mantine/core';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ViewerPage } from '#parts/document-pages/model.ts';
import { reachMessages } from '#parts/reading/editor/reach-messages.ts';
import { reachOf } from '#parts/reading/reach.ts';
import { completeAddress, isWebAddress, webAddressMaxLength } from '#parts/reading/web-address.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { titleMaxLength } from '../limits.ts';
import { getPageNumber } from '../list-pages.ts';
import type { Ebook, EbookPage } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type PagePanelProps = {
  content: Ebook;
  page: EbookPage;
  viewerPage: ViewerPage | undefined;
  index: number;
  isSmall: boolean;
  linkError: string | undefined;
  onChange: (change: Partial<EbookPage>) => void;
  onRemove: (ids: ReadonlySet<string>) => void;
  onClose: () => void;
};

/** The chosen page, large, with its title and link: beside the grid, or in a drawer on small screens. */
export function PagePanel(props: PagePanelProps) {
  const { content, index, isSmall, onClose } = props;
  const t = useMessages(editorMessages);
  const heading = t('page_number', { number: getPageNumber(content, index) });
  const panel = useRef<HTMLElement>(null);
  // Focused, so that the next Tab reaches its fields instead of the cards of all other pages.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  if (isSmall) {
    return (
      <Drawer
        opened
        position="bottom"
        size="90%"
        title={heading}
        closeButtonProps={{ 'aria-label': t('close') }}
        onClose={onClose}
      >
        <PageFields {...props} />
      </Drawer>
    );
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={heading}>
      <header className={styles.panelHead}>
        <h2>{heading}</h2>
        <ActionIcon variant="subtle" size="xl" aria-label={t('close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      <PageFields {...props} />
    </section>
  );
}

function PageFields({ content, page, viewerPage, index, linkError, onChange, onRemove }: PagePanelProps) {
  const t = useMessages(editorMessages);
  const tReach = useMessages(reachMessages);
  const { source, title, url } = page;
  const documentName = content.documents.find(({ media }) => media === source?.media)?.name;
  const documentPages = content.pages.filter(
    ({ source: otherSource }) => source && otherSource?.media === source.media,
  );
  const fullImage = viewerPage?.image;
  return (
    <div className={styles.fields}>
      {fullImage && (
        <img
          className={styles.large}
          src={mediaUrl(fullImage.url)}
          width={fullImage.width}
          height={fullImage.height}
          alt={title}
        />
      )}
      {typeof source?.page === 'number' && documentName !== undefined && (
        <p className={styles.note}>{t('page_from', { page: source.page + 1, name: documentName })}</p>
      )}
      <TextInput
        label={t('title')}
        description={t('title_hint')}
        maxLength={titleMaxLength}
        value={title}
        data-field={`pages.${index}.title`}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t('link')}
        type="url"
        placeholder="https://"
        maxLength={webAddressMaxLength}
        value={url}
        error={linkError}
        {...(isWebAddress(url) && reachOf(url) === 'school' ? { description: tReach('only_school') } : {})}
        data-field={`pages.${index}.url`}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
        onBlur={() => url !== completeAddress(url) && onChange({ url: completeAddress(url) })}
      />
      <div className={styles.actions}>
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => onRemove(new Set([page.id]))}
        >
          {t('delete_page')}
        </Button>
        {documentName !== undefined && documentPages.length > 1 && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => onRemove(new Set(documentPages.map(({ id }) => id)))}
          >
            {t('delete_all', { count: documentPages.length, name: documentName })}
          </Button>
        )}
      </div>
    </div>
  );
}
