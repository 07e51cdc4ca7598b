import type * as z from 'zod';
import { languages } from '#contract/language.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import { refuseUnknown } from '#contract/refuse-unknown.ts';

/**
 * The people who may call an operation: anyone, any signed-in person, or one group. The server's policy decides which
 * units, activities and attempts they may use.
 */
export type Access = 'public' | 'signed_in' | 'student' | 'teacher' | 'admin';

export type Operation = {
  method: 'GET' | 'POST';
  /** `operationAddress` tells where on the host it is. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Query string of a GET, JSON body of a POST. Unknown fields are refused, also in nested objects. */
  input: z.ZodType;
  /** For calls whose input the specification does not fix, and for uploads in progress; see `ignoresUnknown`. */
  unknownFields?: 'ignored';
  /** Whether a person with an issued password may call it before changing the password. */
  beforePasswordChange?: 'allowed';
  /** Limit of the body, if it is higher than usual. */
  maxBytes?: number;
  /** Shape of `data`. The server sends no field that is missing here. */
  reply: z.ZodType;
  /** `stream`: server-sent events whose data has the reply's shape. `download`: a zip; refusals are envelopes. */
  kind?: 'stream' | 'download';
  /** The word under which the security log records a successful call. */
  logAs?: 'deletion' | 'restoration' | 'settings_change';
};

/** Operations of one area by name. Their handlers have the same names. */
export type Operations = Readonly<Record<string, Operation>>;

/** Parameters that every query may have, with their meaningful values. */
export const commonParameters = { lang: languages, _ajax: ['1'] } as const;

/**
 * Whether unknown fields are ignored instead of refused. Students' calls ignore them, because a device may run an older
 * app than the server, and no answer may be lost because of a removed field.
 */
export function ignoresUnknown({ access, unknownFields }: Operation): boolean {
  return access === 'student' || unknownFields === 'ignored';
}

export function defineOperations<const G extends Operations>(operations: G): G {
  const strictEntries = Object.entries(operations).map(([name, operation]) => [
    name,
    ignoresUnknown(operation) ? operation : { ...operation, input: refuseUnknown(operation.input) },
  ]);
  return Object.fromEntries(strictEntries) as G;
}

/** Largest body of an operation, in bytes. */
export function maxBytesOf({ access, maxBytes }: Operation): number {
  return maxBytes ?? (access === 'public' ? bodyMaxBytes.public : bodyMaxBytes.usual);
}

/** Input as a caller sends it, before defaults and coercion. */
export type InputOf<O extends Operation> = z.input<O['input']>;
export type ParsedInputOf<O extends Operation> = z.output<O['input']>;
export type ReplyOf<O extends Operation> = z.output<O['reply']>;
export type OperationKey<O extends Operation = Operation> = `${O['method']} ${O['path']}`;
