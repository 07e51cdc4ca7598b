import { useState } from 'react';
import type { DistributionRow } from '#form/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { Question } from '../../model.ts';
import { toQuestionKey } from '../../public-question.ts';
import { messages } from '../messages.ts';
import { ReportBar } from './report-bar.tsx';
import { reportMessages } from './report-messages.ts';
import styles from './report-view.module.css';

/** Keys of the rows that show the names of their students. */
export type ShownNames = { shownRowKeys: ReadonlySet<string>; toggle: (rowKey: string) => void };

/** Rows of one part of a question: of all options, or of a blank with its accepted texts. */
type RowGroup = { part: string; rows: DistributionRow[]; accepted: string[] };

/** One group for all options, or one for each blank, also if a blank has no answers. */
export function groupRows(question: Question, rows: DistributionRow[]): RowGroup[] {
  if (question.type !== 'blank') return [{ part: '', rows, accepted: [] }];
  const { blanks } = toQuestionKey(question);
  const groups = blanks.map(({ accepted }, index) => {
    const part = blanks.length > 1 ? String(index + 1) : '';
    return { part, rows: rows.filter((row) => row.part === part), accepted };
  });
  // Rows of blanks that only an earlier version of the question had.
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
  const { part, rows, accepted } = group;
  const shownRows = showsAllTexts || question.type !== 'blank' ? rows : rows.slice(0, shownTextsMax);
  const hiddenCount = rows.length - shownRows.length;
  return (
    <section className={styles.part}>
      {accepted.length > 0 && (
        <header className={styles.partHead}>
          {part && <h4>{t('blank_part', { number: part })}</h4>}
          <p>{t('accepted', { answers: accepted.join(translateShared('or')) })}</p>
        </header>
      )}
      <div className={styles.bars}>
        {shownRows.map((row, index) => {
          const hasOptions = question.type === 'single' || question.type === 'multiple';
          const answer = hasOptions ? question.answers[index] : undefined;
          return (
            <ReportBar
              key={keyOfRow(row)}
              label={row.label}
              picture={answer?.kind === 'picture' ? answer.picture : undefined}
              mediaUrl={mediaUrl}
              correct={row.correct}
              isEarlier={row.earlier ?? false}
              studentIds={row.student_ids}
              nameOf={nameOf}
              totalStudents={totalStudents}
              isOpen={shownNames.shownRowKeys.has(keyOfRow(row))}
              onToggle={() => shownNames.toggle(keyOfRow(row))}
            />
          );
        })}
      </div>
      {hiddenCount > 0 && (
        <Button look="soft" className={styles.more} onClick={() => setShowsAllTexts(true)}>
          {t('show_more', { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}
