import type { Api, ApiReply } from '#contract/api.ts';
import { defineMessages, formatText, type Language } from '#contract/language.ts';
import { groupsMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { countGroups, type SplitSize } from '#contract/rules/group-rules.ts';
import { AppError } from '#server/app-error.ts';
import { formatStudentName } from '#server/choose-names.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import {
  changeGroups,
  type Group,
  type NewGroup,
  readGroups,
  storeGroups,
} from '#server/features/groups/arrange.service.ts';
import { describeSet, insertSetAtEnd, requireGroupSet } from '#server/features/groups/group-sets.service.ts';
import { listPairs } from '#server/features/groups/pairs.repository.ts';
import { type SplitResult, splitGroups } from '#server/features/groups/split-groups.ts';
import { readTermShares } from '#server/features/study/class-work/term-shares.service.ts';
import { listStudents } from '#server/features/units/classes.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listClassStudentIds } from '#server/policy/class-students.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Reads a group set, and makes the groups of new, copied and split ones. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

const texts = defineMessages({
  group_name: { en: 'Group {number}', 'zh-hk': '第 {number} 組', 'zh-cn': '第 {number} 组' },
  chosen: { en: 'To practise', 'zh-hk': '需要鞏固', 'zh-cn': '需要巩固' },
  others: { en: 'All others', 'zh-hk': '其他同學', 'zh-cn': '其他同学' },
});

const formatGroupName = (index: number, lang: Language) =>
  formatText(texts.group_name, lang, { number: String(index + 1) });

export async function readGroupSet(
  context: SignedInContext,
  { id }: Input<'GET /group/set_detail'>,
): Promise<ApiReply<'GET /group/set_detail'>> {
  const set = await requireGroupSet(context, id);
  const { student_list } = await listStudents(context, set);
  const groups = await readGroups(context.db, set);
  return {
    ...describeSet(set),
    groups,
    students: student_list.map((student) => ({ ...student, name: formatStudentName(student, context.lang) })),
    pairs: await listPairs(context.db, set.class_id),
  };
}

export async function addGroupSet(
  context: SignedInContext,
  { class_id, name, group_count }: Input<'POST /group/set_add'>,
): Promise<{ id: number }> {
  await authorize(context, 'group.change', { class_id });
  const groups = Array.from({ length: group_count }, (_, index): NewGroup => {
    return { id: null, name: formatGroupName(index, context.lang), leader_id: null, members: [] };
  });
  return inTransaction(context.db, async (tx) => {
    const id = await insertSetAtEnd(tx, context, { class_id, name });
    await storeGroups(tx, context, { id, class_id }, { cause: 'created', groups });
    return { id };
  });
}

/** For other features: the students of the class. Refuses people who are not in it. */
export async function requireStudentsOfClass(
  db: Db,
  class_id: number,
  user_ids: readonly number[],
): Promise<number[]> {
  const studentIds = await listClassStudentIds(db, class_id);
  if (!user_ids.every((id) => studentIds.includes(id)))
    throw new AppError('invalid_input', { field: 'user_ids' });
  return studentIds;
}

/** For other features: a new set of two groups, these students of the class and all others. Returns its id. */
export async function addSetOfChosen(
  context: SignedInContext,
  { class_id, name, user_ids }: { class_id: number; name: string; user_ids: readonly number[] },
): Promise<number> {
  await authorize(context, 'group.change', { class_id });
  return inTransaction(context.db, async (tx) => {
    const studentIds = await requireStudentsOfClass(tx, class_id, user_ids);
    const isChosen = (id: number) => user_ids.includes(id);
    const membersOfGroups = [studentIds.filter(isChosen), studentIds.filter((id) => !isChosen(id))];
    const groups = membersOfGroups.map((members, index): NewGroup => {
      return {
        id: null,
        name: formatText(texts[index === 0 ? 'chosen' : 'others'], context.lang),
        leader_id: null,
        members,
      };
    });
    const id = await insertSetAtEnd(tx, context, { class_id, name });
    await storeGroups(tx, context, { id, class_id }, { cause: 'created', groups });
    return id;
  });
}

type SplitOptions = { size: SplitSize; shares?: ReadonlyMap<number, number> | undefined };

async function splitClass(db: Db, classId: number, { size, shares }: SplitOptions): Promise<SplitResult> {
  const students = await listClassStudentIds(db, classId);
  const groupCount = Math.min(groupsMax, countGroups(students.length, size));
  const pairs = await listPairs(db, classId);
  return splitGroups({ students, groupCount, pairs, shares, random: Math.random });
}

/** Gives the split groups the ids and names of the former groups, in order. A leader stays if still in that group. */
function reuseFormerGroups(
  formerGroups: readonly NewGroup[],
  split: SplitResult,
  lang: Language,
): NewGroup[] {
  return split.groups.map((members, index): NewGroup => {
    const formerGroup = formerGroups[index];
    const leader_id = members.find((id) => id === formerGroup?.leader_id) ?? null;
    return {
      id: formerGroup?.id ?? null,
      name: formerGroup?.name ?? formatGroupName(index, lang),
      leader_id,
      members,
    };
  });
}

export async function splitGroupSet(
  context: SignedInContext,
  { id, version, by, count, way }: Input<'POST /group/split'>,
): Promise<ApiReply<'POST /group/split'>> {
  const set = await requireGroupSet(context, id);
  const shares = way === 'balanced' ? await readTermShares(context, set.class_id) : undefined;
  let brokenPairs: SplitResult['broken'] = [];
  const arrangedGroups = await changeGroups(context, set, version, {
    cause: way,
    makeGroups: async (tx) => {
      const split = await splitClass(tx, set.class_id, { size: { by, count }, shares });
      brokenPairs = split.broken;
      return reuseFormerGroups(await readGroups(tx, set), split, context.lang);
    },
  });
  return { ...arrangedGroups, broken: brokenPairs };
}

/** Chooses the size of the largest group, so that another class can be split in the same way. */
function chooseSplitSize(groups: readonly Group[]): SplitSize {
  const groupSizes = groups.map(({ members }) => members.length).filter((length) => length > 0);
  if (groupSizes.length === 0) return { by: 'number', count: Math.max(1, groups.length) };
  return { by: 'size', count: Math.max(...groupSizes) };
}

/** Copies a set. In another class it becomes a random split with the same group size and group names. */
export async function copyGroupSet(
  context: SignedInContext,
  { id, class_id, name }: Input<'POST /group/set_copy'>,
): Promise<{ id: number }> {
  const set = await requireGroupSet(context, id);
  await authorize(context, 'group.change', { class_id });
  return inTransaction(context.db, async (tx) => {
    const groups = await readGroups(tx, set);
    const newGroups = groups.map((group): NewGroup => ({ ...group, id: null }));
    const copiedGroups =
      class_id === set.class_id
        ? newGroups
        : reuseFormerGroups(
            newGroups,
            await splitClass(tx, class_id, { size: chooseSplitSize(groups) }),
            context.lang,
          );
    const copyId = await insertSetAtEnd(tx, context, { class_id, name });
    await storeGroups(tx, context, { id: copyId, class_id }, { cause: 'copied', groups: copiedGroups });
    return { id: copyId };
  });
}
