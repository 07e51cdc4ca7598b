import { findOwn } from '#contract/find-own.ts';
import { foldItem, type SpacePerson, showItem } from '#form/space.ts';
import type { App } from '#server/app.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { listItemChanges, readCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import type { EntryWrite, WriteRules } from '#server/features/spaces/decide-entry.ts';
import * as itemFiles from '#server/features/spaces/item-files.repository.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';

/**
 * Checks the files of a space's items. A value may name only files of its writer that were uploaded for the space.
 * People who see an item may see its files.
 */

type NamingWrite = { key: SpaceKey; rules: WriteRules; entryWrite: EntryWrite; writer: SpacePerson };

/** Ids of the files that a write names. */
function listNamedFileIds({ rules: { space }, entryWrite: write }: NamingWrite): readonly number[] {
  if (!space.files) return [];
  const parsedValue = space.value.safeParse(write.value);
  return parsedValue.success ? space.files.listIdsInValue(parsedValue.data) : [];
}

export type NamedFileClaims = {
  /** Whether the write names only own files that were uploaded for its space and belong to no other item. */
  mayName: (write: NamingWrite) => boolean;
  /** Records that the write was accepted, so that its files belong to its item from now on. */
  claim: (write: NamingWrite) => void;
  /** Stores the recorded files. */
  store: () => Promise<void>;
};

/** Reads the files that the writes name. Runs no query if there are none. */
export async function readNamedFiles(db: Db, writes: readonly NamingWrite[]): Promise<NamedFileClaims> {
  const fileIdsByWrite = new Map(writes.map((write) => [write, listNamedFileIds(write)]));
  const fileIds = new Set([...fileIdsByWrite.values()].flat());
  const fileById = new Map(
    (fileIds.size > 0 ? await itemFiles.listNamedFiles(db, [...fileIds]) : []).map((file) => [file.id, file]),
  );
  const itemByFile = new Map<number, string>();
  const isOwnFile = ({ key, entryWrite: write, writer }: NamingWrite, id: number): boolean => {
    const file = fileById.get(id);
    return (
      file?.owner_id === writer.user_id &&
      file.space === key.name &&
      file.courseware_id === key.courseware_id &&
      (key.attempt_id === null || file.attempt_id === key.attempt_id) &&
      (file.item ?? write.item) === write.item
    );
  };
  return {
    mayName: (write) => (fileIdsByWrite.get(write) ?? []).every((id) => isOwnFile(write, id)),
    claim: (write) => {
      for (const id of fileIdsByWrite.get(write) ?? []) {
        const file = fileById.get(id);
        if (!file || file.item !== null) continue;
        file.item = write.entryWrite.item;
        itemByFile.set(id, file.item);
      }
    },
    store: async () => {
      for (const [id, item] of itemByFile) await itemFiles.setFileItem(db, id, item);
    },
  };
}

/** Whether the student sees the file's item, and the file in it, in a space of the whole courseware. */
export async function isItemFileShown(app: App, actor: Actor, file: itemFiles.ItemFile): Promise<boolean> {
  const { id, space: name, item, courseware_id, revision_id } = file;
  if (name === null || item === null || courseware_id === null || revision_id === null) return false;
  const revision = await readRevision(app, app.db, { revision_id, courseware_id });
  const space = findOwn(revision.model.work.spaces, name);
  if (space?.scope !== 'courseware' || !space.files) return false;
  if (!(await itemFiles.hasAttempt(app.db, actor.id, courseware_id))) return false;
  const cachedSpace = await readCachedSpace(app, { courseware_id, attempt_id: null, name });
  const foldedItem = foldItem(item, listItemChanges(cachedSpace, item));
  const content = await withSchoolWords(app.db, revision);
  const viewer = { user_id: actor.id, role: actor.user_group };
  const shownItem = foldedItem && showItem(space, foldedItem, viewer, content);
  return shownItem !== undefined && shownItem !== null && space.files.listIdsInShown(shownItem).includes(id);
}
