import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './messages.ts';
import styles from './page-editor.module.css';

type PageEditorProps = {
  fields: ReactNode;
  preview: ReactNode;
  /** Text that says how to get a preview; by default it asks for an address. */
  noPreviewText?: string;
};

/** Fields on the left and a preview of what students see on the right; one below the other on phones. */
export function PageEditor({ fields, preview, noPreviewText }: PageEditorProps) {
  const t = useMessages(editorMessages);
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>{fields}</div>
      <section className={styles.preview}>
        <h2>{t('as_students_see')}</h2>
        {preview ?? <p className={styles.nothing}>{noPreviewText ?? t('nothing_yet')}</p>}
      </section>
    </div>
  );
}
