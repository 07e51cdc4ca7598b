import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipFile } from 'yauzl';
import { draftMaxBytes } from '#contract/limits.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import type { Activities } from '#form/registry.ts';
import { dropBankLinks } from '#server/features/activity-files/draft-links.ts';
import {
  type ActivityFile,
  activityFile,
  descriptionMaxBytes,
  fileHead,
  fileVersion,
} from '#server/features/activity-files/file-format.ts';
import { refuse } from '#server/features/activity-files/import/refuse.ts';
import { descriptionPath } from '#server/features/files/rules/activity-file.ts';
import { findUnstorable } from '#server/http/requests/find-unstorable.ts';
import { JobError, type JobRun } from '#server/jobs/job-kind.ts';
import { unpackEntry, type ZipEntry } from '#server/media/packages/read-zip.ts';

/** Reads and checks what a file says of its activity, before anything of its media is unpacked. */

/** `hiddenTypes`: those that the school does not use. */
type SchoolTypes = { activities: Activities; hiddenTypes: readonly string[] };

export type ReadActivity = { model: ActivityModel; file: ActivityFile; draft: unknown };

/** Refuses names that mean something else to JavaScript than a field. */
const refusePrototypes = (key: string, value: unknown): unknown =>
  key === '__proto__' ? refuse('content_refused') : value;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototypes);
  } catch (error) {
    if (error instanceof JobError) throw error;
    return refuse('no_activity');
  }
}

function parseFile(described: unknown): ActivityFile {
  const head = fileHead.safeParse(described);
  if (!head.success) return refuse('no_activity');
  if (head.data.version > fileVersion) return refuse('newer_version');
  if (findUnstorable(described) !== undefined) return refuse('content_refused');
  const parsed = activityFile.safeParse(described);
  return parsed.success ? parsed.data : refuse('content_refused');
}

/** Content of an older version is upgraded by code that expects what that version wrote, so it may throw anything. */
function upgradeContent(
  { content: rules }: ActivityModel,
  { content, content_version }: ActivityFile,
): unknown {
  if (content_version === rules.version) return content;
  try {
    return rules.upgrade(content, content_version);
  } catch {
    return refuse('content_refused');
  }
}

function parseDraft(model: ActivityModel, content: unknown): unknown {
  const parsed = model.content.draft.safeParse(content);
  if (!parsed.success) return refuse('content_refused');
  const draft = dropBankLinks(model, parsed.data);
  return Buffer.byteLength(JSON.stringify(draft)) > draftMaxBytes ? refuse('content_refused') : draft;
}

/** The activity that the file describes, with a draft of its type's newest format. */
function readDescription({ activities, hiddenTypes }: SchoolTypes, text: string): ReadActivity {
  const file = parseFile(parseJson(text));
  const model = activities.find(file.type) ?? refuse('unknown_type', { type: file.type });
  if (model.content.needsSchool) return refuse('needs_school');
  if (hiddenTypes.includes(model.type)) return refuse('type_not_used');
  if (file.content_version > model.content.version) return refuse('newer_version');
  return { model, file, draft: parseDraft(model, upgradeContent(model, file)) };
}

/** Unpacks the description of the activity, and reads it. */
export async function readActivityFile(
  types: SchoolTypes,
  zip: ZipFile,
  entries: readonly ZipEntry[],
  { folder, signal }: JobRun,
): Promise<ReadActivity> {
  const described = entries.find(({ path }) => path === descriptionPath) ?? refuse('no_activity');
  if (described.entry.uncompressedSize > descriptionMaxBytes) return refuse('file_too_much');
  const path = join(folder, descriptionPath);
  await unpackEntry(zip, described, path, signal);
  return readDescription(types, await readFile(path, 'utf8'));
}
