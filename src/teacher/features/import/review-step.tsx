import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ApplyBar } from './apply-bar.tsx';
import styles from './import.module.css';
import { ImportList } from './import-list.tsx';
import { ImportNotices } from './import-notices.tsx';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import type { ImportSearch } from './import-search.ts';
import { MissingOption } from './missing-option.tsx';
import { ReadingOptions } from './reading-options.tsx';

/** Notices for which the teacher should check the columns or the encoding. */
const readingNoticeKeys = ['name_missing', 'columns_swapped', 'encoding_wrong'];

/** The second step: shows the differences, lets people mend lines, and applies all of them. */
export function ReviewStep({ draft, ...sectionProps }: SectionProps<ImportSearch> & { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const { file_name, calendar_name, notices, failure } = draft;
  const failureKey =
    failure === 'import_school_changed' || failure === 'changed_elsewhere' ? 'failed_changed' : 'failed';
  return (
    <>
      <p className={styles.file}>
        <strong>{file_name}</strong> · {calendar_name}
      </p>
      {failure !== '' && (
        <p role="alert" className={styles.problem}>
          {t(failureKey)}
        </p>
      )}
      <ImportNotices draft={draft} />
      <ReadingOptions draft={draft} isOpen={notices.some(({ key }) => readingNoticeKeys.includes(key))} />
      <MissingOption draft={draft} />
      <ImportList draft={draft} {...sectionProps} />
      <ApplyBar draft={draft} />
    </>
  );
}
