import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconAlignLeft, IconArrowDown, IconArrowUp, IconListSearch, IconTrash } from '@tabler/icons-react';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { FormattedField } from '#parts/quiz-questions/editor-fields/formatted-field.tsx';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { headingMaxLength, passageMaxLength } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadFile } from '#ui/upload/upload-file.ts';
import createStyles from '../create/create.module.css';
import styles from './paper.module.css';
import type { PaperDraft, PaperSection } from './paper-draft.ts';
import { paperMessages } from './paper-messages.ts';
import { PaperRow } from './paper-row.tsx';

type SectionCardProps = {
  section: PaperSection;
  sectionNumber: number;
  sections: readonly PaperSection[];
  /** Number of its first question in the paper. */
  firstNumber: number;
  known: PaperDraft['known'];
  onChange: (change: (section: PaperSection) => PaperSection) => void;
  onMoveSection: (by: number) => void;
  onRemoveSection: () => void;
  onMoveQuestion: (questionId: number, sectionId: string) => void;
  onPick: () => void;
};

/** A section of a paper: its heading, its passage, and its questions in order. */
export function SectionCard(props: SectionCardProps) {
  const { section, sectionNumber, sections, firstNumber, known, onChange, onMoveQuestion, onPick } = props;
  const t = useMessages(paperMessages);
  const { items } = section;
  return (
    <section className={createStyles.card} aria-label={t('section', { number: sectionNumber })}>
      <div className={styles.head}>
        <TextInput
          className={styles.heading}
          aria-label={t('heading', { number: sectionNumber })}
          placeholder={t('section', { number: sectionNumber })}
          maxLength={headingMaxLength}
          value={section.heading}
          onChange={({ currentTarget }) => {
            const heading = currentTarget.value;
            onChange((one) => ({ ...one, heading }));
          }}
        />
        <SectionTools {...props} />
      </div>
      <SectionPassage section={section} onChange={onChange} />
      {items.length === 0 ? (
        <p className={createStyles.note}>{t('no_questions')}</p>
      ) : (
        <SortableList
          ids={items.map(({ question_id }) => String(question_id))}
          onMove={(from, to) => onChange((one) => ({ ...one, items: moveItem(one.items, from, to) }))}
        >
          <ol className={styles.rows}>
            {items.map((item, index) => (
              <PaperRow
                key={item.question_id}
                item={item}
                questionNumber={firstNumber + index}
                known={known[item.question_id]}
                sections={sections}
                sectionId={section.id}
                onChange={(part) =>
                  onChange((one) => ({
                    ...one,
                    items: one.items.map((each) =>
                      each.question_id === item.question_id ? { ...each, ...part } : each,
                    ),
                  }))
                }
                onRemove={() =>
                  onChange((one) => ({
                    ...one,
                    items: one.items.filter(({ question_id }) => question_id !== item.question_id),
                  }))
                }
                onMoveTo={(sectionId) => onMoveQuestion(item.question_id, sectionId)}
              />
            ))}
          </ol>
        </SortableList>
      )}
      <div>
        <Button variant="light" leftSection={<IconListSearch size={20} aria-hidden />} onClick={onPick}>
          {t('pick')}
        </Button>
      </div>
    </section>
  );
}

function SectionTools({ sectionNumber, sections, onMoveSection, onRemoveSection }: SectionCardProps) {
  const t = useMessages(paperMessages);
  if (sections.length === 1) return null;
  return (
    <div className={styles.tools}>
      <ActionIcon
        variant="subtle"
        aria-label={t('section_up', { number: sectionNumber })}
        disabled={sectionNumber === 1}
        onClick={() => onMoveSection(-1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('section_down', { number: sectionNumber })}
        disabled={sectionNumber === sections.length}
        onClick={() => onMoveSection(1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('remove_section', { number: sectionNumber })}
        onClick={onRemoveSection}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function SectionPassage({ section, onChange }: Pick<SectionCardProps, 'section' | 'onChange'>) {
  const t = useMessages(paperMessages);
  const setPassage = (passage: PaperSection['passage']) => onChange((one) => ({ ...one, passage }));
  return (
    <FormattedField
      text={section.passage}
      label={t('passage')}
      maxLength={passageMaxLength}
      field="passage"
      uploadFile={uploadFile}
      onChange={setPassage}
    >
      {(text, formatButton) => (
        <GrowingText
          rows={1}
          aria-label={t('passage')}
          placeholder={t('add_passage')}
          maxLength={passageMaxLength}
          value={text}
          leftSection={<IconAlignLeft size={18} aria-hidden />}
          rightSection={formatButton}
          data-field="passage"
          onChange={({ currentTarget }) => setPassage(currentTarget.value)}
        />
      )}
    </FormattedField>
  );
}
