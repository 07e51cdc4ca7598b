import { memo } from 'react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { toOneLine } from '../../body-words.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { Question } from '../../model.ts';
import { TypeIcon, useKindTexts } from '../kind-texts.tsx';
import styles from './question-list.module.css';
import { RowWarning } from './row-warning.tsx';

type QuestionRowProps = {
  question: Question;
  questionNumber: number;
  isInSection: boolean;
  isChosen: boolean;
  issueCount: number;
  onChoose: (id: string) => void;
  onShowIssue: (id: string) => void;
  /** Arrow keys: -1 up, 1 down. */
  onStep: (id: string, by: number) => void;
};

/** One question in the list. Typing in another question does not render it again. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { question, questionNumber, isInSection, isChosen, issueCount, onChoose, onShowIssue, onStep } =
    props;
  const { id, type, body, score } = question;
  const t = useMessages(editorMessages);
  const tKind = useKindTexts();
  const formats = useFormats();
  const { item, handle } = useSortableItem(id, t('move_question', { number: questionNumber }), isChosen);
  const shownText =
    toOneLine(toText(body.text).slice(0, 120)) || (body.kind === 'picture' && body.picture?.alt);
  const pointsText = t('count_points', { count: score === null ? '–' : formats.number(score) });
  return (
    <li
      {...item}
      className={styles.row}
      data-chosen={isChosen || undefined}
      data-in-section={isInSection || undefined}
    >
      {handle}
      <button
        type="button"
        id={`question-${id}`}
        className={styles.choose}
        aria-current={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onChoose(id)}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key === 'ArrowUp') onStep(id, -1);
          if (key === 'ArrowDown') onStep(id, 1);
        }}
      >
        <span className={styles.number}>{questionNumber}</span>
        <span className={styles.what}>
          <span className={shownText ? styles.text : styles.noText}>{shownText || t('no_text_yet')}</span>
          <span className={styles.meta}>
            <TypeIcon type={type} size={16} />
            <span>
              {tKind(type)} · {pointsText}
            </span>
          </span>
        </span>
      </button>
      {issueCount > 0 && (
        <RowWarning
          name={t('question_number', { number: questionNumber })}
          issueCount={issueCount}
          isTabStop={isChosen}
          onShow={() => onShowIssue(id)}
        />
      )}
    </li>
  );
});
