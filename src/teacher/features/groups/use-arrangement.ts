import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#ui/api/call.ts';
import { refresh } from '#ui/api/hooks.ts';
import { type Group, type GroupSet, toGroups } from './arrangement.ts';

/**
 * The groups on the screen, and saving them: each change is shown at once and saved by itself, one after the other. If a
 * save is refused, e.g. after a colleague's change, the stored groups are read again.
 */

type Arrangement = {
  groups: readonly Group[];
  /** Shows and saves other groups. */
  change: (groups: readonly Group[]) => void;
  /** Undoes the last change; undefined if there is none. */
  undo: (() => void) | undefined;
  isSaving: boolean;
  /** The version of the stored groups. */
  readVersion: () => number;
};

const readers = ['GET /group/set_list', 'GET /group/set_detail', 'GET /group/history'] as const;
const undoMax = 50;

/** Reads to refresh after a change of groups: the set and all lists that show group names. */
export const groupReads = [
  ...readers,
  'GET /teacher/class_student_list',
  'GET /teacher/course_list',
  'GET /teacher/target_choices',
  'GET /teacher/today',
  'GET /study/grid',
  'GET /study/marking',
  'GET /study/personal_detail',
  'GET /study/question_detail',
] as const;

/** `onRefused` reads the stored groups again. */
export function useArrangement(set: GroupSet, onRefused: () => void): Arrangement {
  const client = useQueryClient();
  const [groups, setGroups] = useState<readonly Group[]>(() => toGroups(set.groups));
  const [past, setPast] = useState<readonly (readonly Group[])[]>([]);
  const [isSaving, setSaving] = useState(false);
  const version = useRef(set.version);
  const waiting = useRef<readonly Group[]>(undefined);
  // A ref, because a second change may come before the screen is rendered again.
  const isRunning = useRef(false);

  const save = async (wantedGroups: readonly Group[]): Promise<void> => {
    const sentGroups = wantedGroups.map(({ id, name, leader_id, members }) => ({
      id,
      name,
      leader_id,
      members,
    }));
    const storedSet = await call('POST /group/arrange', {
      id: set.id,
      version: version.current,
      groups: sentGroups,
    });
    version.current = storedSet.version;
    const idOf = new Map(wantedGroups.map(({ key }, index) => [key, storedSet.groups[index]?.id ?? null]));
    const withIds = (list: readonly Group[]) =>
      list.map((group) => ({ ...group, id: group.id ?? idOf.get(group.key) ?? null }));
    setGroups(withIds);
    setPast((before) => before.map(withIds));
    waiting.current = waiting.current && withIds(waiting.current);
  };

  /** Saves until no change is waiting: another one may come while the lists are read again. */
  const saveAll = async (): Promise<void> => {
    while (waiting.current) {
      const wantedGroups = waiting.current;
      waiting.current = undefined;
      try {
        await save(wantedGroups);
      } catch {
        // The call has shown the reason.
        waiting.current = undefined;
        onRefused();
      }
      if (!waiting.current) await refresh(client, groupReads);
    }
  };

  const store = (wantedGroups: readonly Group[]) => {
    setGroups(wantedGroups);
    waiting.current = wantedGroups;
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    void saveAll().finally(() => {
      isRunning.current = false;
      setSaving(false);
    });
  };
  const last = past.at(-1);
  return {
    groups,
    change: (wantedGroups) => {
      setPast((before) => [...before, groups].slice(-undoMax));
      store(wantedGroups);
    },
    undo:
      last &&
      (() => {
        setPast((before) => before.slice(0, -1));
        store(last);
      }),
    isSaving,
    readVersion: () => version.current,
  };
}
