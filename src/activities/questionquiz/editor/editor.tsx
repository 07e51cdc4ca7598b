import { Button } from '@mantine/core';
import { IconDice3 } from '@tabler/icons-react';
import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { LayoutSettings } from '#parts/quiz/views/layout-settings.tsx';
import { PickQuestions } from '#parts/quiz-questions/editor/pick-questions.tsx';
import type { PickedQuestion } from '#parts/quiz-questions/editor/question-source.view.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { titleMaxLength } from '../limits.ts';
import { messages } from '../messages.ts';
import type { DrawnQuiz, RandomSlot, Slot } from '../model.ts';
import { countAllPlaces, countPlaces, sumPoints, toPoolKey } from '../slots.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { SlotRow } from './slot-row.tsx';
import { usePoolCounts } from './use-pool-counts.ts';

const createRandomSlot = (): RandomSlot => ({
  id: createId(),
  kind: 'random',
  count: 1,
  filter: {},
  points: 1,
  prefer_unseen: false,
});

function toSlots(picked: readonly PickedQuestion[]): Slot[] {
  return picked.flatMap(({ question }): Slot[] => {
    const { bank, score } = question;
    if (!bank) return [];
    const title = [...toQuestionInfo(question).title].slice(0, titleMaxLength / 2).join('');
    return [{ id: createId(), kind: 'question', bank, title, points: score }];
  });
}

/** How many questions all slots with the same pool ask for. */
function countAsked(slots: readonly Slot[], slot: RandomSlot): number {
  const key = toPoolKey(slot);
  return slots
    .filter((other) => other.kind === 'random' && toPoolKey(other) === key)
    .reduce((sum, other) => sum + countPlaces(other), 0);
}

/** The slots of the quiz in a list, and its layout for students. */
export function Editor({ content, onChange, issues, goTo }: EditorProps<DrawnQuiz>) {
  const t = useMessages(editorMessages);
  const formats = useFormats();
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const findIssueText = useIssueTexts(messages, goTo ? issues : []);
  const { slots } = content;
  const findCount = usePoolCounts(slots);
  const changeSlots = (change: (slots: Slot[]) => Slot[]) =>
    onChange((quiz) => ({ ...quiz, slots: change(quiz.slots) }));
  const findPool = (slot: Slot) => {
    const found = slot.kind === 'random' ? findCount(slot) : undefined;
    return slot.kind === 'random' && found !== undefined
      ? { found, asked: countAsked(slots, slot) }
      : undefined;
  };
  const totals = { count: countAllPlaces(content), points: formats.number(sumPoints(slots)) };
  const issueText = findIssueText('slots');
  return (
    <div ref={root} className={styles.editor}>
      <div className={styles.bar}>
        <strong>{t('totals', totals)}</strong>
        <LayoutSettings
          layout={content.layout}
          hasTimeLimit={false}
          allowBack={content.allow_back}
          onChange={(change) => onChange((quiz) => ({ ...quiz, ...change }))}
        />
      </div>
      <section aria-label={t('slots')} className={styles.slots}>
        <p className={styles.hint}>{t('hint')}</p>
        <SortableList
          ids={slots.map(({ id }) => id)}
          onMove={(from, to) => changeSlots((current) => moveItem(current, from, to))}
        >
          {slots.map((slot, index) => (
            <SlotRow
              key={slot.id}
              slot={slot}
              number={index + 1}
              pool={findPool(slot)}
              findIssueText={findIssueText}
              onChange={(change) =>
                changeSlots((current) =>
                  current.map((each) => (each.id === slot.id ? ({ ...each, ...change } as Slot) : each)),
                )
              }
              onRemove={() => changeSlots((current) => current.filter(({ id }) => id !== slot.id))}
            />
          ))}
        </SortableList>
        {issueText && (
          <p role="alert" className={styles.lacking}>
            {issueText}
          </p>
        )}
        <div className={styles.add} data-field="slots">
          <Button
            variant="light"
            leftSection={<IconDice3 size={20} aria-hidden />}
            onClick={() => changeSlots((current) => [...current, createRandomSlot()])}
          >
            {t('add_random')}
          </Button>
          <PickQuestions
            takenIds={slots.flatMap((slot) => (slot.kind === 'question' ? slot.bank.question_id : []))}
            onPick={(picked) => changeSlots((current) => [...current, ...toSlots(picked)])}
          />
        </div>
      </section>
    </div>
  );
}
