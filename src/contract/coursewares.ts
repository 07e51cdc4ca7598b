import * as z from 'zod';
import { activityPreview } from '#contract/activities.ts';
import {
  countingAttempts,
  coursewareStates,
  feedbackRules,
  targetKinds,
  typeSettings,
  workByValues,
} from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import {
  attemptsAllowedMax,
  guestLimitDefault,
  guestLimitMax,
  lateHoursMax,
  targetsMax,
  timeLimitMaxMinutes,
} from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Coursewares: activities placed in a unit, opened for the class and closed again. */

/**
 * The rules of a courseware. A time of null means no limit; attempts_allowed 0 means no limit. Rules that its activity
 * type does not have are stored with neutral values, whatever a call says: a form may send all of them.
 */
export const coursewareSettings = z.object({
  open_at: f.time.nullable().default(null),
  due_at: f.time.nullable().default(null),
  /** Hours after the due time in which work is still accepted; it is then late. Without a due time it has no effect. */
  late_hours: z.int().min(0).max(lateHoursMax).default(0),
  attempts_allowed: z.int().min(0).max(attemptsAllowedMax).default(1),
  counting_attempt: z.enum(countingAttempts).default('best'),
  time_limit_minutes: z.int().min(1).max(timeLimitMaxMinutes).nullable().default(null),
  shuffle: z.boolean().default(false),
  feedback_rule: z.enum(feedbackRules).default('after_submit'),
  /** Whether students see marks of submitted work only after the teacher releases them. */
  marks_held: z.boolean().default(false),
  allow_guests: z.boolean().default(false),
  /** Maximum number of guests at the same time. */
  guest_limit: z.int().min(1).max(guestLimitMax).default(guestLimitDefault),
  /** The part of the class that it is for. Guests may always take part. */
  target_kind: z.enum(targetKinds).default('class'),
  /** Ids of the groups or students that it is for; ignored for the whole class. */
  target_ids: z.array(z.int().min(1).max(f.wholeNumberMax)).max(targetsMax).default([]),
  /** Whether the students of a group share an attempt; only for types that support it. */
  work_by: z.enum(workByValues).default('person'),
  /** The set whose groups work together; students without a group work alone. Null if everybody works alone. */
  group_set_id: z.int().min(1).max(f.wholeNumberMax).nullable().default(null),
});

/** Without defaults: what an activity does not propose stays as it was chosen. */
const proposedSettings = z.object({
  due_at: f.time.optional(),
  time_limit_minutes: z.int().optional(),
  work_by: z.enum(workByValues).optional(),
});

/**
 * Without it, settings that no longer hold marks back are refused with 'marks_waiting' while answers wait for a teacher's
 * mark.
 */
const marksConfirmed = f.flag.default(false);

const coursewareItem = coursewareSettings.extend({
  id: f.replyId,
  unit_id: f.replyId,
  name: z.string(),
  type: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  icon: z.string(),
  activity_id: f.replyId,
  revision_number: z.int(),
  /** Newest revision of its activity. If it is higher than revision_number, the courseware can be synced. */
  latest_revision_number: z.int(),
  question_count: z.int(),
  position: z.int(),
  is_open: z.boolean(),
  /** The state for students at the time of the reply. */
  state: z.enum(coursewareStates),
  join_code: z.string(),
  /** Whether the students of a group can share an attempt of its type. */
  may_work_by_group: z.boolean(),
  /** The settings that its type has beside those of every type. */
  type_settings: z.array(z.enum(typeSettings)),
  /** Names of the groups or students that it is for, in the order of `target_ids`. */
  target_names: z.array(z.string()),
  assigned: z.int(),
  started: z.int(),
  submitted: z.int(),
});

/** The unit that is suggested for placing an activity. */
const unitForPlacing = z.object({
  id: f.replyId,
  name: z.string(),
  class_name: z.string(),
  subject_name: z.string(),
});

const placedCourseware = coursewareItem.extend({
  unit_name: z.string(),
  calendar_id: f.replyId,
  class_id: f.replyId,
  class_name: z.string(),
  subject_id: f.replyId,
  subject_name: z.string(),
  subject_colour: z.string(),
});

/** Sorting of lists across units. Coursewares without a due time come last in both directions. */
export const coursewareSort = z.enum(['created_at', 'name', 'due_at']);

