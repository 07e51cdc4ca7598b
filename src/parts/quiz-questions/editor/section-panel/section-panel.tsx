import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DraftIssue } from '#form/activity-type.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import fieldStyles from '../../editor-fields/fields.module.css';
import { FormattedField } from '../../editor-fields/formatted-field.tsx';
import { GrowingText } from '../../editor-fields/growing-text.tsx';
import type { UploadFile } from '../../editor-fields/use-upload.ts';
import { issueMessages } from '../../issue-messages.ts';
import { headingMaxLength, passageMaxLength } from '../../limits.ts';
import type { Section } from '../../sections/schema.ts';
import { fieldOf } from '../issue-paths.ts';
import styles from '../question-panel/question-panel.module.css';
import { SoundField } from '../question-panel/sound-field.tsx';
import { sectionEditorMessages } from '../sections/section-editor-messages.ts';
import { useSectionName } from '../sections/use-section-name.ts';

type SectionPanelProps = {
  section: Section;
  issues: readonly DraftIssue[];
  canAdd: boolean;
  focusRequest: FocusRequest | null;
  update: (change: (section: Section) => Section) => void;
  uploadFile: UploadFile;
  onAddQuestion: () => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** Everything about the chosen section. */
export function SectionPanel(props: SectionPanelProps) {
  const { section, issues, canAdd, focusRequest, update, uploadFile, onAddQuestion } = props;
  const t = useMessages(sectionEditorMessages);
  const nameOf = useSectionName();
  const root = useRef<HTMLElement>(null);
  const [firstIssue] = issues;
  useFieldFocus(root, focusRequest, firstIssue && fieldOf(firstIssue.path));
  const errorAt = useIssueTexts(issueMessages, issues);
  const questionsError = errorAt('questions');
  return (
    <section ref={root} className={styles.panel} aria-label={`${t('section')}: ${nameOf(section)}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('section')}</h2>
        <SectionTools onMove={props.onMove} onDelete={props.onDelete} />
      </header>
      <TextInput
        label={t('heading')}
        placeholder={t('heading_placeholder')}
        maxLength={headingMaxLength}
        value={section.heading}
        error={errorAt('heading')}
        data-field="heading"
        onChange={({ currentTarget: { value } }) => update((one) => ({ ...one, heading: value }))}
      />
      <FormattedField
        text={section.passage}
        label={t('passage')}
        showsLabel
        maxLength={passageMaxLength}
        field="passage"
        uploadFile={uploadFile}
        onChange={(passage) => update((one) => ({ ...one, passage }))}
      >
        {(text, formatButton) => (
          <GrowingText
            rows={2}
            label={t('passage')}
            placeholder={t('passage_placeholder')}
            maxLength={passageMaxLength}
            value={text}
            rightSection={formatButton}
            data-field="passage"
            onChange={({ currentTarget: { value } }) => update((one) => ({ ...one, passage: value }))}
          />
        )}
      </FormattedField>
      <SoundField
        sound={section.sound}
        uploadFile={uploadFile}
        onChange={(sound) => update(({ sound: _old, ...one }) => (sound ? { ...one, sound } : one))}
      />
      <footer className={styles.foot}>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={!canAdd}
          data-field="questions"
          onClick={onAddQuestion}
        >
          {t('add_to_section')}
        </Button>
        {questionsError && <p className={fieldStyles.error}>{questionsError}</p>}
      </footer>
    </section>
  );
}

function SectionTools({ onMove, onDelete }: Pick<SectionPanelProps, 'onMove' | 'onDelete'>) {
  const t = useMessages(sectionEditorMessages);
  return (
    <div className={styles.tools}>
      <Button variant="subtle" leftSection={<IconArrowUp size={20} aria-hidden />} onClick={() => onMove(-1)}>
        {t('move_up')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconArrowDown size={20} aria-hidden />}
        onClick={() => onMove(1)}
      >
        {t('move_down')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={onDelete}
      >
        {t('delete_section')}
      </Button>
    </div>
  );
}
