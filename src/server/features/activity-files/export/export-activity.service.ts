import { ZipFile } from 'yazl';
import type { Api } from '#contract/api.ts';
import type { UploadKind } from '#contract/choices.ts';
import { activityFileMaxBytes } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { readCopySource } from '#server/features/activities/activities.service.ts';
import {
  dropBankLinks,
  listDimensionIds,
  replaceDimensions,
} from '#server/features/activity-files/draft-links.ts';
import { listFileNames } from '#server/features/activity-files/export/export-activity.repository.ts';
import {
  type ActivityFile,
  type FileMedium,
  fileFormat,
  fileVersion,
} from '#server/features/activity-files/file-format.ts';
import { listNamedMedia } from '#server/features/activity-files/named-media.ts';
import { descriptionPath } from '#server/features/files/rules/activity-file.ts';
import { buildDisposition } from '#server/features/files/rules/disposition.ts';
import { toPathName } from '#server/features/files/rules/file-name.ts';
import { type OpenedObject, openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { addObject, endZip } from '#server/features/files/storage/zip-objects.service.ts';
import { listDimensionNames } from '#server/features/school/dimension-names.service.ts';
import { listSubjects } from '#server/features/subjects/subjects.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Sends an activity with its media as a zip, which is made while it is sent. */

type CopySource = Awaited<ReturnType<typeof readCopySource>>;
type ExportedMedium = FileMedium & { object: OpenedObject };

const pickNames = ({ name, name_eng }: { name: string; name_eng: string }) => ({ name, name_eng });

/** The draft with labels that name the dimensions of a list, and that list: ids of the school stay in it. */
async function carryDimensions({ db }: SignedInContext, { model, content }: CopySource) {
  const usedIds = new Set(listDimensionIds(model, content));
  const used = (await listDimensionNames(db)).filter(({ id }) => usedIds.has(id));
  const newIds = new Map(used.map(({ id }, index) => [id, index + 1]));
  return {
    draft: replaceDimensions(model, dropBankLinks(model, content), newIds),
    dimensions: used.map((row, index) => ({ id: index + 1, ...pickNames(row) })),
  };
}

async function openMedia(
  { app, db, actor }: SignedInContext,
  { ownerId }: CopySource,
  kindsByMedia: ReadonlyMap<string, readonly UploadKind[]>,
): Promise<ExportedMedium[]> {
  const nameByMedia = await listFileNames(db, [...kindsByMedia.keys()], [ownerId, actor.id]);
  const exported: ExportedMedium[] = [];
  let bytes = 0;
  for (const [media, [kind]] of kindsByMedia) {
    const name = nameByMedia.get(media) ?? `${kind ?? 'file'}${media.slice(64)}`;
    const object = await openObject(app, media);
    if (!object || !kind) throw new AppError('activity_medium_missing', { name });
    bytes += object.bytes;
    if (bytes > activityFileMaxBytes * 0.99)
      throw new AppError('activity_file_too_large', { size: activityFileMaxBytes / 1024 / 1024 });
    const path = `media/${exported.length + 1}-${toPathName(name)}`;
    exported.push({ media, path, name, kind, bytes: object.bytes, sha256: media.slice(0, 64), object });
  }
  return exported;
}

/** Sends the zip of an activity, as far as the person may read it. */
export async function exportActivity(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['POST /diy/export']>,
): Promise<void> {
  const source = await readCopySource(context, id);
  const { model, form } = source;
  if (model.content.needsSchool) throw new AppError('activity_needs_school');
  const { draft, dimensions } = await carryDimensions(context, source);
  const media = await openMedia(context, source, listNamedMedia(model, draft, form));
  const { subject_id, ...carriedForm } = form;
  const subject = (await listSubjects(context.db)).find((row) => row.id === subject_id);
  const description: ActivityFile = {
    format: fileFormat,
    version: fileVersion,
    type: model.type,
    content_version: model.content.version,
    form: carriedForm,
    subject: subject ? pickNames(subject) : null,
    dimensions,
    content: draft,
    media: media.map(({ object: _object, ...medium }) => medium),
  };
  const mtime = new Date(context.app.now());
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(description, null, 1)), descriptionPath, { mtime });
  for (const { path, object } of media) addObject(zip, path, object, mtime);
  await context.reply
    .type('application/zip')
    .headers({
      'content-disposition': buildDisposition(form.name || model.type, '.zip'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(endZip(zip));
}
