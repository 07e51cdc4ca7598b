import type { Item } from '#form/space.ts';
import { defineSpace, type Space, type SpacePerson, type WriteConditions } from '#form/space.ts';
import { type InkValue, inkPresence } from '#parts/ink/model.ts';
import { isChange, mayWriteInk, type ShownInk } from '#parts/ink/show-ink.ts';
import { createTeacherInk, inkRules } from '#parts/ink-answers/ink-spaces.ts';
import { boardId } from '../board-id.ts';
import type { BoardOwner } from '../board-owners.ts';
import { countPages, isFrozen, readControl } from './control.ts';

/**
 * The spaces of boards: the board of a group is its attempt's `ink`, that of a whole class `class_ink`. `live_ink` is what
 * teachers put on a group's board during the lesson, `teacher_ink` what they write while they mark it.
 */

type BoardContent = { board_of: BoardOwner; page_count: number };

/** Whether the board takes anything from students now, on a page that it has. */
function isOpenFor(value: InkValue, { content, control, attemptId }: WriteConditions): boolean {
  const switches = readControl(control);
  if (isFrozen(switches, attemptId)) return false;
  return isChange(value) || (value.page ?? 0) < countPages(content as BoardContent, switches, attemptId);
}

const mayDraw = (
  item: Item<InkValue> | undefined,
  value: InkValue,
  writer: SpacePerson,
  conditions: WriteConditions,
): boolean => isOpenFor(value, conditions) && mayWriteInk(item, value, writer);

/** Nobody's pen is seen on a board that is frozen. */
const presence: NonNullable<Space['presence']> = {
  value: inkPresence,
  isSeenBy: () => true,
  maySend: ({ role }, { control, attemptId }) =>
    role === 'teacher' || !isFrozen(readControl(control), attemptId),
};

const listPeople = ({ by }: ShownInk): readonly number[] => [by];
const isOfClass = (content: unknown): boolean => (content as BoardContent).board_of === 'class';

export const boardSpaces: Record<'ink' | 'class_ink' | 'live_ink' | 'teacher_ink', Space> = {
  ink: defineSpace<InkValue, ShownInk>({
    ...inkRules,
    scope: 'attempt',
    questionOf: (value) => (isChange(value) ? '' : boardId),
    mayWrite: (item, value, writer, conditions) =>
      !isOfClass(conditions.content) && mayDraw(item, value, writer, conditions),
    listPeople,
    presence,
  }),
  class_ink: defineSpace<InkValue, ShownInk>({
    ...inkRules,
    scope: 'courseware',
    mayWrite: (item, value, writer, conditions) =>
      isOfClass(conditions.content) &&
      (writer.role === 'teacher'
        ? mayWriteInk(item, value, writer)
        : mayDraw(item, value, writer, conditions)),
    listPeople,
    presence,
  }),
  live_ink: defineSpace<InkValue, ShownInk>({
    ...inkRules,
    scope: 'feedback',
    isReadWhileWorking: true,
  }),
  teacher_ink: createTeacherInk(),
};
