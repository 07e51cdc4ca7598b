import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './messages.ts';
import styles from './page-editor.module.css';

/** Fields on the left, on the right what students will see of them; below each other on phones. */
export function PageEditor({ fields, preview }: { fields: ReactNode; preview: ReactNode }) {
  const t = useMessages(editorMessages);
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>{fields}</div>
      <section className={styles.preview}>
        <h2>{t('as_students_see')}</h2>
        {preview ?? <p className={styles.nothing}>{t('nothing_yet')}</p>}
      </section>
    </div>
  );
}
