import { createHash } from 'node:crypto';
import { checkMade } from '#server/features/activities/check-made.service.ts';
import { hashInKey } from '#server/features/backup/backup-format.ts';
import * as check from '#server/features/backup/check-school.repository.ts';
import { isNamed } from '#server/features/backup/tables.repository.ts';
import { findHandedInFiles, readFileIds } from '#server/features/files/answer-files.service.ts';
import type { App } from '#server/http/context.ts';

/**
 * Reads a whole school and lists missing and damaged parts as sentences. Changes nothing; a server may be running.
 */

async function checkObject({ db, files }: App, key: string): Promise<string[]> {
  if ((await files.size(key)) === undefined)
    return (await isNamed(db, key)) ? [`The file ${key} is missing.`] : [];
  const hash = createHash('sha256');
  for await (const chunk of (await files.read(key)) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex') === hashInKey(key) ? [] : [`The file ${key} is damaged.`];
}

async function checkObjects(app: App): Promise<string[]> {
  const problems: string[] = [];
  for (let page = await check.listObjects(app.db, ''); ; ) {
    for (const { key } of page) problems.push(...(await checkObject(app, key)));
    const last = page.at(-1);
    if (!last) return problems;
    page = await check.listObjects(app.db, last.key);
  }
}

async function checkAnswerFiles({ db }: App): Promise<string[]> {
  const problems: string[] = [];
  for (let page = await check.listAnswersWithFiles(db, 0); ; ) {
    const knownFiles = await findHandedInFiles(db, page.flatMap(readFileIds));
    for (const answer of page) {
      const lost = readFileIds(answer).filter((id) => !knownFiles.has(id));
      problems.push(
        ...lost.map((id) => `attempt ${answer.attempt_id}, question ${answer.question_id}: no file ${id}`),
      );
    }
    const last = page.at(-1);
    if (!last) return problems;
    page = await check.listAnswersWithFiles(db, last.attempt_id);
  }
}

export async function checkSchool(app: App): Promise<string[]> {
  const brokenReferences = await check.countBrokenReferences(app.db);
  const records = await check.listFilesWithoutObject(app.db);
  return [
    ...(await app.parts.tableCopies.findDamage(app.db)),
    ...brokenReferences.map(
      ({ place, target, count }) => `${count} rows of ${place} name no row of ${target}`,
    ),
    ...records.map((id) => `file ${id}: nothing is stored of it`),
    ...(await checkAnswerFiles(app)),
    ...(await checkObjects(app)),
    ...(await checkMade(app)),
  ];
}
