import { availableParallelism } from 'node:os';
import { packageOf } from '#server/features/conversions/media-names.ts';
import type { PictureVariant } from '#server/media/convert-picture.ts';
import type { ConversionKind, ConversionResult, ConverterTask } from '#server/media/converter.ts';
import { convertDocument } from '#server/media/documents/convert-document.ts';
import { convertPackage, type PackageFile } from '#server/media/packages/convert-package.ts';
import { convertVideo } from '#server/media/videos/convert-video.ts';

/** The converter of each kind of file, with its limits. */

export type Converted<K extends ConversionKind> = {
  result: ConversionResult<K>;
  variants?: readonly PictureVariant[];
  files?: readonly PackageFile[];
};
export type AnyConverted = { [K in ConversionKind]: Converted<K> }[ConversionKind];

/** Lanes keep quick conversions from waiting for documents or videos, and these from waiting for each other. */
export type Lane = 'light' | 'document' | 'video';

type Converter<K extends ConversionKind> = {
  lane: Lane;
  timeMaxMinutes: number;
  /** Limit of the total size of the resulting files. */
  resultMaxBytes: number;
  /**
   * How long an unused file is kept after its conversion failed because of its content. Teachers may need that time
   * to offer a document or video as a download instead.
   */
  refusedKeptMs: number;
  convert: (task: ConverterTask, media: string) => Promise<Converted<K>>;
};

const megabyte = 1024 * 1024;
const cores = availableParallelism();

/**
 * Simultaneous jobs of each lane in this process: a video uses two cores, a document about one. Two documents at least,
 * so that a long one does not block another person's short one.
 */
export const jobsAtOnce: Record<Lane, number> = {
  light: 2,
  document: Math.min(4, Math.max(2, Math.floor(cores / 2))),
  video: Math.max(1, Math.floor(cores / 4)),
};

const hourMs = 3_600_000;

export const converters: { readonly [K in ConversionKind]: Converter<K> } = {
  picture: {
    lane: 'light',
    timeMaxMinutes: 2,
    resultMaxBytes: 50 * megabyte,
    refusedKeptMs: Number.POSITIVE_INFINITY,
    // Loads the picture library with the first picture.
    convert: async (task) => (await import('#server/media/convert-picture.ts')).convertPicture(task),
  },
  document: {
    lane: 'document',
    timeMaxMinutes: 10,
    resultMaxBytes: 500 * megabyte,
    refusedKeptMs: hourMs,
    convert: async (task) => ({ result: await convertDocument(task) }),
  },
  video: {
    lane: 'video',
    timeMaxMinutes: 15,
    resultMaxBytes: 600 * megabyte,
    refusedKeptMs: hourMs,
    convert: async (task) => ({ result: await convertVideo(task) }),
  },
  package: {
    lane: 'light',
    timeMaxMinutes: 10,
    resultMaxBytes: 500 * megabyte,
    refusedKeptMs: 0,
    convert: async (task, media) => {
      const { files, entry } = await convertPackage(task);
      const base = `packages/${packageOf(media)}/`;
      return { result: { kind: 'package', base, entry, files: files.length }, files };
    },
  },
};

export const conversionKinds = Object.keys(converters) as ConversionKind[];

/** Kind of the jobs of a conversion. */
export const jobKindOf = (kind: ConversionKind) => `convert_${kind}`;
