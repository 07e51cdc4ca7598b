import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { joinOffers } from '#parts/editor-parts/choose-kind.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { type FocusWish, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { type MixedArrival, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import type { EditorProps } from '../../activity-type.ts';
import { BookSettings } from './book-settings.tsx';
import * as changes from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import { showPage } from '../list-pages.ts';
import { messages } from '../messages.ts';
import type { Ebook } from '../model.ts';
import { PageGrid } from './page-grid.tsx';
import { PagePanel } from './page-panel.tsx';
import { isWhole, spread } from '../spread.ts';

const maxOf = { document_left_out: documentsMax, page_left_out: pagesInDraftMax };

/** The book: its settings, its pages in a grid, and the chosen page beside them. */
export function Editor(props: EditorProps<Ebook>) {
  const { made, onChange, issues, uploadFile, uploads, goTo } = props;
  /** Page by page: what is changed here, so that the draft says what its teacher chose. */
  const content = useMemo(() => spread(props.content, made), [props.content, made]);
  const edit = (change: (book: Ebook) => Ebook) => onChange((book) => change(spread(book, made)));
  const t = useMessages(editorMessages);
  const isSmall = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const root = useRef<HTMLDivElement>(null);
  const say = useIssueTexts(messages, issues);
  const upload = useMixedUpload(uploadFile, uploads);
  const [chosenId, setChosenId] = useState<string>();
  const [gone, setGone] = useState<EditorProps['goTo']>();
  const [wish, setWish] = useState<FocusWish | null>(null);
  if (goTo && goTo !== gone) {
    const [, at] = goTo.path;
    setGone(goTo);
    setWish({ field: goTo.path.join('.') });
    const target = typeof at === 'number' ? content.pages[at] : undefined;
    if (target && !isWhole(target)) setChosenId(target.id);
  }
  useFieldFocus(root, wish, undefined);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);
  const index = content.pages.findIndex((each) => each.id === chosenId && showPage(each, made));
  const chosen = content.pages[index];

  const explainLeftOut = (book: Ebook, files: Parameters<typeof changes.findLeftOut>[1]) =>
    changes.findLeftOut(book, files).map((why) => why && t(why, { max: maxOf[why] }));

  async function add({ file, kind, stored, id, order }: MixedArrival): Promise<void> {
    const added: changes.Added =
      kind === 'picture'
        ? { kind, stored: { ...stored, ...(await measurePicture(file, stored)) } }
        : { kind: 'document', stored };
    // The book may have grown meanwhile.
    const [leftOut] = explainLeftOut(latest.current, [added]);
    if (leftOut) throw new Error(leftOut);
    edit((book) => changes.addFile(book, added, id, order));
  }

  const take = (files: File[]) =>
    upload.upload(files, { onArrival: add, findRefusals: (kinds) => explainLeftOut(content, kinds) });

  /** No page is chosen any more; the keyboard goes on from the card at `at`. */
  function close(at: number): void {
    setChosenId(undefined);
    setWish({ field: `pages.${at}` });
  }

  function remove(ids: ReadonlySet<string>): void {
    const { removed } = changes.removePages(content, ids);
    edit((book) => changes.removePages(book, ids).book);
    const next = content.pages.find((each, at) => at > index && !isWhole(each) && !ids.has(each.id));
    if (next) setChosenId(next.id);
    else close(content.pages.length - ids.size - 1);
    showToast('info', translate(editorMessages, 'deleted', { count: ids.size }), {
      label: translate(commonMessages, 'undo'),
      run: () => edit((book) => changes.restorePages(book, removed)),
    });
  }

  return (
    <div ref={root} className={styles.editor}>
      <BookSettings content={content} made={made} onChange={onChange} uploadFile={uploadFile} />
      <DropArea
        {...joinOffers(uploads)}
        multiple
        busy={upload.busy}
        field="pages"
        onFiles={(files) => void take(files)}
      >
        <h2 className={styles.addTitle}>{t('add_title')}</h2>
        <p className={styles.note}>{t('add_text')}</p>
      </DropArea>
      <UploadErrors errors={upload.errors} />
      {say('pages') && content.pages.length > 0 && <p role="alert">{say('pages')}</p>}
      {content.pages.length > 0 && (
        <div className={styles.columns}>
          <PageGrid
            content={content}
            made={made}
            chosenId={chosen?.id}
            sayIssue={(at) => say(`pages.${at}`) ?? say(`pages.${at}.url`)}
            onChoose={setChosenId}
            onMove={(from, to) => edit((book) => changes.movePage(book, from, to))}
            onRemove={(id) => remove(new Set([id]))}
          />
          {chosen && (
            <PagePanel
              key={chosen.id}
              content={content}
              page={chosen}
              shown={showPage(chosen, made)}
              index={index}
              isSmall={isSmall}
              linkError={say(`pages.${index}.url`)}
              onChange={(change) => edit((book) => changes.changePage(book, chosen.id, change))}
              onRemove={remove}
              onClose={() => close(index)}
            />
          )}
        </div>
      )}
    </div>
  );
}
