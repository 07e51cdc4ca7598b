import { ActionIcon, Button, NativeSelect, NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import type { PaperItem } from '#parts/exam-content/bank-paper.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { examMessages } from '../exam-messages.ts';
import { KindIcon } from '../kind-face.tsx';
import styles from './paper.module.css';
import type { KnownQuestion, PaperSection } from './paper-draft.ts';
import { paperMessages } from './paper-messages.ts';

type PaperRowProps = {
  item: PaperItem;
  questionNumber: number;
  known: KnownQuestion | undefined;
  sections: readonly PaperSection[];
  sectionId: string;
  onChange: (part: Partial<PaperItem>) => void;
  onRemove: () => void;
  onMoveTo: (sectionId: string) => void;
};

/** A question of a paper: its place, its points, and whether the bank has a newer version. */
export function PaperRow(props: PaperRowProps) {
  const { item, questionNumber, known, sections, sectionId, onChange, onRemove, onMoveTo } = props;
  const t = useMessages(paperMessages);
  const { item: itemProps, handle } = useSortableItem(
    String(item.question_id),
    t('move', { number: questionNumber }),
  );
  const isOld = known && !known.isHidden && known.newestVersionId !== item.version_id;
  return (
    <li className={styles.row} {...itemProps}>
      {handle}
      <span className={styles.number}>{questionNumber}</span>
      {known && !known.isHidden && <KindIcon kind={known.kind} />}
      <QuestionTitle known={known} />
      {isOld && (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => onChange({ version_id: known.newestVersionId })}
        >
          {t('take_version', { number: known.newestNumber })}
        </Button>
      )}
      {sections.length > 1 && (
        <NativeSelect
          className={styles.section}
          aria-label={t('section_of', { number: questionNumber })}
          value={sectionId}
          data={sections.map(({ id, heading }, index) => ({
            value: id,
            label: heading || t('section', { number: index + 1 }),
          }))}
          onChange={({ currentTarget }) => onMoveTo(currentTarget.value)}
        />
      )}
      <NumberInput
        className={styles.points}
        aria-label={t('points_of', { number: questionNumber })}
        min={0}
        max={scoreMax}
        step={scoreStep}
        value={item.points}
        onChange={(points) => {
          if (typeof points === 'number') onChange({ points });
        }}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('remove_question', { number: questionNumber })}
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function QuestionTitle({ known }: Pick<PaperRowProps, 'known'>) {
  const t = useMessages(paperMessages);
  const tExam = useMessages(examMessages);
  if (!known || known.isHidden) return <span className={styles.title}>{t('hidden')}</span>;
  const title = known.title || tExam('untitled');
  return (
    <span className={styles.title} title={title}>
      {known.isDeleted ? `${title} (${t('is_deleted')})` : title}
    </span>
  );
}
