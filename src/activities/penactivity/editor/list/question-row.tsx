import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { RubricField } from '#parts/quiz-questions/kinds/open/editor/rubric-field.tsx';
import { modelAnswerMaxLength, scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { nameMaxLength } from '../../limits.ts';
import type { QuestionFields } from '../../model.ts';
import type { DraftQuestion } from '../../questions.ts';
import { editorMessages } from '../editor-messages.ts';
import styles from './question-list.module.css';

type ChangeFields = (change: (fields: QuestionFields) => Partial<QuestionFields>) => void;

type QuestionRowProps = {
  question: DraftQuestion;
  number: number;
  isChosen: boolean;
  findIssueText: (field: string) => string | undefined;
  onChoose: () => void;
  onChange: ChangeFields;
  /** Absent: it cannot be removed, because it is a page. */
  onRemove: (() => void) | undefined;
};

/** The place of a question in the draft, as issues name it. */
export const toField = (question: DraftQuestion): string =>
  question.kind === 'region'
    ? `pages.${question.pageIndex}.regions.${question.regionIndex}`
    : `pages.${question.pageIndex}`;

export function QuestionRow(props: QuestionRowProps) {
  const { question, number, isChosen, findIssueText, onChoose, onChange, onRemove } = props;
  const t = useMessages(editorMessages);
  const { part, kind } = question;
  const field = toField(question);
  const label = t(kind === 'region' ? 'region_number' : 'page_number', { number });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside take the focus
    <li className={styles.row} data-chosen={isChosen || undefined} onFocus={onChoose}>
      <div className={styles.fields}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <TextInput
          className={styles.name}
          size="sm"
          aria-label={t('name_of', { label })}
          placeholder={t('name_hint')}
          maxLength={nameMaxLength}
          value={part.name}
          data-field={`${field}.name`}
          onChange={(event) => {
            const name = event.currentTarget.value;
            onChange(() => ({ name }));
          }}
        />
        <NumberField
          className={styles.score ?? ''}
          size="sm"
          aria-label={t('points_of', { label })}
          min={0}
          max={scoreMax}
          step={scoreStep}
          value={part.score}
          error={findIssueText(`${field}.score`) !== undefined}
          data-field={`${field}.score`}
          onChange={(score) => onChange(() => ({ score }))}
        />
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('guide_of', { label })}
          aria-expanded={isChosen}
          onClick={onChoose}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('remove', { label })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {findIssueText(`${field}.score`) !== undefined && (
        <p className={styles.error}>{findIssueText(`${field}.score`)}</p>
      )}
      {isChosen && (
        <Guide fields={part} findIssueText={(of) => findIssueText(`${field}.${of}`)} onChange={onChange} />
      )}
    </li>
  );
}

type GuideProps = {
  fields: QuestionFields;
  findIssueText: (field: string) => string | undefined;
  onChange: ChangeFields;
};

/** The author's help for marking. */
function Guide({ fields, findIssueText, onChange }: GuideProps) {
  const t = useMessages(editorMessages);
  return (
    <div className={styles.guide}>
      <GrowingText
        rows={1}
        label={t('model_answer')}
        maxLength={modelAnswerMaxLength}
        value={fields.model_answer}
        data-field="model_answer"
        onChange={(event) => {
          const model_answer = event.currentTarget.value;
          onChange(() => ({ model_answer }));
        }}
      />
      <RubricField
        rubric={fields.rubric}
        score={fields.score}
        errorAt={findIssueText}
        update={(change) => onChange(change)}
      />
    </div>
  );
}
