import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes, nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { day } from '#contract/terms.ts';

/** Making the next term from the current one, and undoing it for a day. */

const grade = z.int().min(1).max(12);
const planClassesMax = 600;

const planFields = {
  name: f.name,
  first_day: day,
  last_day: day,
  /** Classes of the current term. Students of classes that are missing here get no class in the new term. */
  classes: z
    .array(
      z.object({
        class_id: f.id,
        /** True if its students leave the school, so that it has no class in the new term. */
        leaves: z.boolean(),
        /** Name and grade of its students' new class. */
        name: z.string().trim().max(nameMaxLength),
        grade,
        /** Whether its teachers also teach the students' new class. */
        keeps_teachers: z.boolean(),
      }),
    )
    .min(1)
    .max(planClassesMax),
  /** New classes without students, such as those of the first grade. */
  new_classes: z.array(z.object({ name: f.name, grade })).max(planClassesMax),
  units: z.enum(['all', 'subjects', 'none']),
  /** Subjects whose units are copied; used only if `units` is 'subjects'. */
  subject_ids: z.array(f.id).max(200),
  /** `same_name`: units of 4A are copied to the new 4A; `same_students`: to the new class of its students. */
  units_to: z.enum(['same_name', 'same_students']),
  /** Whether group sets are copied to the students' new class. */
  keeps_groups: z.boolean(),
};

export const rollOverPlan = z.object(planFields);
export type RollOverPlan = z.output<typeof rollOverPlan>;

const termCounts = z.object({
  classes: z.int(),
  students: z.int(),
  teachings: z.int(),
  units: z.int(),
  coursewares: z.int(),
  group_sets: z.int(),
});
export type RollOverCounts = z.infer<typeof termCounts>;

export const rollOverOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/admin/roll_over',
    summary: 'The current term with its classes and subjects, and the new term being made or made last',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      /** Null if there is no term. */
      current: z
        .object({ id: f.replyId, name: z.string(), first_day: z.string(), last_day: z.string() })
        .nullable(),
      grades: z.array(z.int()),
      classes: z.array(
        z.object({ id: f.replyId, name: z.string(), grade: z.int(), students: z.int(), teachings: z.int() }),
      ),
      /** Subjects that have units. */
      subjects: z.array(
        z.object({
          id: f.replyId,
          name: z.string(),
          colour: z.string(),
          units: z.int(),
          coursewares: z.int(),
        }),
      ),
      job: z
        .object({
          state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
          progress: z.number(),
          /** The reason of a failure, else empty. */
          error: z.string(),
        })
        .nullable(),
      /** The term made in the last day, unless that was undone. */
      made: z
        .object({
          calendar_id: f.replyId,
          name: z.string(),
          undo_until: f.time,
          counts: termCounts,
          /** Changes in the new term since then, which prevent undoing it. */
          hindrances: z.object({
            attempts: z.int(),
            guests: z.int(),
            units: z.int(),
            coursewares: z.int(),
            classes: z.int(),
          }),
        })
        .nullable(),
    }),
  },
  preview: {
    method: 'POST',
    path: '/admin/roll_over_preview',
    summary: 'What a new term would get, and what of it is stale; changes nothing',
    access: 'admin',
    logAs: 'settings_change',
    maxBytes: bodyMaxBytes.rollOver,
    input: rollOverPlan,
    reply: z.object({
      counts: termCounts,
      /** Number of students whose class leaves the school or is not in the plan. */
      leaving: z.int(),
      /** Number of units for which there is no new class. */
      left_units: z.int(),
      stale: z.object({
        /** Number of coursewares with an opening or due time, which copies do not keep. */
        dated: z.int(),
        /** Number of coursewares with an older revision than the newest. */
        outdated: z.int(),
        /** Number of coursewares of activities whose owner has left. */
        ownerless: z.int(),
        /** Number of coursewares with links to web pages that did not answer in the last check. */
        dead_links: z.int(),
      }),
      /** The new classes, by grade and name. */
      classes: z.array(
        z.object({
          name: z.string(),
          grade: z.int(),
          /** The present class of its students; empty for a class without students. */
          from: z.string(),
          students: z.int(),
          teachings: z.int(),
          units: z.int(),
        }),
      ),
      /** At most fifty coursewares that have dead links, are outdated, or have no owner. */
      stale_items: z.array(
        z.object({
          courseware_id: f.replyId,
          name: z.string(),
          unit_name: z.string(),
          class_name: z.string(),
          is_outdated: z.boolean(),
          is_ownerless: z.boolean(),
          /** Addresses of its web pages that do not answer. */
          dead_links: z.array(z.string()),
        }),
      ),
    }),
  },
  start: {
    method: 'POST',
    path: '/admin/roll_over_start',
    summary: 'Make the new term in the background, all of it or nothing',
    access: 'admin',
    logAs: 'settings_change',
    maxBytes: bodyMaxBytes.rollOver,
    input: rollOverPlan,
    reply: f.emptyReply,
  },
  undo: {
    method: 'POST',
    path: '/admin/roll_over_undo',
    summary:
      'Remove a new term with everything that was made with it, for a day and while nobody has used it',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ calendar_id: f.id }),
    reply: f.emptyReply,
  },
});
