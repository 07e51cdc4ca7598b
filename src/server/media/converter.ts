import type * as z from 'zod';
import type { conversionResult } from '#contract/files.ts';
import type { TextParams } from '#contract/language.ts';
import type { ConversionMessage } from '#server/media/conversion-messages.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';

/** What every converter takes and gives. Converters know neither the database nor where files are stored. */

type AnyResult = z.output<typeof conversionResult>;

export type ConversionKind = AnyResult['kind'];

/** What is made of a file of one kind; its urls are media urls. */
export type ConversionResult<K extends ConversionKind = ConversionKind> = Extract<AnyResult, { kind: K }>;

export type ConverterTask = {
  /** The source file on this machine; to be read only. */
  path: string;
  /** Of the source, in lower case with its dot. */
  extension: string;
  /** What the app found when it started. */
  programs: Programs;
  /** Empty, for intermediate files; removed afterwards with all that is in it. */
  folder: string;
  /** Aborted when the job is cancelled, takes too long or the server stops: then reject soon, leaving no process. */
  signal: AbortSignal;
  /** 0..1; may be called as often as wanted. */
  progress: (share: number) => void;
  /** Stores a made file under its content; `extension` with its dot. Resolves to its media url. */
  keep: (path: string, extension: string) => Promise<string>;
};

/** A file that cannot be converted; the teacher reads the message, so it says what to do next. */
export class ConversionError extends Error {
  readonly key: ConversionMessage;
  readonly params: TextParams;

  constructor(key: ConversionMessage, params: TextParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
