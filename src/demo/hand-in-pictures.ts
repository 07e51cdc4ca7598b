import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPng } from '#demo/pictures.ts';
import type { DemoPicture } from '#form/demo-half.ts';
import type { App } from '#server/app.ts';
import type { Row } from '#server/database/schema.ts';
import { recordFile } from '#server/features/files/files.service.ts';
import { withIncomingFolder } from '#server/features/files/storage/incoming-folders.ts';
import { storeObject } from '#server/features/files/storage/stored-objects.service.ts';

type AnswerWithOwner = Pick<Row<'answer'>, 'attempt_id' | 'question_id'> & { owner_id: number };

function handInPicture(app: App, answer: AnswerWithOwner, picture: DemoPicture): Promise<number> {
  const { name, width, height } = picture;
  return withIncomingFolder(app.env.dataDir, async (folder) => {
    const path = join(folder, 'picture');
    await writeFile(path, await renderPng(picture));
    const { media, bytes } = await storeObject(app, { path, extension: '.png', isPrivate: true });
    const sha256 = media.slice(0, -'.png'.length);
    const content = { sha256, extension: '.png', mime: 'image/png', bytes, width, height };
    return recordFile(app.db, content, { ...answer, space: null, name: `${name}.png` }, app.now());
  });
}

/** Stores pictures as if a student had uploaded them for an answer; returns the ids of the files. */
export async function handInPictures(
  app: App,
  answer: AnswerWithOwner,
  pictures: readonly DemoPicture[] = [],
): Promise<number[]> {
  const ids: number[] = [];
  for (const picture of pictures) ids.push(await handInPicture(app, answer, picture));
  return ids;
}
