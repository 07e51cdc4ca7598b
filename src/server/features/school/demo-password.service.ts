import { randomInt } from 'node:crypto';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import type { Env } from '#server/env.ts';
import * as demoPeople from '#server/features/school/demo-people.repository.ts';
import { easyWords } from '#server/features/school/easy-words.ts';
import { hashPassword, isPassword } from '#server/features/session/passwords.service.ts';

/**
 * The password of all accounts of the demo school. It is public only where DEMO=1 was set by hand; elsewhere it is random,
 * and only who reads the server's output or its database knows it.
 */

export const publicDemoPassword = 'elearning';
const wordCount = 3;

export function chooseDemoPassword({ demoForced }: Pick<Env, 'demoForced'>): string {
  if (demoForced) return publicDemoPassword;
  return Array.from({ length: wordCount }, () => easyWords[randomInt(easyWords.length)]).join('-');
}

/** Stores the password of a school that is being filled. */
export async function storeDemoPassword(tx: Db, password: string): Promise<void> {
  await writeSetting(tx, 'demo_password', password === publicDemoPassword ? '' : password);
}

export async function readDemoPassword(db: Db): Promise<string> {
  return (await readSetting(db, 'demo_password')) || publicDemoPassword;
}

/**
 * Replaces the public password of a demo school that was filled with DEMO=1, or by an earlier version, once it is
 * started without that. Signs its people out, because anybody may have signed in.
 */
export async function replacePublicPassword({ db, env }: { db: Db; env: Env }): Promise<void> {
  if (env.demoForced || (await readDemoPassword(db)) !== publicDemoPassword) return;
  const password = chooseDemoPassword(env);
  const passwordHash = await hashPassword(password);
  const publicHashes: string[] = [];
  for (const hash of await demoPeople.listPasswordHashes(db))
    if (await isPassword(publicDemoPassword, hash)) publicHashes.push(hash);
  await inTransaction(db, async (tx) => {
    await demoPeople.replacePasswordHashes(tx, publicHashes, passwordHash);
    await demoPeople.deleteSessions(tx);
    await storeDemoPassword(tx, password);
  });
}
