import { type ReactNode, type RefObject, useCallback } from 'react';
import type { Messages } from '#contract/language.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
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

/** What a type's questions have beside that of a quiz. */
export type OwnFields = {
  /** The messages of all issues of its questions. */
  messages: Messages;
  /** Drawn above the other fields. */
  drawFields: (question: Question, errorAt: (field: string) => string | undefined) => ReactNode;
};

export type QuestionFormProps = {
  question: Question;
  issues: readonly DraftIssue[];
  /** True for a new question: issues appear once their field loses the focus, missing values once the question does. */
  isJustAdded: boolean;
  focusRequest: FocusRequest | null;
  update: (change: (question: Question) => Question) => void;
  uploadFile: UploadFile;
  /** The sections of a quiz, to one of which the question may be moved; absent for a question by itself. */
  sections?: readonly Section[];
  onMoveToSection?: ((sectionId: string | undefined) => void) | undefined;
  ownFields?: OwnFields | undefined;
};

type InRootProps = QuestionFormProps & {
  /** The element around everything about the question. */
  root: RefObject<HTMLElement | null>;
};

/** All fields of a question, below the list of its issues. */
export function QuestionForm(props: InRootProps) {
  const { question, root, isJustAdded, update, uploadFile, ownFields } = props;
  const messages = ownFields?.messages ?? issueMessages;
  const [firstIssue] = props.issues;
  const focusOn = useFieldFocus(root, props.focusRequest, firstIssue && fieldOf(firstIssue.path));
  const touchedFields = useTouchedFields(root);
  const showsAllIssues = !isJustAdded || touchedFields.hasLeftAll;
  const issues = showsAllIssues
    ? props.issues
    : props.issues.filter((issue) => !isMissing(issue) && touchedFields.fields.includes(fieldOf(issue.path)));
  const errorAt = useIssueTexts(messages, issues);
  const updateFields = useCallback<FieldsProps<Question>['update']>(
    (change) => update((one) => ({ ...one, ...change(one) })),
    [update],
  );
  return (
    <>
      {showsAllIssues && <IssueSummary {...{ question, issues, messages }} onChoose={focusOn} />}
      {ownFields && <div>{ownFields.drawFields(question, errorAt)}</div>}
      <div className={styles.columns}>
        <QuestionFields {...{ question, errorAt, update, updateFields, uploadFile, focusOn }} />
        <div className={styles.side}>
          <MarkingFields {...{ question, errorAt, update, updateFields }} />
          <SoundField
            sound={question.sound}
            uploadFile={uploadFile}
            onChange={(sound) => update(({ sound: _old, ...one }) => (sound ? { ...one, sound } : one))}
          />
          {props.onMoveToSection && (
            <SectionSelect
              sections={props.sections ?? []}
              sectionId={question.section_id}
              error={errorAt('section_id')}
              onMove={props.onMoveToSection}
            />
          )}
        </div>
      </div>
    </>
  );
}
