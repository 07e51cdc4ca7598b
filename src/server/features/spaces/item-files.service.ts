import { foldItem, type SpacePerson, showItem } from '#activities/space.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import type { EntryWrite, WriteRules } from '#server/features/spaces/decide-entry.ts';
import * as itemFiles from '#server/features/spaces/item-files.repository.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { App } from '#server/http/context.ts';

/**
 * Files of a space's items. A value may name only own files that were uploaded for the space. People who see an item
 * may see its files.
 */

type NamingWrite = { key: SpaceKey; place: WriteRules; write: EntryWrite; writer: SpacePerson };

/** Ids of the files that a write names. */
function listNamed({ place: { space }, write }: NamingWrite): readonly number[] {
  if (!space.files) return [];
  const parsedValue = space.value.safeParse(write.value);
  return parsedValue.success ? space.files.inValue(parsedValue.data) : [];
}

export type NamedFiles = {
  /** Whether the write names only own files that were uploaded for its space and belong to no other item. */
  mayName: (write: NamingWrite) => boolean;
  /** Records that the write was accepted: from now on, the files belong to its item. */
  claim: (write: NamingWrite) => void;
  /** Stores the recorded files. */
  store: () => Promise<void>;
};

/** Reads the files that the writes name. Runs no query if there are none. */
export async function readNamedFiles(db: Db, writes: readonly NamingWrite[]): Promise<NamedFiles> {
  const idsOf = new Map(writes.map((write) => [write, listNamed(write)]));
  const ids = new Set([...idsOf.values()].flat());
  const fileOf = new Map(
    (ids.size > 0 ? await itemFiles.listFiles(db, [...ids]) : []).map((file) => [file.id, file]),
  );
  const itemByFile = new Map<number, string>();
  const isOwn = ({ key, write, writer }: NamingWrite, id: number): boolean => {
    const file = fileOf.get(id);
    return (
      file?.owner_id === writer.user_id &&
      file.space === key.name &&
      file.courseware_id === key.courseware_id &&
      (key.attempt_id === null || file.attempt_id === key.attempt_id) &&
      (file.item ?? write.item) === write.item
    );
  };
  return {
    mayName: (write) => (idsOf.get(write) ?? []).every((id) => isOwn(write, id)),
    claim: (write) => {
      for (const id of idsOf.get(write) ?? []) {
        const file = fileOf.get(id);
        if (!file || file.item !== null) continue;
        file.item = write.write.item;
        itemByFile.set(id, file.item);
      }
    },
    store: async () => {
      for (const [id, item] of itemByFile) await itemFiles.setItem(db, id, item);
    },
  };
}

/** Whether the student may see the item that has the file, and the file in it, in a space of the whole courseware. */
export async function isItemFileShown(app: App, actor: Actor, file: itemFiles.PlacedFile): Promise<boolean> {
  const { id, space: name, item, courseware_id, revision_id } = file;
  if (name === null || item === null || courseware_id === null || revision_id === null) return false;
  const revision = await readRevision(app, app.db, { revision_id });
  const space = revision.model.work.spaces?.[name];
  if (space?.scope !== 'courseware' || !space.files) return false;
  if (!(await itemFiles.isAtWork(app.db, actor.id, courseware_id))) return false;
  const cachedSpace = await readCachedSpace(app, { courseware_id, attempt_id: null, name });
  const foldedItem = foldItem(item, cachedSpace.items.get(item) ?? []);
  const content = await withSchoolWords(app.db, revision);
  const viewer = { user_id: actor.id, role: actor.user_group };
  const shown = foldedItem && showItem(space, foldedItem, viewer, content);
  return shown !== undefined && shown !== null && space.files.inShown(shown).includes(id);
}
