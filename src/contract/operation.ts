import type * as z from 'zod';
import { languages } from '#contract/language.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import { refuseUnknown } from '#contract/refuse-unknown.ts';

/**
 * Who may call an operation at all: anyone, any signed-in person, or one group.
 * Which unit, activity or attempt they may touch is the server policy's to say.
 */
export type Access = 'public' | 'signed_in' | 'student' | 'teacher' | 'admin';

export type Operation = {
  method: 'GET' | 'POST';
  /** Below the base path `/api`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Query string of a GET, JSON body of a POST. What it does not name is refused, also in an object inside it. */
  input: z.ZodType;
  /** Where the specification leaves open what is sent, and where a file on its way must arrive; see `ignoresUnknown`. */
  unknownFields?: 'ignored';
  /** What the body may have; only where that is more than usual. */
  maxBytes?: number;
  /** Shape of `data`; also the whitelist of what leaves the server. */
  reply: z.ZodType;
  /** `stream`: server-sent events whose data has the reply's shape. */
  kind?: 'stream';
  /** The word under which the security log tells that it was done. */
  logAs?: 'deletion' | 'restoration' | 'settings_change';
};

/** Operations of one area by name; their handlers go by the same names. */
export type Operations = Readonly<Record<string, Operation>>;

/** What every query may hold besides the fields of its operation, with the values that mean something. */
export const commonParameters = { lang: languages, _ajax: ['1'] } as const;

/**
 * Fields that the operation does not name change nothing. So it is with all that students call: their device may still
 * have an older app than the server, and no answer is lost over a field that has gone.
 */
export function ignoresUnknown({ access, unknownFields }: Operation): boolean {
  return access === 'student' || unknownFields === 'ignored';
}

export function defineOperations<const G extends Operations>(operations: G): G {
  const strict = Object.entries(operations).map(([name, operation]) => [
    name,
    ignoresUnknown(operation) ? operation : { ...operation, input: refuseUnknown(operation.input) },
  ]);
  return Object.fromEntries(strict) as G;
}

/** Bytes that the body of an operation may have. */
export function maxBytesOf({ access, maxBytes }: Operation): number {
  return maxBytes ?? (access === 'public' ? bodyMaxBytes.public : bodyMaxBytes.usual);
}

/** What a caller may pass, before defaults and coercion. */
export type InputOf<O extends Operation> = z.input<O['input']>;
export type ParsedInputOf<O extends Operation> = z.output<O['input']>;
export type ReplyOf<O extends Operation> = z.output<O['reply']>;
export type OperationKey<O extends Operation = Operation> = `${O['method']} ${O['path']}`;
