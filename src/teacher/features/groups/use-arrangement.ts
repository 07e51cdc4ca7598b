import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#ui/api/call.ts';
import { refresh } from '#ui/api/hooks.ts';
import { type Group, type GroupSet, toEditableGroups } from './arrangement.ts';

/**
 * Holds the groups on the screen and saves them: each change is shown at once, and the changes are saved one after the
 * other. If a save is refused, e.g. after a colleague's change, the stored groups are read again.
 */

type Arrangement = {
  groups: readonly Group[];
  /** Shows the changed groups and saves them. */
  changeGroups: (groups: readonly Group[]) => void;
  /** Undoes the last change; undefined if there is none. */
  undo: (() => void) | undefined;
  isSaving: boolean;
  /** The version of the stored groups. */
  readVersion: () => number;
};

const groupSetReads = ['GET /group/set_list', 'GET /group/set_detail', 'GET /group/history'] as const;
const undoStepsMax = 50;

/** Reads to refresh after a change of groups: the set and all lists that show group names. */
export const groupReads = [
  ...groupSetReads,
  'GET /teacher/class_student_list',
  'GET /teacher/course_list',
  'GET /teacher/target_choices',
  'GET /teacher/today',
  'GET /study/needs',
  'GET /study/grid',
  'GET /study/marking',
  'GET /study/personal_detail',
  'GET /study/question_detail',
] as const;

/** `onRefused` reads the stored groups again. */
export function useArrangement(set: GroupSet, onRefused: () => void): Arrangement {
  const client = useQueryClient();
  const [groups, setGroups] = useState<readonly Group[]>(() => toEditableGroups(set.groups));
  const [pastGroups, setPastGroups] = useState<readonly (readonly Group[])[]>([]);
  const [isSaving, setSaving] = useState(false);
  const versionRef = useRef(set.version);
  const waitingGroups = useRef<readonly Group[]>(undefined);
  // A ref, because a second change may come before the screen is rendered again.
  const isSavingRef = useRef(false);

  const save = async (wantedGroups: readonly Group[]): Promise<void> => {
    const sentGroups = wantedGroups.map(({ id, name, leader_id, members }) => ({
      id,
      name,
      leader_id,
      members,
    }));
    const storedSet = await call('POST /group/arrange', {
      id: set.id,
      version: versionRef.current,
      groups: sentGroups,
    });
    versionRef.current = storedSet.version;
    const idByKey = new Map(wantedGroups.map(({ key }, index) => [key, storedSet.groups[index]?.id ?? null]));
    const addStoredIds = (groupList: readonly Group[]) =>
      groupList.map((group) => ({ ...group, id: group.id ?? idByKey.get(group.key) ?? null }));
    setGroups(addStoredIds);
    setPastGroups((earlierSteps) => earlierSteps.map(addStoredIds));
    waitingGroups.current = waitingGroups.current && addStoredIds(waitingGroups.current);
  };

  /** Saves until no change is waiting, because another one may come while the lists are read again. */
  const saveAll = async (): Promise<void> => {
    while (waitingGroups.current) {
      const wantedGroups = waitingGroups.current;
      waitingGroups.current = undefined;
      try {
        await save(wantedGroups);
      } catch {
        // The call has shown the reason.
        waitingGroups.current = undefined;
        onRefused();
      }
      if (!waitingGroups.current) await refresh(client, groupReads);
    }
  };

  const showAndSave = (wantedGroups: readonly Group[]) => {
    setGroups(wantedGroups);
    waitingGroups.current = wantedGroups;
    if (isSavingRef.current) return;
    isSavingRef.current = true;
    setSaving(true);
    void saveAll().finally(() => {
      isSavingRef.current = false;
      setSaving(false);
    });
  };
  const previousGroups = pastGroups.at(-1);
  return {
    groups,
    changeGroups: (wantedGroups) => {
      setPastGroups((earlierSteps) => [...earlierSteps, groups].slice(-undoStepsMax));
      showAndSave(wantedGroups);
    },
    undo:
      previousGroups &&
      (() => {
        setPastGroups((earlierSteps) => earlierSteps.slice(0, -1));
        showAndSave(previousGroups);
      }),
    isSaving,
    readVersion: () => versionRef.current,
  };
}
