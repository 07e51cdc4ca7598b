import { createHash } from 'node:crypto';
import type { App } from '#server/app.ts';
import { checkMedia } from '#server/features/activities/check-media.service.ts';
import { readHashInKey } from '#server/features/backup/backup-format.ts';
import * as schoolChecks from '#server/features/backup/check-school.repository.ts';
import { isObjectUsed } from '#server/features/backup/tables.repository.ts';
import { findAnswerFilesById, readFileIds } from '#server/features/files/answer-files.service.ts';

/**
 * Reads a whole school and lists missing and damaged parts as sentences. Changes nothing, so a server may be
 * running.
 */

async function checkObject({ db, files }: App, key: string): Promise<string[]> {
  if ((await files.size(key)) === undefined)
    return (await isObjectUsed(db, key)) ? [`The file ${key} is missing.`] : [];
  const hash = createHash('sha256');
  for await (const chunk of (await files.read(key)) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex') === readHashInKey(key) ? [] : [`The file ${key} is damaged.`];
}

async function checkObjects(app: App): Promise<string[]> {
  const problems: string[] = [];
  for (let page = await schoolChecks.listObjects(app.db, ''); ; ) {
    for (const { key } of page) problems.push(...(await checkObject(app, key)));
    const lastObject = page.at(-1);
    if (!lastObject) return problems;
    page = await schoolChecks.listObjects(app.db, lastObject.key);
  }
}

async function checkAnswerFiles({ db }: App): Promise<string[]> {
  const problems: string[] = [];
  for (let page = await schoolChecks.listAnswersWithFiles(db, 0); ; ) {
    const fileById = await findAnswerFilesById(db, page.flatMap(readFileIds));
    for (const answer of page) {
      const lostIds = readFileIds(answer).filter((id) => !fileById.has(id));
      problems.push(
        ...lostIds.map((id) => `attempt ${answer.attempt_id}, question ${answer.question_id}: no file ${id}`),
      );
    }
    const lastAnswer = page.at(-1);
    if (!lastAnswer) return problems;
    page = await schoolChecks.listAnswersWithFiles(db, lastAnswer.attempt_id);
  }
}

export async function checkSchool(app: App): Promise<string[]> {
  const brokenReferences = await schoolChecks.countBrokenReferences(app.db);
  const fileIds = await schoolChecks.listFilesWithoutObject(app.db);
  return [
    ...(await app.parts.tableCopies.findDamage(app.db)),
    ...brokenReferences.map(
      ({ place, target, count }) => `${count} rows of ${place} name no row of ${target}`,
    ),
    ...fileIds.map((id) => `file ${id}: nothing is stored of it`),
    ...(await checkAnswerFiles(app)),
    ...(await checkObjects(app)),
    ...(await checkMedia(app)),
  ];
}