export const coursewareOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/teacher/course_list',
    summary: 'Coursewares of a unit in their order',
    access: 'teacher',
    input: z.object({ unit_id: f.id }),
    reply: z.object({ course_list: z.array(coursewareItem) }),
  },
  search: {
    method: 'GET',
    path: '/teacher/courseware_search',
    summary: "The teacher's coursewares of a term across all units",
    access: 'teacher',
    input: z.object({
      calendar_id: f.optionalId,
      class_id: f.optionalId,
      subject_id: f.optionalId,
      type: z.string().max(40).optional(),
      keyword: f.keyword,
      sort: coursewareSort.default('created_at'),
      order: f.order,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(placedCourseware),
  },
  add: {
    method: 'POST',
    path: '/teacher/courseware_add',
    summary: 'Place completed activities in a unit, closed, pinned to their newest revision',
    access: 'teacher',
    input: z.object({ unit_id: f.id, activity_ids: f.idList }),
    reply: z.object({ ids: z.array(f.replyId) }),
  },
  update: {
    method: 'POST',
    path: '/teacher/courseware_update',
    summary: 'Change name or settings of a courseware',
    access: 'teacher',
    input: z.object({
      id: f.id,
      name: f.name.optional(),
      settings: coursewareSettings.optional(),
      confirmed: marksConfirmed,
    }),
    reply: f.emptyReply,
  },
  open: {
    method: 'POST',
    path: '/teacher/courseware_open',
    summary: 'Open a courseware for its class, with these settings where given',
    access: 'teacher',
    input: z.object({ id: f.id, settings: coursewareSettings.optional(), confirmed: marksConfirmed }),
    reply: z.object({ join_code: z.string() }),
  },
  close: {
    method: 'POST',
    path: '/teacher/courseware_close',
    summary: 'Close a courseware: nobody can start it, and attempts in progress are submitted',
    access: 'teacher',
    input: z.object({
      id: f.id,
      /** Without it, the call is refused with 'students_working' while attempts are in progress. */
      confirmed: f.flag.default(false),
    }),
    reply: z.object({ handed_in: z.int() }),
  },
  setDue: {
    method: 'POST',
    path: '/teacher/courseware_due',
    summary: 'Give several coursewares one due time, or none: all of them or nothing',
    access: 'teacher',
    input: z.object({ ids: f.idList, due_at: f.time.nullable() }),
    reply: f.emptyReply,
  },
  sort: {
    method: 'POST',
    path: '/teacher/courseware_sort',
    summary: 'Put the coursewares of a unit in the given order',
    access: 'teacher',
    input: z.object({ unit_id: f.id, ids: f.idList }),
    reply: f.emptyReply,
  },
  work: {
    method: 'GET',
    path: '/teacher/courseware_work',
    summary: 'How many students and guests have work in coursewares, each person once',
    access: 'teacher',
    input: z.object({ ids: f.idList }),
    reply: z.object({ student_count: z.int() }),
  },
  delete: {
    method: 'GET',
    path: '/teacher/course_delete',
    summary: 'Delete coursewares with the work done in them',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  preview: {
    method: 'GET',
    path: '/teacher/courseware_preview',
    summary: 'The pinned revision with its key, to be shown in the teacher app as a student sees it',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: activityPreview.extend({ settings: coursewareSettings }),
  },
  place: {
    method: 'POST',
    path: '/teacher/courseware_place',
    summary:
      'Place a completed activity in a unit and open it if requested: both or nothing; repeating the call places no second one',
    access: 'teacher',
    input: z.object({ unit_id: f.id, activity_id: f.id, open: f.flag, settings: coursewareSettings }),
    reply: placedCourseware,
  },
  targetChoices: {
    method: 'GET',
    path: '/teacher/target_choices',
    summary: 'The groups and students that coursewares of a unit can be for',
    access: 'teacher',
    input: z.object({ unit_id: f.id }),
    reply: z.object({
      /** Students of the class, by class number. */
      students: z.array(
        z.object({ id: f.replyId, class_number: z.int(), name: z.string(), group: f.studentGroup }),
      ),
      /** Group sets of the class in their order. */
      sets: z.array(
        z.object({
          id: f.replyId,
          name: z.string(),
          groups: z.array(z.object({ id: f.replyId, name: z.string(), student_count: z.int() })),
        }),
      ),
    }),
  },
  lastPlacing: {
    method: 'GET',
    path: '/teacher/last_placing',
    summary:
      'The unit and the settings that the teacher chose last, as a suggestion for an activity of this type',
    access: 'teacher',
    input: z.object({
      type: z.string().max(40),
      /** The activity that is placed; absent: it does not exist yet. */
      activity_id: f.id.optional(),
    }),
    reply: z.object({
      /** Rules that the activity's author proposes. */
      proposed: proposedSettings,
      /** Null if nothing was placed yet, the unit is of another term, or the teacher may not change it. */
      unit: unitForPlacing.nullable(),
      /** Settings that the type does not have are neutral. */
      settings: coursewareSettings,
      /** When the settings were chosen; times in them are relative to it. Null for default settings. */
      chosen_at: f.time.nullable(),
    }),
  },
});
