import type * as z from 'zod';
import type { conversionResult } from '#contract/files.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';

/** Input and results of all converters. They know neither the database nor the file store. */

type AnyConversionResult = z.output<typeof conversionResult>;

export type ConversionKind = AnyConversionResult['kind'];

/** Result of converting a file of one kind; its urls are media urls. */
export type ConversionResult<K extends ConversionKind = ConversionKind> = Extract<
  AnyConversionResult,
  { kind: K }
>;

/** What a converter needs that stores nothing. */
export type DrawingTask = Omit<ConverterTask, 'storeResult'>;

export type ConverterTask = {
  /** The source file on this machine; read-only. */
  path: string;
  /** Extension of the source, in lower case with its dot. */
  extension: string;
  /** Programs that the app found at its start. */
  programs: Programs;
  /** An empty folder for intermediate files, removed afterwards. */
  folder: string;
  /** Aborted when the job is cancelled, takes too long or the server stops; reject soon and leave no process. */
  signal: AbortSignal;
  /** Reports progress, 0..1; may be called often. */
  progress: (share: number) => void;
  /** Stores a resulting file and resolves to its media url; `extension` with its dot. */
  storeResult: (path: string, extension: string) => Promise<string>;
};
