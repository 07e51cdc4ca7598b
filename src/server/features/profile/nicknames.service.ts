import { AppError, requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Tx } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as profiles from '#server/features/profile/profile.repository.ts';
import { cleanShownName, foldShownName } from '#server/shown-name.ts';

/**
 * Nicknames stand where others expect a name. They are cleaned and compared as names of guests are, with those of all
 * teachers and of the person's classes, and each change is in the audit log.
 */

const nicknameFields = ['nickname', 'nickname_eng'] as const;

type Nicknames = Partial<Record<(typeof nicknameFields)[number], string>>;

/** The nickname as stored; an empty one is none. Refuses one of which nothing is visible. */
export function cleanNickname(nickname: string, field: keyof Nicknames): string {
  const cleanedName = cleanShownName(nickname);
  if (cleanedName === '' && nickname !== '') throw new AppError('invalid_input', { field });
  return cleanedName;
}

/** Refuses with 'name_taken' if another person of the classes, or a teacher, has a name that looks the same. */
async function requireFreeNames(tx: Tx, userId: number, names: readonly string[]): Promise<void> {
  const classIds = await profiles.listClassIds(tx, userId);
  // Classmates who choose the same name at once come one after another.
  await lockRows(tx, 'class', classIds);
  const others = await profiles.listNamesOfOthers(tx, userId, classIds);
  const takenNames = new Set(
    others.flatMap(({ name, nickname, nickname_eng }) => [name, nickname, nickname_eng].map(foldShownName)),
  );
  const takenName = names.find((name) => takenNames.has(foldShownName(name)));
  if (takenName !== undefined) throw new AppError('name_taken', { name: takenName });
}

/** Stores the cleaned nicknames that differ from the present ones. */
export async function changeNicknames(
  tx: Tx,
  actor: Actor,
  nicknames: Nicknames,
  now: number,
): Promise<void> {
  await lockRows(tx, 'user', [actor.id]);
  const person = requireFound(await profiles.findProfile(tx, actor.id));
  const changedFields = nicknameFields.filter(
    (field) => nicknames[field] !== undefined && nicknames[field] !== person[field],
  );
  if (changedFields.length === 0) return;
  const pickChanged = (names: Nicknames): Nicknames =>
    Object.fromEntries(changedFields.map((field) => [field, names[field]]));
  const after = pickChanged(nicknames);
  const isOwnName = (name: string) => name === '' || foldShownName(name) === foldShownName(person.name);
  const foreignNames = Object.values(after).filter((name) => !isOwnName(name));
  if (foreignNames.length > 0) await requireFreeNames(tx, actor.id, foreignNames);
  await profiles.updateProfile(tx, actor.id, { ...after, search_text: null });
  await recordAudit(tx, {
    at: now,
    actor_id: actor.id,
    action: 'person.change',
    subject_kind: 'user',
    subject_id: actor.id,
    user_id: actor.id,
    before: pickChanged(person),
    after,
  });
}
