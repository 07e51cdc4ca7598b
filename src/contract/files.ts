import * as z from 'zod';
import { uploadKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * Uploaded files. Bytes arrive by the tus protocol at `/api/upload/tus`; `finish` makes a received upload a
 * file. Media urls are relative to the CDN url and hold the content's hash: what they name never changes.
 */

export const conversionStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const storedFile = z.object({
  id: f.replyId,
  /** Below the CDN url; for private files the path at which those who may see it get it. */
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
});

/** Width and height in pixels. */
const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** What a conversion made of a file. */
export const conversionResult = z.discriminatedUnion('kind', [
  /** Smaller forms are served at the picture's own url with `?w=`. */
  z.object({ kind: z.literal('picture'), widths: z.array(z.int()) }),
  z.object({
    kind: z.literal('document'),
    pages: z.array(z.object({ image: picture, thumb: picture })),
    /** Media url of a JSON list with the plain text of each page. */
    text: z.string(),
  }),
  z.object({
    kind: z.literal('video'),
    video: picture,
    duration_ms: z.int(),
    poster: picture,
    /** One picture with `columns` thumbnails a row, one every `interval_ms`. */
    strip: picture.extend({ columns: z.int(), count: z.int(), interval_ms: z.int() }),
  }),
  /** The package's files are served below `/packages/{hash of the zip}/`; `entry` is the page to open. */
  z.object({ kind: z.literal('package'), base: z.string(), entry: z.string(), files: z.int() }),
]);

export const conversion = z.object({
  /** Media url of the file that is converted. */
  media: z.string(),
  state: z.enum(conversionStates),
  /** 0..1 */
  progress: z.number(),
  /** Why it failed, in the language asked for; else empty. */
  message: z.string(),
  /** It failed or was cancelled, but not for what the file is. */
  may_retry: z.boolean(),
  result: conversionResult.nullable(),
});

/** `<sha256>.<ext>`: stored bytes are named by their content alone. */
export const mediaNamePattern = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;
const uploadId = z
  .string()
  .max(32)
  .regex(/^[0-9a-f]{32}$/);
const mediaName = z.string().max(70).regex(mediaNamePattern);

/** An upload that has not become a file yet. Sizes in bytes. */
const unfinishedUpload = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(uploadKinds),
  bytes: z.int(),
  /** How much has arrived, as last noted. */
  received_bytes: z.int(),
  created_at: f.time,
  /** When bytes last arrived; else when it was begun. */
  moved_at: f.time,
});

export const fileOperations = defineOperations({
  unfinished: {
    method: 'GET',
    path: '/upload/unfinished',
    summary: 'Own uploads that are not finished, the last moved first',
    access: 'signed_in',
    input: z.object({}),
    reply: z.object({ items: z.array(unfinishedUpload) }),
  },
  discard: {
    method: 'POST',
    path: '/upload/discard',
    summary: 'Cancel an unfinished upload, of anybody for administrators, and give its room back',
    access: 'signed_in',
    unknownFields: 'ignored',
    input: z.object({ id: uploadId }),
    reply: f.done,
    logAs: 'deletion',
  },
  allUnfinished: {
    method: 'GET',
    path: '/admin/uploads',
    summary: "Everybody's unfinished uploads, the last moved first",
    access: 'admin',
    input: z.object({ offset: f.offset, limit: f.limit }),
    reply: f.listOf(
      unfinishedUpload.extend({ owner_id: f.replyId, owner_name: z.string(), is_guest: z.boolean() }),
    ),
  },
  storage: {
    method: 'GET',
    path: '/admin/storage',
    summary: "How much the school's files take, and how much they may",
    access: 'admin',
    input: z.object({}),
    reply: z.object({ used_bytes: z.int(), quota_bytes: z.int().nullable() }),
  },
  changeStorage: {
    method: 'POST',
    path: '/admin/storage',
    summary: "Set how much the school's files may take in all; null = as much as there is room for",
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ quota_bytes: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable() }),
    reply: f.done,
  },
});

/** What becomes of uploads once their bytes are there, and how far those are that have to be converted. */
export const conversionOperations = defineOperations({
  finish: {
    method: 'POST',
    path: '/upload/finish',
    summary: 'Make a fully received upload a file, checked by content; sending it again gives the same reply',
    access: 'signed_in',
    unknownFields: 'ignored',
    input: z.object({ id: uploadId }),
    reply: z.object({ file: storedFile, conversion: conversion.nullable() }),
  },
  list: {
    method: 'GET',
    path: '/upload/conversions',
    summary: 'How far the conversions of these media are, comma-separated; unknown ones are left out',
    access: 'teacher',
    input: z.object({
      media: z
        .string()
        .max(50 * 71)
        .transform((text) => text.split(','))
        .pipe(z.array(mediaName).min(1).max(50)),
    }),
    reply: z.object({ items: z.array(conversion) }),
  },
  retry: {
    method: 'POST',
    path: '/upload/retry',
    summary: 'Convert an own file again after it failed or was cancelled',
    access: 'teacher',
    input: z.object({ media: mediaName }),
    reply: conversion,
  },
  cancel: {
    method: 'POST',
    path: '/upload/cancel',
    summary: 'Stop the conversion of an own file',
    access: 'teacher',
    input: z.object({ media: mediaName }),
    reply: conversion,
  },
});
