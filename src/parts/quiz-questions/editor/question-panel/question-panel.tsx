import { Button, Kbd } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import type { DraftIssue } from '#form/activity-type.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import fieldStyles from '../../editor-fields/fields.module.css';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { UploadFile } from '../../editor-fields/use-upload.ts';
import { issueMessages } from '../../issue-messages.ts';
import { isMissing } from '../../issues.ts';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import type { Question } from '../../model.ts';
import type { Section } from '../../sections/schema.ts';
import { fieldOf } from '../issue-paths.ts';
import { SectionSelect } from '../sections/section-select.tsx';
import { IssueSummary } from './issue-summary.tsx';
import { MarkingFields } from './marking-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import styles from './question-panel.module.css';
import { SoundField } from './sound-field.tsx';
import { useTouchedFields } from './use-touched-fields.ts';

type QuestionPanelProps = {
  question: Question;
  questionNumber: number;
  questionCount: number;
  issues: readonly DraftIssue[];
  /** True for a new question: issues appear once their field loses the focus, missing values once the question does. */
  isJustAdded: boolean;
  canAdd: boolean;
  focusRequest: FocusRequest | null;
  update: (change: (question: Question) => Question) => void;
  uploadFile: UploadFile;
  sections: readonly Section[];
  onMoveToSection: (sectionId: string | undefined) => void;
  onAddSameType: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Everything about the chosen question. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, questionNumber, questionCount, isJustAdded, canAdd, update, uploadFile } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLElement>(null);
  const [firstIssue] = props.issues;
  const focusOn = useFieldFocus(root, props.focusRequest, firstIssue && fieldOf(firstIssue.path));
  const touchedFields = useTouchedFields(root);
  const showsAllIssues = !isJustAdded || touchedFields.hasLeftAll;
  const issues = showsAllIssues
    ? props.issues
    : props.issues.filter((issue) => !isMissing(issue) && touchedFields.fields.includes(fieldOf(issue.path)));
  const errorAt = useIssueTexts(issueMessages, issues);
  const updateFields = useCallback<FieldsProps<Question>['update']>(
    (change) => update((one) => ({ ...one, ...change(one) })),
    [update],
  );
  return (
    <section
      ref={root}
      className={styles.panel}
      aria-label={t('question_number', { number: questionNumber })}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{t('question_of', { number: questionNumber, total: questionCount })}</h2>
        <PanelTools canAdd={canAdd} onDuplicate={props.onDuplicate} onDelete={props.onDelete} />
      </header>
      {showsAllIssues && <IssueSummary question={question} issues={issues} onChoose={focusOn} />}
      <div className={styles.columns}>
        <QuestionFields {...{ question, errorAt, update, updateFields, uploadFile, focusOn }} />
        <div className={styles.side}>
          <MarkingFields {...{ question, errorAt, update, updateFields }} />
          <SoundField
            sound={question.sound}
            uploadFile={uploadFile}
            onChange={(sound) => update(({ sound: _old, ...one }) => (sound ? { ...one, sound } : one))}
          />
          <SectionSelect
            sections={props.sections}
            sectionId={question.section_id}
            error={errorAt('section_id')}
            onMove={props.onMoveToSection}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
          rightSection={<Kbd className={fieldStyles.keys}>Ctrl Enter</Kbd>}
          disabled={!canAdd}
          onClick={props.onAddSameType}
        >
          {t('add_alike')}
        </Button>
      </footer>
    </section>
  );
}

type PanelToolsProps = Pick<QuestionPanelProps, 'canAdd' | 'onDuplicate' | 'onDelete'>;

function PanelTools({ canAdd, onDuplicate, onDelete }: PanelToolsProps) {
  const t = useMessages(editorMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div className={styles.tools}>
      <Button
        variant="subtle"
        leftSection={<IconCopy size={20} aria-hidden />}
        disabled={!canAdd}
        onClick={onDuplicate}
      >
        {t('duplicate')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={onDelete}
      >
        {tCommon('delete')}
      </Button>
    </div>
  );
}
