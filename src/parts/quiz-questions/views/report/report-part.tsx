import { useState } from 'react';
import { formatText } from '#contract/language.ts';
import type { DistributionRow } from '#form/activity-type.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { kindOf } from '../../kind-of.ts';
import type { Question } from '../../model.ts';
import { ReportBar } from './report-bar.tsx';
import { reportMessages } from './report-messages.ts';
import styles from './report-view.module.css';

/** Keys of the rows that show the names of their students. */
export type ShownNames = { shownRowKeys: ReadonlySet<string>; toggle: (rowKey: string) => void };

/** Rows of one part of a question: of all options, or of a blank with its accepted texts. */
type RowGroup = { part: string; title?: string; rows: DistributionRow[]; accepted: string[] };

/** One group for the whole question, or one for each of its parts, also if a part has no answers. */
export function groupRows(question: Question, rows: DistributionRow[]): RowGroup[] {
  const parts = kindOf(question).report.listParts(question);
  if (parts.length === 0) return [{ part: '', rows, accepted: [] }];
  const groups = parts.map(({ title, accepted }, index): RowGroup => {
    const part = parts.length > 1 ? String(index + 1) : '';
    return { part, ...(title && { title }), rows: rows.filter((row) => row.part === part), accepted };
  });
  // Rows of parts that only an earlier version of the question had.
  const otherRows = rows.filter((row) => groups.every(({ part }) => part !== row.part));
  return otherRows.length > 0 ? [...groups, { part: '', rows: otherRows, accepted: [] }] : groups;
}

export function keyOfRow({ part, label, correct, earlier }: DistributionRow): string {
  return [part, label, correct, earlier ?? ''].join(' ');
}

type ReportPartProps = {
  question: Question;
  group: RowGroup;
  shownNames: ShownNames;
  totalStudents: number;
  mediaUrl: (url: string) => string;
  nameOf: (userId: number) => string;
};

/** Number of texts shown at first: a class may type many different ones into a blank. */
const shownTextsMax = 8;

/** The bars of one part; long lists show the common texts first. */
export function ReportPart({
  group,
  question,
  shownNames,
  totalStudents,
  mediaUrl,
  nameOf,
}: ReportPartProps) {
  const t = useMessages(reportMessages);
  const translateShared = useMessages(messages);
  const [showsAllTexts, setShowsAllTexts] = useState(false);
  const language = useLanguage();
  const { part, title, rows, accepted } = group;
  const { report } = kindOf(question);
  const hasParts = report.listParts(question).length > 0;
  const fixedRows = report.listRows(question, language);
  const shownRows = showsAllTexts || !hasParts ? rows : rows.slice(0, shownTextsMax);
  const hiddenCount = rows.length - shownRows.length;
  const nameByNumber = report.partTitle
    ? formatText(report.partTitle, language, { number: part })
    : t('blank_part', { number: part });
  return (
    <section className={styles.part}>
      {accepted.length > 0 && (
        <header className={styles.partHead}>
          {part && <h4>{title ?? nameByNumber}</h4>}
          <p>{t('accepted', { answers: accepted.join(translateShared('or')) })}</p>
        </header>
      )}
      <div className={styles.bars}>
        {shownRows.map((row, index) => (
          <ReportBar
            key={keyOfRow(row)}
            label={row.label}
            picture={fixedRows[index]?.picture}
            mediaUrl={mediaUrl}
            correct={row.correct}
            isEarlier={row.earlier ?? false}
            studentIds={row.student_ids}
            nameOf={nameOf}
            totalStudents={totalStudents}
            isOpen={shownNames.shownRowKeys.has(keyOfRow(row))}
            onToggle={() => shownNames.toggle(keyOfRow(row))}
          />
        ))}
      </div>
      {hiddenCount > 0 && (
        <Button look="soft" className={styles.more} onClick={() => setShowsAllTexts(true)}>
          {t('show_more', { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}
