import { type ComponentProps, useCallback } from 'react';
import { Formattable } from '#parts/formatted-text/editor/formattable.tsx';
import { picturesMax } from '#parts/formatted-text/limits.ts';
import type { TextPicture } from '#parts/formatted-text/rich-text.ts';
import { toPicture, type UploadFile, useUpload } from './use-upload.ts';

type FormattedFieldProps = Omit<ComponentProps<typeof Formattable>, 'addPictures'> & {
  uploadFile: UploadFile;
};

/** A text of a question that may have formatting and pictures of its own. */
export function FormattedField({ uploadFile, error, ...fieldProps }: FormattedFieldProps) {
  const { error: uploadError, upload } = useUpload(uploadFile, 'picture');
  const addPictures = useCallback(
    (files: File[], onPicture: (picture: TextPicture) => void) =>
      void upload(files, picturesMax, async (arrivedFile) => onPicture(await toPicture(arrivedFile))),
    [upload],
  );
  return <Formattable {...fieldProps} error={uploadError || error} addPictures={addPictures} />;
}
