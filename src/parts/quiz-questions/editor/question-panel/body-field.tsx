import { SegmentedControl } from '@mantine/core';
import { useId, useRef } from 'react';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { BodyText } from '../../editor-fields/body-text-field.tsx';
import fieldStyles from '../../editor-fields/fields.module.css';
import { FormattedField } from '../../editor-fields/formatted-field.tsx';
import { editorMessages } from '../../editor-fields/messages.ts';
import { PictureBox } from '../../editor-fields/picture-box.tsx';
import { setPicture } from '../../editor-fields/set-picture.ts';
import { toPicture, useUpload } from '../../editor-fields/use-upload.ts';
import type { EditorParts, FieldsProps } from '../../kind-form/editor-kind.tsx';
import { bodyMaxLength } from '../../limits.ts';
import type { Question } from '../../model.ts';
import { editorOf } from '../editor-of.tsx';
import styles from './question-panel.module.css';

type BodyFieldProps = Pick<FieldsProps<Question>, 'question' | 'errorAt' | 'update' | 'uploadFile'>;

/** The question itself: words, or a picture with or without words. A picture may be dropped or pasted anywhere on it. */
export function BodyField(props: BodyFieldProps) {
  const { question, errorAt, update, uploadFile } = props;
  const { body } = question;
  const { Body, gaps } = editorOf(question);
  const recall = useEarlierGaps(gaps);
  const t = useMessages(editorMessages);
  const id = useId();
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const changeBody = (change: (face: Question['body']) => Question['body']) =>
    update((one) => ({ body: change(one.body) }));
  const addPicture = (files: File[]) =>
    upload(files, 1, async (arrivedFile) => {
      const picture = await toPicture(arrivedFile);
      changeBody((face) => setPicture(face, picture));
    });
  const isPicture = body.kind === 'picture';
  const textProps = { id, description: isPicture ? t('body_with_picture') : undefined };
  return (
    <FileTarget className={fieldStyles.section} onFiles={(files) => void addPicture(files)}>
      <div className={styles.bodyHead}>
        <label htmlFor={id} className={fieldStyles.legend}>
          {t('body')}
        </label>
        <SegmentedControl
          aria-label={t('body_kind')}
          value={body.kind}
          data={[
            { value: 'word', label: t('word') },
            { value: 'picture', label: t('picture') },
          ]}
          onChange={(kind) => changeBody((face) => ({ ...face, kind }))}
        />
      </div>
      {isPicture ? (
        <PictureBox
          picture={body.picture}
          field="body.picture"
          altLabel={t('picture_alt')}
          isBusy={isUploading}
          error={error || errorAt('body.picture')}
          onFiles={(files) => void addPicture(files)}
          onChange={(picture) =>
            changeBody(({ picture: _old, ...face }) => (picture ? { ...face, picture } : face))
          }
        />
      ) : (
        error && (
          <p className={fieldStyles.error} role="alert">
            {error}
          </p>
        )
      )}
      <FormattedField
        text={body.text}
        label={t('body')}
        description={textProps.description}
        error={errorAt('body.text') ?? (gaps && errorAt('blanks'))}
        maxLength={bodyMaxLength}
        field="body.text"
        uploadFile={uploadFile}
        {...(gaps && { gaps: { ids: gaps.listIds(question), max: gaps.max, createId } })}
        onChange={(text, gapList) =>
          update((one) => gaps?.setText(one, text, gapList, recall(one)) ?? { body: { ...one.body, text } })
        }
      >
        {(text, formatButton) =>
          Body ? (
            <Body {...textProps} {...{ question, errorAt, update, formatButton }} />
          ) : (
            <BodyText
              {...textProps}
              value={text}
              error={errorAt('body.text')}
              rightSection={formatButton}
              onChange={(event) => {
                const typedText = event.currentTarget.value;
                changeBody((face) => ({ ...face, text: typedText }));
              }}
            />
          )
        }
      </FormattedField>
    </FileTarget>
  );
}

/** Finds the question as it was when it still had a gap, which returns with its answers when a deletion is undone. */
function useEarlierGaps(gaps: EditorParts<Question>['gaps']) {
  const questionByGapId = useRef(new Map<string, Question>());
  return (question: Question) => {
    for (const id of gaps?.listIds(question) ?? []) questionByGapId.current.set(id, question);
    return (id: string) => questionByGapId.current.get(id);
  };
}
