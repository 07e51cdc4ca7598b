import type { Row } from '#server/database/schema.ts';
import { packageOf } from '#server/features/conversions/media-names.ts';
import { convertDocument } from '#server/media/convert-document.ts';
import { convertPackage, type PackageFile } from '#server/media/convert-package.ts';
import { convertPicture, type PictureVariant } from '#server/media/convert-picture.ts';
import { convertVideo } from '#server/media/convert-video.ts';
import type { ConversionKind, ConversionResult, ConverterTask } from '#server/media/converter.ts';

/** How a file of each kind is converted, and what that may cost at most. */

type Converted = {
  result: ConversionResult;
  variants?: readonly PictureVariant[];
  files?: readonly PackageFile[];
};

type Converter = {
  /** Pictures do not wait behind videos. */
  lane: 'light' | 'heavy';
  timeMaxMinutes: number;
  /** Of everything that is made. */
  resultMaxBytes: number;
  convert: (task: ConverterTask, job: Row<'conversion'>) => Promise<Converted>;
};

const megabyte = 1024 * 1024;

export const converters: Record<ConversionKind, Converter> = {
  picture: { lane: 'light', timeMaxMinutes: 2, resultMaxBytes: 50 * megabyte, convert: convertPicture },
  document: {
    lane: 'heavy',
    timeMaxMinutes: 10,
    resultMaxBytes: 500 * megabyte,
    convert: async (task) => ({ result: await convertDocument(task) }),
  },
  video: {
    lane: 'heavy',
    timeMaxMinutes: 15,
    resultMaxBytes: 600 * megabyte,
    convert: async (task) => ({ result: await convertVideo(task) }),
  },
  package: {
    lane: 'heavy',
    timeMaxMinutes: 10,
    resultMaxBytes: 500 * megabyte,
    convert: async (task, { media }) => {
      const { files, entry } = await convertPackage(task);
      const base = `packages/${packageOf(media)}/`;
      return { result: { kind: 'package', base, entry, files: files.length }, files };
    },
  },
};

export function kindsOf(lane: Converter['lane']): ConversionKind[] {
  const kinds = Object.keys(converters) as ConversionKind[];
  return kinds.filter((kind) => converters[kind].lane === lane);
}
