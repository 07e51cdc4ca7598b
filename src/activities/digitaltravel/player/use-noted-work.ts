import type { FileUploads } from '#form/activity-views.ts';
import type { TripPlayerProps } from './trip-props.ts';

/** Answers and files of the student, with each of them noted as work. */
export function useNotedWork(
  { traceAndFiles, onAnswer }: TripPlayerProps,
  noteWork: () => void,
): Pick<TripPlayerProps, 'traceAndFiles' | 'onAnswer'> {
  const { uploads } = traceAndFiles;
  const notedUploads: FileUploads = {
    ...uploads,
    add: (...file) => {
      noteWork();
      uploads.add(...file);
    },
  };
  return {
    traceAndFiles: { ...traceAndFiles, uploads: notedUploads },
    onAnswer: (...answer) => {
      noteWork();
      onAnswer(...answer);
    },
  };
}
