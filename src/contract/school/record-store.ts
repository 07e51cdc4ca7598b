import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';
import {
  isStoreAddress,
  statementVersions,
  storeAddressMaxLength,
  storeErrors,
  storeKeyMaxLength,
  trimStoreAddress,
} from '#contract/school/record-store-fields.ts';

/** The record store of the school, to which statements of learning (xAPI) are sent. */

const address = z
  .string()
  .max(storeAddressMaxLength)
  .transform(trimStoreAddress)
  .refine((text) => text === '' || isStoreAddress(text));

const storeFields = z.object({
  /** Whether statements are written and sent. */
  is_on: z.boolean(),
  /** Empty: no store; what still waits is deleted. */
  address,
  /** User name for the store; Basic authentication allows no colon in it. */
  key: z
    .string()
    .trim()
    .max(storeKeyMaxLength)
    .regex(/^[^:]*$/),
  version: z.enum(statementVersions),
  /** The school's own address, which names its accounts and activities in statements. */
  home: address,
  /** Whether statements hold the names of students. */
  has_names: z.boolean(),
});

/** Null: the store took what was sent. `status` is the HTTP status of its answer; null: there was none. */
const outcome = {
  error: z.enum(storeErrors).nullable(),
  status: z.int().nullable(),
};

export const recordStoreOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/admin/record_store',
    summary: 'Where statements of learning are sent, and how many wait; never the secret',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      ...storeFields.shape,
      address: z.string(),
      key: z.string(),
      home: z.string(),
      has_secret: z.boolean(),
      waiting: z.int(),
      /** When the store last took statements. */
      sent_at: f.time.nullable(),
      /** When sending is tried again after an error. */
      retry_at: f.time.nullable(),
      ...outcome,
    }),
  },
  save: {
    method: 'POST',
    path: '/admin/record_store',
    summary: 'Change where statements of learning are sent; without an address, waiting ones are deleted',
    access: 'admin',
    logAs: 'settings_change',
    input: storeFields.extend({
      /** Absent: stays as it is. */
      secret: z.string().max(storeKeyMaxLength).optional(),
    }),
    reply: f.emptyReply,
  },
  test: {
    method: 'POST',
    path: '/admin/record_store_test',
    summary: 'Send one statement about the administrator to the saved store, always the same one',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({}),
    reply: z.object(outcome),
  },
});
