import * as z from 'zod';
import * as f from '#contract/fields.ts';
import {
  importAnswers,
  importColumns,
  importEncodings,
  importSeparators,
} from '#contract/import/import-columns.ts';
import { importKinds } from '#contract/import/import-kinds.ts';
import { bodyMaxBytes, importFileMaxBytes, nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Imports people from a file. A draft is read, compared with the school, corrected, and applied as a whole. */

const userGroups = ['student', 'teacher'] as const;
const messageParams = z.record(z.string(), z.union([z.string(), z.number()]));
const messageRef = z.object({ key: z.string(), params: messageParams });
/** The draft's version that the caller has seen; any other one is refused with 'changed_elsewhere'. */
const version = z
  .int()
  .positive()
  .max(f.wholeNumberMax - 1);
const lineNumber = z.int().positive().max(1_048_576);

const countByKind = z.object(
  Object.fromEntries(importKinds.map((kind) => [kind, z.int()])) as Record<
    (typeof importKinds)[number],
    z.ZodInt
  >,
);

const importDraft = z.object({
  version,
  state: z.enum(['open', 'applying', 'done']),
  file_name: z.string(),
  format: z.enum(['csv', 'xlsx', 'oneroster']),
  /** Null if the file's format determines it. */
  encoding: z.enum(importEncodings).nullable(),
  separator: z.enum(importSeparators).nullable(),
  /** The columns of the file in order, with the value in the first line and the recognised column. */
  columns: z.array(
    z.object({ head: z.string(), sample: z.string(), column: z.enum(importColumns).nullable() }),
  ),
  calendar_id: f.replyId,
  calendar_name: z.string(),
  /** Whether the import creates classes and subjects that the school lacks. */
  makes_missing: z.boolean(),
  missing_classes: z.array(z.string()),
  missing_subjects: z.array(z.string()),
  notices: z.array(messageRef),
  counts: countByKind,
  /** Number of missing people whose accounts the import closes. */
  closing_count: z.int(),
  /** Whether nothing prevents the import. */
  is_ready: z.boolean(),
  /** Identifies the differences; sent back with the call that applies them. */
  digest: z.string(),
  /** Progress of applying the draft, 0..1. */
  progress: z.number(),
  /** Why the last try to apply the draft failed; empty if it did not. */
  failure: z.string(),
  /** Ids of classes with new people, for printing sign-in cards. Empty until the import is done. */
  class_ids: z.array(f.replyId),
  expires_at: f.time,
});

const importRow = z.object({
  /** Line number in the file, from 1; null for people who are missing from it. */
  line: lineNumber.nullable(),
  /** Sheet and line, where the list has several sheets and `line` therefore counts through all of them; else empty. */
  place: z.string(),
  kind: z.enum(importKinds),
  person: z.enum(userGroups),
  user_id: f.replyId.nullable(),
  cells: z.record(z.string(), z.string()),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.enum(importColumns), key: z.string(), params: messageParams })),
  answer: z.enum(importAnswers).nullable(),
  /** For a person missing from the list: whether the import closes the account. */
  closes: z.boolean(),
});

const changedVersion = z.object({ version });

export const importOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/admin/import',
    summary: 'The own draft of an import, with counts of its differences to the school',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ draft: importDraft.nullable() }),
  },
  begin: {
    method: 'POST',
    path: '/admin/import_begin',
    summary:
      'Read a file of people (CSV, Excel or OneRoster, as base64) into a draft; an earlier draft is dropped',
    access: 'admin',
    maxBytes: bodyMaxBytes.importFile,
    input: z.object({
      name: z.string().trim().min(1).max(255),
      content: z.string().max(Math.ceil(importFileMaxBytes / 3) * 4),
      /** The school year; by default the current one. */
      calendar_id: f.id.optional(),
    }),
    reply: changedVersion,
  },
  setReading: {
    method: 'POST',
    path: '/admin/import_read',
    summary: 'Read the file of the draft in another way; fields left out stay',
    access: 'admin',
    input: z.object({
      version,
      encoding: z.enum(importEncodings).optional(),
      separator: z.enum(importSeparators).optional(),
      columns: z.array(z.enum(importColumns).nullable()).max(100).optional(),
      calendar_id: f.id.optional(),
      makes_missing: z.boolean().optional(),
    }),
    reply: changedVersion,
  },
  rows: {
    method: 'GET',
    path: '/admin/import_rows',
    summary: 'Lines of the draft and what they change, and people who left',
    access: 'admin',
    input: z.object({
      kind: z.enum(['', ...importKinds]).optional(),
      keyword: f.keyword,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(importRow),
  },
  mend: {
    method: 'POST',
    path: '/admin/import_mend',
    summary: 'Change a cell of a line of the draft',
    access: 'admin',
    input: z.object({
      version,
      line: lineNumber,
      column: z.enum(importColumns),
      value: z
        .string()
        .trim()
        .max(nameMaxLength * 20),
    }),
    reply: changedVersion,
  },
  answer: {
    method: 'POST',
    path: '/admin/import_answer',
    summary: 'Say of a line whether it is the person found, a new person, or left out; null = not said',
    access: 'admin',
    /** A `line` of null answers all lines with a question. */
    input: z.object({ version, line: lineNumber.nullable(), answer: z.enum(importAnswers).nullable() }),
    reply: changedVersion,
  },
  close: {
    method: 'POST',
    path: '/admin/import_close',
    summary: 'Choose people who left, some or all, whose accounts the import closes or keeps',
    access: 'admin',
    input: z.object({ version, user_ids: f.idList.optional(), closes: z.boolean() }),
    reply: changedVersion,
  },
  apply: {
    method: 'POST',
    path: '/admin/import_apply',
    summary: 'Apply the draft as a whole, as a job; refused once the school changed since its preview',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ version, digest: z.string().max(100) }),
    reply: f.emptyReply,
  },
  discard: {
    method: 'POST',
    path: '/admin/import_discard',
    summary: 'Drop the draft; nothing of it is imported',
    access: 'admin',
    input: z.object({}),
    reply: f.emptyReply,
  },
});
