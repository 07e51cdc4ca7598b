import type { App } from '#server/app.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { saveEntries } from '#server/features/spaces/save-entries.service.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';

type WrittenEntry = { itemId: string; value: { kind: string }; authorId: number; isTeacher: boolean };

/** Writes entries to a space, all at one time, numbered from `firstSeq` on. Throws if the rules of the space do not accept one of them. */
export async function writeEntries(
  app: App,
  key: SpaceKey,
  { model, content }: Pick<Revision, 'model' | 'content'>,
  entries: readonly WrittenEntry[],
  { writtenAt, firstSeq = 1 }: { writtenAt: number; firstSeq?: number },
): Promise<void> {
  const space = model.work.spaces?.[key.name];
  if (!space) throw new Error(`The type ${model.type} has no space ${key.name}`);
  const writes = entries.map(({ itemId, value, authorId, isTeacher }, index) => ({
    key,
    rules: { space, content, control: null },
    entryWrite: { item: itemId, value, seq: firstSeq + index, key: `demo-${firstSeq + index}` },
    writer: { user_id: authorId, role: isTeacher ? ('teacher' as const) : ('student' as const) },
    isGuest: false,
    isLate: false,
  }));
  const { outcomes } = await saveEntries(app.db, writes, writtenAt);
  const refusedIndex = outcomes.findIndex(({ result }) => result !== 'saved');
  if (refusedIndex >= 0)
    throw new Error(`An entry of ${entries[refusedIndex]?.itemId} in ${key.name} is not accepted`);
}
