import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { markCommentMaxLength } from '#contract/limits.ts';
import type { CurrentMark } from '#contract/rules/mark-reason.ts';
import { isUnsolved, keyOfMark, type UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { MarkConflict } from './mark-conflict.tsx';
import { MarkHistory } from './mark-history.tsx';
import styles from './marking.module.css';
import { type Guide, MarkingGuide, sumPoints } from './marking-guide.tsx';
import type { Answer, MarkingItem } from './marking-items.ts';
import { markingMessages } from './messages.ts';
import { Phrases } from './phrases/phrases.tsx';
import { usePhrases } from './phrases/use-phrases.ts';
import { useKeysAnywhere } from './use-keys-anywhere.ts';
import { useMarkForm } from './use-mark-form.ts';

type MarkPanelProps = {
  item: MarkingItem;
  markedBy: CurrentMark['marked_by'];
  guide: Guide | undefined;
  marks: UnsentMarks['marks'];
  coursewareId: number;
  titleOf: (answer: Answer) => string;
  /** Moves by a number of answers: 1 = the next, -1 = the previous one. */
  onStep: (by: number) => void;
};

const stepByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, J: 1, K: -1 };
const digitOf = (code: string) => Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0);

/** The marks of the current answers that could not be stored. */
function UnstoredMarks({ item, marks }: Pick<MarkPanelProps, 'item' | 'marks'>) {
  return item.answers.map((answer) => {
    const unsent = marks.get(keyOfMark(answer));
    return unsent && isUnsolved(unsent) ? <MarkConflict key={unsent.name} unsent={unsent} /> : null;
  });
}

/** The chosen lines of a rubric; their points are the score. */
function useRubricLines(guide: MarkPanelProps['guide'], { typed, change }: ReturnType<typeof useMarkForm>) {
  const chosenLines: ReadonlySet<number> = new Set(typed.lines);
  const toggleLine = (index: number) => {
    if (!guide?.rubric[index]) return;
    const next = new Set(chosenLines);
    if (!next.delete(index)) next.add(index);
    change({ lines: [...next], score: sumPoints(guide, next) });
  };
  return { chosenLines, toggleLine };
}

/**
 * Score, comment, phrases and rubric of the current answer. Its parent gives it a key, so that the focus moves to the
 * score.
 */
export function MarkPanel(props: MarkPanelProps) {
  const { item, markedBy, guide, marks, coursewareId, titleOf, onStep } = props;
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  const [first] = item.answers;
  const form = useMarkForm({ item, markedBy, marks, coursewareId, titleOf });
  const phrases = usePhrases();
  const { chosenLines, toggleLine } = useRubricLines(guide, form);
  const scoreField = useRef<HTMLInputElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scoreField.current?.focus({ preventScroll: true });
    scoreField.current?.select();
  }, []);
  const saveAndStep = () => {
    const error = form.save();
    if (!error) onStep(1);
    else if (error === 'reason_missing') commentField.current?.focus();
  };
  useKeysAnywhere({ panel, scoreField, onSave: saveAndStep, onStep });
  const insertPhrase = (text: string) => {
    const typedComment = form.typed.comment.trimEnd();
    form.change({ comment: typedComment === '' ? text : `${typedComment} ${text}` });
  };
  const runShortcut = (event: KeyboardEvent): boolean => {
    const key = pressedKey(event);
    const digit = digitOf(event.code);
    const phrase = phrases[digit - 1];
    if (event.altKey && digit > 0) {
      if (phrase) insertPhrase(phrase.text);
      return true;
    }
    if (event.target !== scoreField.current) return false;
    const step = stepByKey[key];
    if (event.shiftKey && digit > 0) toggleLine(digit - 1);
    else if (key === 'Enter') saveAndStep();
    else if (step !== undefined) onStep(step);
    else if (key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey) commentField.current?.focus();
    else return false;
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    // While Chinese is being typed, Enter and letters belong to the input method.
    const key = pressedKey(event);
    if (key === '') return;
    if (runShortcut(event)) event.preventDefault();
    else if (event.target === commentField.current && key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      saveAndStep();
    } else if (event.target === commentField.current && key === 'Escape') scoreField.current?.focus();
  };
  const max = number(first.max_score);
  return (
    // The keys belong to the fields inside; the panel itself takes no focus.
    <div ref={panel} className={styles.panel} role="presentation" onKeyDown={handleKey}>
      <UnstoredMarks {...{ item, marks }} />
      <div className={styles.score}>
        <TextInput
          ref={scoreField}
          label={t('score')}
          size="lg"
          inputMode="decimal"
          autoComplete="off"
          value={form.typed.score}
          error={form.error === 'score_wrong' && t('score_wrong', { max })}
          onChange={(event) => form.change({ score: event.currentTarget.value })}
        />
        <span className={styles.max}>{t('score_of', { max })}</span>
        <Button size="lg" onClick={saveAndStep}>
          {t('save_next')}
        </Button>
      </div>
      {guide && <MarkingGuide guide={guide} chosenLines={chosenLines} onToggle={toggleLine} />}
      <Textarea
        ref={commentField}
        label={t(markedBy === 'machine' ? 'reason' : 'comment')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={markCommentMaxLength}
        value={form.typed.comment}
        error={form.error === 'reason_missing' && t('reason_missing')}
        onChange={(event) => form.change({ comment: event.currentTarget.value })}
      />
      <Phrases phrases={phrases} comment={form.typed.comment} onInsert={insertPhrase} />
      <Group justify="space-between" align="start">
        <MarkHistory answer={first} />
        {form.takeBack && (
          <Button size="compact-md" variant="subtle" onClick={form.takeBack}>
            {t('take_back')}
          </Button>
        )}
      </Group>
      <p className={styles.keys}>{t('keys')}</p>
    </div>
  );
}
