import * as z from 'zod';
import { messageKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { messageMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Messages of teachers to students of their classes. There are no answers to messages. */

const text = z.string().trim().min(1).max(messageMaxLength);
const classAndSubject = z.object({ class_id: f.id, subject_id: f.id });

/** A message that the student gets. */
export const receivedMessage = z.object({
  id: f.replyId,
  kind: z.enum(messageKinds),
  teacher_name: z.string(),
  subject_name: z.string(),
  /** The work that it is about; null if there is none, or if it was deleted. */
  courseware_id: f.replyId.nullable(),
  /** Empty if there is none. */
  courseware_name: z.string(),
  /** The student's attempt that was returned or marked, while it is among the news. */
  attempt_id: f.replyId.nullable(),
  /** Plain text; may be empty where the kind says it all. */
  text: z.string(),
  at: f.time,
  is_seen: z.boolean(),
});

const sentMessage = z.object({
  id: f.replyId,
  kind: z.enum(messageKinds),
  class_name: z.string(),
  subject_name: z.string(),
  subject_colour: z.string(),
  /** The work that it is about; null if there is none, or if it was deleted. */
  courseware_id: f.replyId.nullable(),
  courseware_name: z.string(),
  text: z.string(),
  at: f.time,
  /** Number of students who have or will see it, and of those who have. */
  people: z.int(),
  seen: z.int(),
  /** True once it was taken back from those who had not seen it. */
  is_taken_back: z.boolean(),
});

export const messageOperations = defineOperations({
  choices: {
    method: 'GET',
    path: '/teacher/message_choices',
    summary: 'The students and groups of a class to whom a teacher of the subject can write',
    access: 'teacher',
    input: classAndSubject,
    reply: z.object({
      /** By class number. */
      students: z.array(
        z.object({ id: f.replyId, class_number: z.int(), name: z.string(), group: f.studentGroup }),
      ),
      groups: z.array(z.object({ id: f.replyId, name: z.string(), user_ids: z.array(f.replyId) })),
    }),
  },
  announce: {
    method: 'POST',
    path: '/teacher/message_announce',
    summary: 'Write to students of a class',
    access: 'teacher',
    input: classAndSubject.extend({ user_ids: f.idList, text }),
    reply: z.object({ id: f.replyId }),
  },
  remind: {
    method: 'POST',
    path: '/teacher/message_remind',
    summary: 'Remind students of the class of an open courseware',
    access: 'teacher',
    input: z.object({ courseware_id: f.id, user_ids: f.idList, text }),
    reply: z.object({ id: f.replyId }),
  },
  sent: {
    method: 'GET',
    path: '/teacher/message_list',
    summary: 'The own messages, newest first, with the number of students who have seen them',
    access: 'teacher',
    input: z.object({ offset: f.offset, limit: f.limit }),
    reply: f.listOf(sentMessage),
  },
  people: {
    method: 'GET',
    path: '/teacher/message_people',
    summary: 'Who has seen an own message, and when',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: z.object({
      items: z.array(
        z.object({
          user_id: f.replyId,
          student_name: z.string(),
          group: f.studentGroup,
          /** Null for students who have left the class. */
          class_number: z.int().nullable(),
          seen_at: f.time.nullable(),
        }),
      ),
    }),
  },
  takeBack: {
    method: 'POST',
    path: '/teacher/message_take_back',
    summary: 'Take an own message back from all who have not seen it',
    access: 'teacher',
    input: z.object({ id: f.id }),
    logAs: 'deletion',
    reply: z.object({ taken_back: z.int() }),
  },
  see: {
    method: 'POST',
    path: '/play/message_seen',
    summary: 'Remember that the student has opened a message; repeating the call changes nothing',
    access: 'student',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
