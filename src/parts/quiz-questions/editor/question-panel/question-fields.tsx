import { SegmentedControl, TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { explanationMaxLength, instructionMaxLength } from '../../limits.ts';
import type { Question, QuestionType } from '../../model.ts';
import { editorMessages } from '../messages.ts';
import { switchType } from '../question-changes.ts';
import { offeredTypes } from '../question-types.tsx';
import type { UploadFile } from '../use-upload.ts';
import { AnswersField } from './answers-field.tsx';
import { BlanksField } from './blanks/blanks-field.tsx';
import { BodyField } from './body-field.tsx';
import { GrowingText } from './growing-text.tsx';
import { OpenFields } from './open/open-fields.tsx';
import styles from './question-panel.module.css';

type QuestionFieldsProps = {
  question: Question;
  errorAt: (field: string) => string | undefined;
  update: (change: (question: Question) => Question) => void;
  uploadFile: UploadFile;
  focusOn: (field: string) => void;
};

/** Type, body and answers of a question, with its instruction and explanation. */
export function QuestionFields({ question, errorAt, update, uploadFile, focusOn }: QuestionFieldsProps) {
  const t = useMessages(editorMessages);
  const { type } = question;
  return (
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
      {type === 'open' ? (
        <OpenFields {...{ question, errorAt, update }} />
      ) : type === 'blank' ? (
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
  );
}
