import * as z from 'zod';
import { uploadKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * Uploaded files. Bytes arrive by the tus protocol at `/api/upload/tus`; `finish` turns a received upload into a
 * file. Media urls are relative to the CDN url and contain the hash of the content, so a url always names the same bytes.
 */

export const conversionStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const storedFile = z.object({
  id: f.replyId,
  /** Relative to the CDN url; for private files, a path that checks who may see the file. */
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
});

/** Width and height in pixels. */
const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** A panorama of one width, cut into square tiles; the last row may be lower. Lengths in pixels. */
const panoramaLevel = z.object({
  width: z.int(),
  height: z.int(),
  tile: z.int(),
  columns: z.int(),
  /** Row by row, from the top left. */
  urls: z.array(z.string()),
});

/** Result of converting a file. */
export const conversionResult = z.discriminatedUnion('kind', [
  /** Smaller versions are served at the picture's own url with `?w=`. */
  z.object({ kind: z.literal('picture'), widths: z.array(z.int()) }),
  z.object({
    kind: z.literal('panorama'),
    /** The part of the sphere that the picture covers: 360 and 180 for all of it, less for a band in its middle. */
    degrees: z.object({ width: z.number(), height: z.number() }),
    /** The whole picture, small. */
    base: picture,
    /** From the coarsest to the sharpest, each twice as wide as the one before; empty for a small picture. */
    levels: z.array(panoramaLevel),
  }),
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
    /** One picture with rows of `columns` thumbnails, one for every `interval_ms` of the video. */
    strip: picture.extend({ columns: z.int(), count: z.int(), interval_ms: z.int() }),
  }),
  /** The package's files are served below `/packages/{hash of the zip}/`; `entry` is the page to open. */
  z.object({ kind: z.literal('package'), base: z.string(), entry: z.string(), files: z.int() }),
]);

export const conversion = z.object({
  /** Media url of the file that is being converted. */
  media: z.string(),
  state: z.enum(conversionStates),
  /** The share that is done, 0..1. */
  progress: z.number(),
  /** Reason of a failure in the requested language, else empty. */
  message: z.string(),
  /** True if the conversion was cancelled, or failed for a reason other than the file itself. */
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
  /** Bytes that had arrived when the progress was last recorded. */
  received_bytes: z.int(),
  created_at: f.time,
  /** When bytes last arrived; before the first bytes, when the upload began. */
  moved_at: f.time,
});

export const fileOperations = defineOperations({
  unfinished: {
    method: 'GET',
    path: '/upload/unfinished',
    summary: 'Own unfinished uploads, the most recently active first',
    access: 'signed_in',
    input: z.object({}),
    reply: z.object({ items: z.array(unfinishedUpload) }),
  },
  discard: {
    method: 'POST',
    path: '/upload/discard',
    summary: 'Cancel an unfinished upload and release its storage; administrators may cancel any upload',
    access: 'signed_in',
    unknownFields: 'ignored',
    input: z.object({ id: uploadId }),
    reply: f.emptyReply,
    logAs: 'deletion',
  },
  allUnfinished: {
    method: 'GET',
    path: '/admin/uploads',
    summary: "Everybody's unfinished uploads, the most recently active first",
    access: 'admin',
    input: z.object({ offset: f.offset, limit: f.limit }),
    reply: f.listOf(
      unfinishedUpload.extend({ owner_id: f.replyId, owner_name: z.string(), is_guest: z.boolean() }),
    ),
  },
  storage: {
    method: 'GET',
    path: '/admin/storage',
    summary: "Storage used by the school's files, and its quota",
    access: 'admin',
    input: z.object({}),
    reply: z.object({ used_bytes: z.int(), quota_bytes: z.int().nullable() }),
  },
  changeStorage: {
    method: 'POST',
    path: '/admin/storage',
    summary: "Set the quota of the school's files; null = as much as the disk holds",
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ quota_bytes: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable() }),
    reply: f.emptyReply,
  },
});

/** Finishes uploads, and reports the conversions of files that need one. */
export const conversionOperations = defineOperations({
  finish: {
    method: 'POST',
    path: '/upload/finish',
    summary:
      'Turn a fully received upload into a file after checking its content; repeating it gives the same reply',
    access: 'signed_in',
    unknownFields: 'ignored',
    input: z.object({ id: uploadId }),
    reply: z.object({ file: storedFile, conversion: conversion.nullable() }),
  },
  list: {
    method: 'GET',
    path: '/upload/conversions',
    summary: 'Progress of converting these media (comma-separated); unknown ones are left out',
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
