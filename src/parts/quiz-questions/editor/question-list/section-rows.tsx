import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Section } from '../../sections/schema.ts';
import { sectionEditorMessages } from '../sections/section-editor-messages.ts';
import { useSectionName } from '../sections/use-section-name.ts';
import styles from './question-list.module.css';
import { RowWarning } from './row-warning.tsx';

type SectionBeginProps = {
  section: Section;
  questionCount: number;
  isChosen: boolean;
  issueCount: number;
  onChoose: (id: string) => void;
  onShowIssue: (id: string) => void;
  /** Arrow keys: -1 up, 1 down. */
  onStep: (id: string, by: number) => void;
};

/** Where a section begins: questions that are dragged below it belong to it. */
export const SectionBegin = memo(function SectionBegin(props: SectionBeginProps) {
  const { section, questionCount, isChosen, issueCount, onChoose, onShowIssue, onStep } = props;
  const { id } = section;
  const t = useMessages(sectionEditorMessages);
  const name = useSectionName()(section);
  const { item } = useSortableItem(id, name);
  return (
    <li {...item} className={styles.sectionBegin} data-chosen={isChosen || undefined}>
      {/* Its name is what it shows. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
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
        <span className={styles.what}>
          <span className={styles.sectionName}>{name}</span>
          <span className={styles.meta}>
            {t('section')} · {t('count_questions', { count: questionCount })}
          </span>
        </span>
      </button>
      {issueCount > 0 && (
        <RowWarning name={name} issueCount={issueCount} isTabStop={isChosen} onShow={() => onShowIssue(id)} />
      )}
    </li>
  );
});

type SectionEndProps = {
  rowId: string;
  section: Section;
  isTabStop: boolean;
  disabled: boolean;
  onAdd: (sectionId: string) => void;
};

/** Where a section ends; adds a question to it. */
export const SectionEnd = memo(function SectionEnd(props: SectionEndProps) {
  const { rowId, section, isTabStop, disabled, onAdd } = props;
  const t = useMessages(sectionEditorMessages);
  const nameOf = useSectionName();
  const { item } = useSortableItem(rowId, '');
  return (
    <li {...item} className={styles.sectionEnd}>
      <button
        type="button"
        className={styles.addToSection}
        aria-label={t('add_to_named', { name: nameOf(section) })}
        tabIndex={isTabStop ? 0 : -1}
        disabled={disabled}
        onClick={() => onAdd(section.id)}
      >
        <IconPlus size={16} aria-hidden />
        {t('add_to_section')}
      </button>
    </li>
  );
});
