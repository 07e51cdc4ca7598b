import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { markCommentMaxLength } from '#contract/limits.ts';
import type { CurrentMark } from '#contract/rules/mark-reason.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { MarkConflict } from './mark-conflict.tsx';
import { MarkHistory } from './mark-history.tsx';
import styles from './marking.module.css';
import { type Guide, MarkingGuide, sumPoints } from './marking-guide.tsx';
import type { MarkingItem } from './marking-items.ts';
import { keyOfMark, type MarksQueue, type QueueState } from './marks-queue.ts';
import { markingMessages } from './messages.ts';
import { Phrases } from './phrases/phrases.tsx';
import { usePhrases } from './phrases/use-phrases.ts';
import { useMarkForm } from './use-mark-form.ts';

type MarkPanelProps = {
  item: MarkingItem;
  markedBy: CurrentMark['marked_by'];
  guide: Guide | undefined;
  queue: MarksQueue;
  marks: QueueState['marks'];
  /** Moves by a number of answers: 1 = the next, -1 = the previous one. */
  onStep: (by: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, J: 1, K: -1 };
const digitOf = (code: string) => Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0);

/** The marks of the current answers that could not be stored. */
function UnstoredMarks({ item, queue, marks }: Pick<MarkPanelProps, 'item' | 'queue' | 'marks'>) {
  return item.answers.map((answer) => {
    const queuedMark = marks.get(keyOfMark(answer));
    return queuedMark && queuedMark.state !== 'waiting' ? (
      <MarkConflict key={keyOfMark(answer)} queued={queuedMark} queue={queue} />
    ) : null;
  });
}

/** Score, comment, phrases and rubric of the current answer. Its parent gives it a key, so each answer begins fresh. */
export function MarkPanel({ item, markedBy, guide, queue, marks, onStep }: MarkPanelProps) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  const [first] = item.answers;
  const form = useMarkForm({ item, markedBy, queue, marks });
  const phrases = usePhrases();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const score = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    score.current?.focus({ preventScroll: true });
    score.current?.select();
  }, []);
  const saveAndStep = () => {
    const error = form.save();
    if (!error) onStep(1);
    else if (error === 'reason_missing') comment.current?.focus();
  };
  const insert = (text: string) => {
    const earlierText = form.typed.comment.trimEnd();
    form.change({ comment: earlierText === '' ? text : `${earlierText} ${text}` });
  };
  const toggle = (index: number) => {
    if (!guide?.rubric[index]) return;
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
    form.change({ score: sumPoints(guide, next) });
  };
  const runShortcut = (event: KeyboardEvent): boolean => {
    const digit = digitOf(event.code);
    const phrase = phrases[digit - 1];
    if (event.altKey && digit > 0) {
      if (phrase) insert(phrase.text);
      return true;
    }
    if (event.target !== score.current) return false;
    const by = steps[event.key];
    if (event.shiftKey && digit > 0) toggle(digit - 1);
    else if (event.key === 'Enter') saveAndStep();
    else if (by !== undefined) onStep(by);
    else if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey) comment.current?.focus();
    else return false;
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    // While Chinese is composed, Enter and letters belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (runShortcut(event)) event.preventDefault();
    else if (event.target === comment.current && event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      saveAndStep();
    } else if (event.target === comment.current && event.key === 'Escape') score.current?.focus();
  };
  const max = number(first.max_score);
  return (
    // The keys belong to the fields inside; the panel itself takes no focus.
    <div className={styles.panel} role="presentation" onKeyDown={handleKey}>
      <UnstoredMarks {...{ item, queue, marks }} />
      <div className={styles.score}>
        <TextInput
          ref={score}
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
      {guide && <MarkingGuide guide={guide} chosen={chosen} onToggle={toggle} />}
      <Textarea
        ref={comment}
        label={t(markedBy === 'machine' ? 'reason' : 'comment')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={markCommentMaxLength}
        value={form.typed.comment}
        error={form.error === 'reason_missing' && t('reason_missing')}
        onChange={(event) => form.change({ comment: event.currentTarget.value })}
      />
      <Phrases phrases={phrases} comment={form.typed.comment} onInsert={insert} />
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
