import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import type { Question } from '../../model.ts';
import { editorMessages } from '../messages.ts';
import { setPicture } from '../picture-changes.ts';
import { toPicture, type UploadFile, useUpload } from '../use-upload.ts';
import { BlankBody } from './blanks/blank-body.tsx';
import { BodyText } from './body-text-field.tsx';
import { PictureBox } from './picture-box.tsx';
import styles from './question-panel.module.css';

type BodyFieldProps = {
  type: Question['type'];
  body: Question['body'];
  blanks: Question['blanks'];
  textError: string | undefined;
  pictureError: string | undefined;
  blanksError: string | undefined;
  update: (change: (question: Question) => Question) => void;
  uploadFile: UploadFile;
};

/** The question itself: words, or a picture with or without words. A picture may be dropped or pasted anywhere on it. */
export function BodyField(props: BodyFieldProps) {
  const { type, body, blanks, textError, pictureError, blanksError, update, uploadFile } = props;
  const t = useMessages(editorMessages);
  const id = useId();
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const changeBody = (change: (face: Question['body']) => Question['body']) =>
    update((question) => ({ ...question, body: change(question.body) }));
  const addPicture = (files: File[]) =>
    upload(files, 1, async (arrivedFile) => {
      const picture = await toPicture(arrivedFile);
      changeBody((face) => setPicture(face, picture));
    });
  const isPicture = body.kind === 'picture';
  const textProps = { id, description: isPicture ? t('body_with_picture') : undefined };
  return (
    <FileTarget className={styles.section} onFiles={(files) => void addPicture(files)}>
      <div className={styles.bodyHead}>
        <label htmlFor={id} className={styles.legend}>
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
          error={error || pictureError}
          onFiles={(files) => void addPicture(files)}
          onChange={(picture) =>
            changeBody(({ picture: _old, ...face }) => (picture ? { ...face, picture } : face))
          }
        />
      ) : (
        error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )
      )}
      {type === 'blank' ? (
        <BlankBody
          {...textProps}
          text={body.text}
          blanks={blanks}
          error={textError}
          blanksError={blanksError}
          update={update}
        />
      ) : (
        <BodyText
          {...textProps}
          value={body.text}
          error={textError}
          onChange={(event) => {
            const typedText = event.currentTarget.value;
            changeBody((face) => ({ ...face, text: typedText }));
          }}
        />
      )}
    </FileTarget>
  );
}
