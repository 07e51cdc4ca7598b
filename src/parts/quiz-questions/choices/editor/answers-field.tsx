import { useCallback, useMemo } from 'react';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../editor-fields/add-row.tsx';
import styles from '../../editor-fields/fields.module.css';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import { answersMax, answersMin } from '../../limits.ts';
import type { WithAnswers } from '../choice-kind.ts';
import { createAnswer } from '../create-answer.ts';
import { AnswerRow } from './answer-row.tsx';
import answerStyles from './answers-field.module.css';
import { listPictureAnswerIds } from './picture-changes.ts';

type AnswersFieldProps = FieldsProps<WithAnswers> & { isSingle: boolean };

/** The answers of a choice question, with letters in their order. */
export function AnswersField(props: AnswersFieldProps) {
  const { isSingle, question, errorAt, update, uploadFile, focusOn } = props;
  const { answers } = question;
  const error = errorAt('answers');
  const t = useMessages(editorMessages);
  const joinedIds = answers.map(({ id }) => id).join(' ');
  const ids = useMemo(() => joinedIds.split(' ').filter(Boolean), [joinedIds]);
  const lastIndex = answers.length - 1;
  const focusNextAnswer = useCallback(
    (index: number) => {
      if (index < lastIndex) focusOn(`answers.${index + 1}.text`);
      else if (lastIndex + 1 < answersMax) {
        update((one) => ({ answers: [...one.answers, createAnswer()] }));
        focusOn(`answers.${lastIndex + 1}.text`);
      }
    },
    [lastIndex, focusOn, update],
  );
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('answers')}</legend>
      <p className={styles.hint}>{t(isSingle ? 'answers_single_help' : 'answers_multiple_help')}</p>
      <div data-field="answers" className={answerStyles.answers}>
        <SortableList
          ids={ids}
          onMove={(from, to) => update((one) => ({ answers: moveItem(one.answers, from, to) }))}
        >
          {answers.map((answer, index) => (
            <AnswerRow
              key={answer.id}
              isSingle={isSingle}
              answer={answer}
              index={index}
              canRemove={answers.length > answersMin}
              pictureAnswerIds={listPictureAnswerIds(answers, answer.id).join(' ')}
              addableAnswerCount={Math.max(0, answersMax - answers.length)}
              textError={errorAt(`answers.${index}.text`)}
              pictureError={errorAt(`answers.${index}.picture`)}
              update={update}
              uploadFile={uploadFile}
              onEnter={focusNextAnswer}
            />
          ))}
        </SortableList>
      </div>
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        label={t('add_answer')}
        isFull={answers.length >= answersMax}
        fullNote={t('answers_max', { max: answersMax })}
        hasEnterKey
        onAdd={() => focusNextAnswer(lastIndex)}
      />
    </fieldset>
  );
}
