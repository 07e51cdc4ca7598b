import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import { messages } from '../messages.ts';
import type { FileItem, Files } from '../model.ts';
import { addConversion } from '../resolve.ts';
import * as changes from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { FileRow } from './file-row.tsx';

/** The files in order, and a place to add more. */
export function Editor(props: EditorProps<Files>) {
  const { content, conversionResults, onChange, issues, uploadFile, uploads, goTo } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  const findIssueText = useIssueTexts(messages, issues);
  const upload = useMixedUpload(uploadFile, uploads);
  const focusField = useIssueFocus(root, goTo);
  const { items } = content;

  async function addArrivedFile({ file, kind, stored, id, order }: ArrivedFile): Promise<void> {
    const size = kind === 'picture' ? await measurePicture(file, stored) : undefined;
    const item = changes.createItem(kind, stored, size, id);
    onChange((files) => ({ items: insertAtPlace(files.items, item, order) }));
  }

  function removeWithUndo(item: FileItem): void {
    const index = items.indexOf(item);
    onChange((files) => ({ items: files.items.filter(({ id }) => id !== item.id) }));
    focusField(items.length > 1 ? `items.${Math.min(index, items.length - 2)}` : 'items');
    showToast('info', translate(editorMessages, 'removed', { name: item.name }), {
      label: translate(commonMessages, 'undo'),
      run: () => onChange((files) => changes.insertItem(files, index, item)),
    });
  }

  return (
    <div ref={root} className={styles.editor}>
      <DropArea
        {...toDropAreaProps(uploads)}
        multiple
        busy={upload.isUploading}
        field="items"
        onFiles={(files) => void upload.upload(files, { onArrival: addArrivedFile })}
      >
        <h2 className={styles.addTitle}>{t('add_title')}</h2>
        <p className={styles.note}>{t('add_text')}</p>
      </DropArea>
      <UploadErrors errors={upload.errors} />
      {items.length > 0 && (
        <section className={styles.files}>
          <h2>{t('files')}</h2>
          {findIssueText('items') && <p role="alert">{findIssueText('items')}</p>}
          <SortableList
            ids={items.map(({ id }) => id)}
            onMove={(from, to) => onChange((files) => ({ items: moveItem(files.items, from, to) }))}
          >
            <ol className={styles.rows}>
              {items.map((item, index) => (
                <FileRow
                  key={item.id}
                  item={addConversion(item, conversionResults)}
                  field={`items.${index}`}
                  nameError={findIssueText(`items.${index}.name`)}
                  onChange={(change) => onChange((files) => changes.changeItem(files, item.id, change))}
                  onRemove={() => removeWithUndo(item)}
                />
              ))}
            </ol>
          </SortableList>
        </section>
      )}
    </div>
  );
}
