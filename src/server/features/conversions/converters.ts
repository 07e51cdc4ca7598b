import { availableParallelism } from 'node:os';
import { packageHashOf } from '#server/features/conversions/media-names.ts';
import { defineJob, type JobDefinition, noPayload } from '#server/jobs/define-job.ts';
import type { PictureVariant } from '#server/media/convert-picture.ts';
import type { ConversionKind, ConversionResult, ConverterTask } from '#server/media/converter.ts';
import { convertDocument } from '#server/media/documents/convert-document.ts';
import { convertPackage, type PackageFile } from '#server/media/packages/convert-package.ts';
import { convertPanorama } from '#server/media/panoramas/convert-panorama.ts';
import { convertVideo } from '#server/media/videos/convert-video.ts';

/** The converter for each kind of file, with its limits. */

export type ConversionOutput<K extends ConversionKind> = {
  result: ConversionResult<K>;
  variants?: readonly PictureVariant[];
  files?: readonly PackageFile[];
};
export type AnyConversionOutput = { [K in ConversionKind]: ConversionOutput<K> }[ConversionKind];

/**
 * Lanes keep quick conversions from waiting for documents or videos, and these from waiting for each other.
 */
export type Lane = 'light' | 'document' | 'video';

type Converter<K extends ConversionKind> = {
  lane: Lane;
  timeMaxMinutes: number;
  /** Limit of the total size of the resulting files. */
  resultMaxBytes: number;
  /**
   * For this time, an unused file is kept after its content made its conversion fail. Teachers may need the
   * time to offer a document or video as a download instead.
   */
  keepRefusedMs: number;
  convert: (task: ConverterTask, media: string) => Promise<ConversionOutput<K>>;
};

const megabyte = 1024 * 1024;
const coreCount = availableParallelism();

/**
 * Number of simultaneous jobs of each lane in this process. A video uses two cores, a document about one. At
 * least two documents are converted, so that a long one does not block another person's short one.
 */
export const jobsAtOnce: Record<Lane, number> = {
  light: 2,
  document: Math.min(4, Math.max(2, Math.floor(coreCount / 2))),
  video: Math.max(1, Math.floor(coreCount / 4)),
};

const hourMs = 3_600_000;

export const converters: { readonly [K in ConversionKind]: Converter<K> } = {
  picture: {
    lane: 'light',
    timeMaxMinutes: 2,
    resultMaxBytes: 50 * megabyte,
    keepRefusedMs: Number.POSITIVE_INFINITY,
    // The picture library is loaded only when the first picture is converted.
    convert: async (task) => (await import('#server/media/convert-picture.ts')).convertPicture(task),
  },
  panorama: {
    lane: 'document',
    timeMaxMinutes: 5,
    resultMaxBytes: 200 * megabyte,
    keepRefusedMs: hourMs,
    convert: async (task) => ({ result: await convertPanorama(task) }),
  },
  document: {
    lane: 'document',
    timeMaxMinutes: 10,
    resultMaxBytes: 500 * megabyte,
    keepRefusedMs: hourMs,
    convert: async (task) => ({ result: await convertDocument(task) }),
  },
  video: {
    lane: 'video',
    timeMaxMinutes: 15,
    resultMaxBytes: 600 * megabyte,
    keepRefusedMs: hourMs,
    convert: async (task) => ({ result: await convertVideo(task) }),
  },
  package: {
    lane: 'light',
    timeMaxMinutes: 10,
    resultMaxBytes: 500 * megabyte,
    keepRefusedMs: 0,
    convert: async (task, media) => {
      const { files, entry } = await convertPackage(task);
      const base = `packages/${packageHashOf(media)}/`;
      return { result: { kind: 'package', base, entry, files: files.length }, files };
    },
  },
};

export const conversionKinds = Object.keys(converters) as ConversionKind[];

const defineConversion = (kind: ConversionKind) => defineJob({ kind: `convert_${kind}`, payload: noPayload });

/** The job of each kind of conversion. The key of a job is the name of its medium. */
export const conversionJobByKind: Readonly<Record<ConversionKind, JobDefinition<object>>> = {
  picture: defineConversion('picture'),
  panorama: defineConversion('panorama'),
  document: defineConversion('document'),
  video: defineConversion('video'),
  package: defineConversion('package'),
};

export const toJobKind = (kind: ConversionKind): string => conversionJobByKind[kind].kind;
