import { Button, Kbd, SegmentedControl, TextInput } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DraftIssue } from '#activities/activity-type.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type FocusWish, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { isMissing } from '../../issues.ts';
import { explanationMaxLength, instructionMaxLength } from '../../limits.ts';
import type { Question, QuestionType } from '../../model.ts';
import { AnswersField } from './answers-field.tsx';
import { BlanksField } from './blanks-field.tsx';
import { BodyField } from './body-field.tsx';
import { GrowingText } from './growing-text.tsx';
import { fieldOf } from '../issue-paths.ts';
import { IssueSummary } from './issue-summary.tsx';
import { MarkingFields } from './marking-fields.tsx';
import { editorMessages } from '../messages.ts';
import { switchType } from '../question-changes.ts';
import styles from './question-panel.module.css';
import { offeredTypes } from '../question-types.tsx';
import { SoundField } from './sound-field.tsx';
import { useIssueTexts } from '../use-issue-texts.ts';
import { useLeftFields } from './use-left-fields.ts';
import type { UploadFile } from '../use-upload.ts';

type QuestionPanelProps = {
  question: Question;
  number: number;
  total: number;
  issues: readonly DraftIssue[];
  /** Just added: what is wrong is said only of fields that were left, what is missing only once the question was. */
  isFresh: boolean;
  canAdd: boolean;
  focus: FocusWish | null;
  update: (change: (question: Question) => Question) => void;
  uploadFile: UploadFile;
  onAddAlike: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** The chosen question, all of it. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, number, total, isFresh, canAdd, update, uploadFile } = props;
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const root = useRef<HTMLElement>(null);
  const [first] = props.issues;
  const focusOn = useFieldFocus(root, props.focus, first && fieldOf(first.path));
  const left = useLeftFields(root);
  const tellsAll = !isFresh || left.isAllLeft;
  const issues = tellsAll
    ? props.issues
    : props.issues.filter((issue) => !isMissing(issue) && left.fields.includes(fieldOf(issue.path)));
  const errorAt = useIssueTexts(issues);
  const { type } = question;
  return (
    <section ref={root} className={styles.panel} aria-label={t('question_number', { number })}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('question_of', { number, total })}</h2>
        <div className={styles.tools}>
          <Button
            variant="subtle"
            leftSection={<IconCopy size={20} aria-hidden />}
            disabled={!canAdd}
            onClick={props.onDuplicate}
          >
            {t('duplicate')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={20} aria-hidden />}
            onClick={props.onDelete}
          >
            {common('delete')}
          </Button>
        </div>
      </header>
      {tellsAll && <IssueSummary issues={issues} onChoose={focusOn} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <SegmentedControl
            fullWidth
            classNames={{ label: styles.typeLabel }}
            aria-label={t('type')}
            value={type}
            data={offeredTypes.map((value) => ({ value, label: t(value) }))}
            onChange={(value: QuestionType) => update((one) => switchType(one, value))}
          />
          <BodyField
            type={type}
            body={question.body}
            blanks={question.blanks}
            textError={errorAt('body.text')}
            pictureError={errorAt('body.picture')}
            blanksError={errorAt('blanks')}
            update={update}
            uploadFile={uploadFile}
          />
          {type === 'blank' ? (
            <BlanksField blanks={question.blanks} errorAt={errorAt} update={update} />
          ) : (
            <AnswersField
              type={type}
              answers={question.answers}
              error={errorAt('answers')}
              errorAt={errorAt}
              update={update}
              uploadFile={uploadFile}
              focusOn={focusOn}
            />
          )}
          <TextInput
            label={t('instruction')}
            placeholder={t('instruction_placeholder')}
            maxLength={instructionMaxLength}
            value={question.instruction}
            data-field="instruction"
            onChange={(event) => {
              const instruction = event.currentTarget.value;
              update((one) => ({ ...one, instruction }));
            }}
          />
          <GrowingText
            rows={1}
            label={t('explanation')}
            placeholder={t('explanation_placeholder')}
            maxLength={explanationMaxLength}
            value={question.explanation}
            data-field="explanation"
            onChange={(event) => {
              const explanation = event.currentTarget.value;
              update((one) => ({ ...one, explanation }));
            }}
          />
        </div>
        <div className={styles.side}>
          <MarkingFields
            type={type}
            score={question.score}
            timeLimitS={question.time_limit_s}
            credit={question.credit}
            caseSensitive={question.case_sensitive}
            ignoreSpace={question.ignore_space}
            matchVariants={question.match_variants}
            scoreError={errorAt('score')}
            timeLimitError={errorAt('time_limit_s')}
            update={update}
          />
          <SoundField sound={question.sound} update={update} uploadFile={uploadFile} />
        </div>
      </div>
      <footer className={styles.foot}>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
          rightSection={<Kbd className={styles.keys}>Ctrl Enter</Kbd>}
          disabled={!canAdd}
          onClick={props.onAddAlike}
        >
          {t('add_alike')}
        </Button>
      </footer>
    </section>
  );
}
