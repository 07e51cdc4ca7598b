/** Where statements of learning are sent. Imports no zod, so that browsers may load this module. */

/** Versions of xAPI, as its header names them. */
export const statementVersions = ['1.0.3', '2.0.0'] as const;
export type StatementVersion = (typeof statementVersions)[number];

export const storeAddressMaxLength = 300;
export const storeKeyMaxLength = 200;

/** Why the store did not take statements. */
export const storeErrors = [
  'unreachable',
  'too_slow',
  'wrong_key',
  'wrong_address',
  'statement_refused',
  'other_answer',
] as const;
export type StoreError = (typeof storeErrors)[number];

const storeAddress = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?(\/[\w./~%-]*)?$/i;

/** An http or https address without user name, question mark or fragment. */
export const isStoreAddress = (text: string): boolean => storeAddress.test(text);

/** The address without what people copy along with it: a slash at the end, and the part that is added when sending. */
export function trimStoreAddress(text: string): string {
  return text
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/statements$/, '');
}
