import { type KeyboardEvent, memo } from 'react';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { RowIconButton } from '#teacher/shared/rows/row-actions.tsx';
import { RowCheck } from '#teacher/shared/rows/row-check.tsx';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ExamItem, examMenuId, isQuestion } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';
import { KindIcon } from '../kind-face.tsx';
import { type QuestionResult, ResultCell } from '../results/result-cell.tsx';
import styles from './exam-list.module.css';

export type ExamRowProps = {
  item: ExamItem;
  /** Absent: of papers, and until it is known. */
  result?: QuestionResult | undefined;
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean, withShift: boolean) => void;
  onOpen: (item: ExamItem) => void;
  /** Absent: the row has no menu. */
  onMenu?: (id: number, button: HTMLElement) => void;
};

/** Arrow keys move from one row's checkbox or title to that of the next row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  const key = pressedKey(event.nativeEvent);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const selector = event.currentTarget instanceof HTMLInputElement ? 'input' : '[data-title]';
  const neighbour = event.currentTarget.closest('li')?.[step[key]]?.querySelector<HTMLElement>(selector);
  if (!neighbour) return;
  event.preventDefault();
  neighbour.focus();
}

/** One question or paper in one line. */
export const ExamRow = memo(function ExamRow(props: ExamRowProps) {
  const { item, result, isSelected, onSelect, onOpen, onMenu } = props;
  const t = useMessages(examMessages);
  const title = item.title || t('untitled');
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <RowCheck
        label={t('select', { title })}
        checked={isSelected}
        onKeyDown={moveFocus}
        onChange={(checked, withShift) => onSelect(item.id, checked, withShift)}
      />
      {isQuestion(item) ? (
        <KindIcon kind={item.kind} className={styles.icon} />
      ) : (
        <QuestionCount item={item} />
      )}
      <button
        type="button"
        data-title
        className={styles.title}
        title={title}
        onClick={() => onOpen(item)}
        onKeyDown={moveFocus}
      >
        {title}
      </button>
      <ResultCell result={result} />
      <RowFacts item={item} />
      {onMenu && (
        <RowIconButton
          icon="dots"
          label={t('actions', { title })}
          data-opener={examMenuId(item.id)}
          aria-haspopup="menu"
          aria-expanded="false"
          onClick={({ currentTarget }) => onMenu(item.id, currentTarget)}
        />
      )}
    </li>
  );
});

function QuestionCount({ item }: { item: ExamItem }) {
  const tFacts = useMessages(activityFactsMessages);
  if (isQuestion(item)) return null;
  const { question_count } = item;
  return <span className={styles.count}>{tFacts('questions', { count: question_count })}</span>;
}

function RowFacts({ item }: { item: ExamItem }) {
  const t = useMessages(examMessages);
  const tFacts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const formats = useFormats();
  const { subject_name, grade, year, difficulty, tags, visibility } = item;
  const factTexts = [
    grade === null ? '' : nameGrade(grade),
    year ?? '',
    difficulty ? tFacts(difficulty) : '',
  ];
  return (
    <>
      <span className={styles.tags} title={tags.join(' · ')}>
        {isQuestion(item) && item.is_draft && <span className={styles.draft}>{t('draft')}</span>}
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </span>
      <span className={styles.subject}>
        {subject_name !== null && <SubjectChip name={subject_name} colour={item.subject_colour ?? ''} />}
      </span>
      <span className={styles.facts}>{factTexts.filter(Boolean).join(' · ')}</span>
      <span className={styles.facts}>{t(`visible_${visibility}`)}</span>
      <span className={styles.changed}>
        {!item.is_own && <span className={styles.owner}>{item.owner_name}</span>}
        <span title={t('version', { number: item.version_number })}>
          {`v${item.version_number} · ${formats.date(item.changed_at)}`}
        </span>
      </span>
    </>
  );
}
