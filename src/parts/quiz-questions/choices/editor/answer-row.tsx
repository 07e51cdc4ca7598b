import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLetterCase, IconPhoto, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { createId } from '#parts/stored-media/create-id.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { optionLetter } from '../../body-words.ts';
import { changeById } from '../../editor-fields/change-by-id.ts';
import { FormattedField } from '../../editor-fields/formatted-field.tsx';
import { GrowingText } from '../../editor-fields/growing-text.tsx';
import { editorMessages } from '../../editor-fields/messages.ts';
import { PictureBox } from '../../editor-fields/picture-box.tsx';
import { toPicture, type UploadFile, useUpload } from '../../editor-fields/use-upload.ts';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import { answerMaxLength, answersMin } from '../../limits.ts';
import type { WithAnswers } from '../choice-kind.ts';
import type { Answer } from '../schema.ts';
import styles from './answer-row.module.css';
import { CorrectMark } from './correct-mark.tsx';
import { markCorrect } from './mark-correct.ts';
import { placePicture } from './picture-changes.ts';

type AnswerRowProps = {
  isSingle: boolean;
  answer: Answer;
  index: number;
  /** False at the smallest number of answers. */
  canRemove: boolean;
  /** Ids of the answers that take pictures dropped here, separated by spaces. */
  pictureAnswerIds: string;
  /** Number of answers that may be added for further pictures. */
  addableAnswerCount: number;
  textError: string | undefined;
  pictureError: string | undefined;
  update: FieldsProps<WithAnswers>['update'];
  uploadFile: UploadFile;
  onEnter: (index: number) => void;
};

/** One answer: text or a picture. Its letter marks it right; further dropped pictures fill the next answers. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const { isSingle, answer, index, canRemove, textError, pictureError, update, uploadFile } = props;
  const t = useMessages(editorMessages);
  const letter = optionLetter(index);
  const { item, handle } = useSortableItem(answer.id, t('move_answer', { letter }));
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const changeAnswers = (change: (answers: Answer[]) => Answer[]) =>
    update((question) => ({ answers: change(question.answers) }));
  const changeAnswer = (edit: (answer: Answer) => Answer) =>
    changeAnswers((answers) => changeById(answers, answer.id, edit));
  const addPictures = (files: File[]) => {
    const addedIds = Array.from({ length: props.addableAnswerCount }, () => createId());
    const answerIds = [...props.pictureAnswerIds.split(' '), ...addedIds];
    return upload(files, answerIds.length, async (arrivedFile) => {
      const picture = await toPicture(arrivedFile);
      const id = answerIds[arrivedFile.index] ?? answer.id;
      changeAnswers((answers) => placePicture(answers, picture, id, addedIds));
    });
  };
  const isPicture = answer.kind === 'picture';
  return (
    <div {...item} className={styles.row} data-correct={answer.correct || undefined}>
      <CorrectMark
        isSingle={isSingle}
        letter={letter}
        checked={answer.correct}
        onChange={(correct) => changeAnswers((answers) => markCorrect(answers, isSingle, answer.id, correct))}
      />
      <FileTarget className={styles.face} onFiles={(files) => void addPictures(files)}>
        {isPicture && (
          <PictureBox
            picture={answer.picture}
            field={`answers.${index}.picture`}
            altLabel={t('answer_alt', { letter })}
            isBusy={isUploading}
            error={error || pictureError}
            multiple
            onFiles={(files) => void addPictures(files)}
            onChange={(picture) =>
              changeAnswer(({ picture: _old, ...rest }) => (picture ? { ...rest, picture } : rest))
            }
          />
        )}
        <FormattedField
          text={answer.text}
          label={t(isPicture ? 'answer_words' : 'answer_letter', { letter })}
          error={textError}
          maxLength={answerMaxLength}
          field={`answers.${index}.text`}
          uploadFile={uploadFile}
          onChange={(text) => changeAnswer((one) => ({ ...one, text }))}
        >
          {(plainText, formatButton) => (
            <GrowingText
              rows={1}
              aria-label={isPicture ? t('answer_words', { letter }) : t('answer_letter', { letter })}
              placeholder={isPicture ? t('answer_words', { letter }) : t('answer_letter', { letter })}
              maxLength={answerMaxLength}
              value={plainText}
              rightSection={formatButton}
              error={textError ?? (isPicture ? undefined : error || undefined)}
              data-field={`answers.${index}.text`}
              onChange={(event) => {
                const text = event.currentTarget.value;
                changeAnswer((one) => ({ ...one, text }));
              }}
              onKeyDown={(event) => {
                if (pressedKey(event) !== 'Enter' || event.shiftKey) return;
                if (event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                props.onEnter(index);
              }}
            />
          )}
        </FormattedField>
      </FileTarget>
      <AnswerActions
        letter={letter}
        isPicture={isPicture}
        canRemove={canRemove}
        onSwitchKind={() => changeAnswer((one) => ({ ...one, kind: isPicture ? 'word' : 'picture' }))}
        onRemove={() => changeAnswers((answers) => answers.filter(({ id }) => id !== answer.id))}
      />
      {/* CSS shows the handle first; the keyboard reaches it last. */}
      <div className={styles.handle} data-changes-seen>
        {handle}
      </div>
    </div>
  );
});

type AnswerActionsProps = Pick<AnswerRowProps, 'canRemove'> & {
  letter: string;
  isPicture: boolean;
  onSwitchKind: () => void;
  onRemove: () => void;
};

function AnswerActions({ letter, isPicture, canRemove, onSwitchKind, onRemove }: AnswerActionsProps) {
  const t = useMessages(editorMessages);
  const switchLabel = t(isPicture ? 'use_words' : 'use_picture', { letter });
  return (
    <div className={styles.actions} data-changes-seen>
      <Tooltip label={switchLabel}>
        <ActionIcon color="gray" aria-label={switchLabel} onClick={onSwitchKind}>
          {isPicture ? <IconLetterCase size={20} aria-hidden /> : <IconPhoto size={20} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      <Tooltip label={canRemove ? t('remove_answer', { letter }) : t('answers_min', { min: answersMin })}>
        <ActionIcon
          color="gray"
          aria-label={t('remove_answer', { letter })}
          aria-disabled={!canRemove || undefined}
          data-disabled={!canRemove || undefined}
          onClick={() => {
            if (canRemove) onRemove();
          }}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
