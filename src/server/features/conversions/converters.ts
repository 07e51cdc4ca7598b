import { availableParallelism } from 'node:os';
import { packageOf } from '#server/features/conversions/media-names.ts';
import type { PictureVariant } from '#server/media/convert-picture.ts';
import type { ConversionKind, ConversionResult, ConverterTask } from '#server/media/converter.ts';
import { convertDocument } from '#server/media/documents/convert-document.ts';
import { convertPackage, type PackageFile } from '#server/media/packages/convert-package.ts';
import { convertVideo } from '#server/media/videos/convert-video.ts';

/** How a file of each kind is converted, and what that may cost at most. */

type Converted = {
  result: ConversionResult;
  variants?: readonly PictureVariant[];
  files?: readonly PackageFile[];
};

/** What is soon done waits neither for documents nor for videos, and these not for each other. */
export type Lane = 'light' | 'document' | 'video';

type Converter = {
  lane: Lane;
  timeMaxMinutes: number;
  /** Of everything that is made. */
  resultMaxBytes: number;
  /**
   * How long a file is kept that cannot be converted for what it is, unless somebody uses it: a document or film
   * may still be offered as a download, and whoever does so has to be given the time to say so.
   */
  refusedKeptMs: number;
  convert: (task: ConverterTask, media: string) => Promise<Converted>;
};

const megabyte = 1024 * 1024;
const cores = availableParallelism();

/**
 * So many of a lane run at once in this process: a video takes two cores, a document about one. Where there are
 * two places, somebody's long document leaves room for another person's short one.
 */
export const lanePlaces: Record<Lane, number> = {
  light: 2,
  document: Math.min(4, Math.max(2, Math.floor(cores / 2))),
  video: Math.max(1, Math.floor(cores / 4)),
};

const hourMs = 3_600_000;

export const converters: Record<ConversionKind, Converter> = {
  picture: {
    lane: 'light',
    timeMaxMinutes: 2,
    resultMaxBytes: 50 * megabyte,
    refusedKeptMs: Number.POSITIVE_INFINITY,
    // Loaded with the first picture.
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

/** What its jobs are called. */
export const jobKindOf = (kind: ConversionKind) => `convert_${kind}`;
