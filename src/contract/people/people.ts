import * as z from 'zod';
import { passwordStates, userGroups } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { email, loginName } from '#contract/people/sign-in-names.ts';
import { linkedAccount } from '#contract/sign-in-others.ts';

/** The teachers and students of the school, for administrators. */

const nameFields = {
  name: f.name,
  nickname: z.string().trim().max(nameMaxLength),
  nickname_eng: z.string().trim().max(nameMaxLength),
  email,
  login_name: loginName,
};

const person = z.object({
  id: f.replyId,
  name: z.string(),
  nickname: z.string(),
  nickname_eng: z.string(),
  avatar: z.string(),
  /** Empty if there is none. */
  email: z.string(),
  login_name: z.string(),
  user_group: z.enum(userGroups),
  is_admin: z.boolean(),
  is_closed: z.boolean(),
  password: z.enum(passwordStates),
});

/** A class of the current term. */
const classOfPerson = z.object({ class_id: f.replyId, class_name: z.string(), class_number: z.int() });
const classInTerm = classOfPerson.extend({ calendar_name: z.string(), left_at: f.time.nullable() });

export const peopleOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/people',
    summary: 'People by group and name; a keyword is looked for in names, e-mail address and login name',
    access: 'admin',
    input: z.object({
      keyword: f.keyword,
      user_group: z.enum([...userGroups, '']).default(''),
      class_id: f.optionalId,
      /** Lists people who have left the school instead of those who are there. */
      is_closed: f.flag.default(false),
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(person.extend({ classes: z.array(classOfPerson) })),
  },
  detail: {
    method: 'GET',
    path: '/admin/person',
    summary: 'A person with classes, teachings and what they own',
    access: 'admin',
    input: z.object({ id: f.id }),
    reply: person.extend({
      created_at: f.time,
      closed_at: f.time.nullable(),
      erased_at: f.time.nullable(),
      is_demo: z.boolean(),
      session_count: z.int(),
      activity_count: z.int(),
      /** External accounts. */
      accounts: z.array(linkedAccount),
      /** The person's present and former classes, latest term first. */
      classes: z.array(classInTerm),
      teachings: z.array(
        z.object({
          class_id: f.replyId,
          class_name: z.string(),
          calendar_name: z.string(),
          subject_id: f.replyId,
          subject_name: z.string(),
          unit_count: z.int(),
          /** When a substitute's teaching ends; null for a permanent one. */
          ends_at: f.time.nullable(),
        }),
      ),
    }),
  },
  add: {
    method: 'POST',
    path: '/admin/person_add',
    summary: 'Add a teacher or a student, who needs an e-mail address or a login name',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({
      user_group: z.enum(userGroups),
      name: nameFields.name,
      nickname: nameFields.nickname.default(''),
      nickname_eng: nameFields.nickname_eng.default(''),
      email: nameFields.email.default(''),
      login_name: nameFields.login_name.default(''),
      is_admin: z.boolean().default(false),
    }),
    reply: z.object({ id: f.replyId }),
  },
  update: {
    method: 'POST',
    path: '/admin/person_save',
    summary: 'Change names, how a person signs in, or whether a teacher is an administrator',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({
      id: f.id,
      name: nameFields.name.optional(),
      nickname: nameFields.nickname.optional(),
      nickname_eng: nameFields.nickname_eng.optional(),
      email: nameFields.email.optional(),
      login_name: nameFields.login_name.optional(),
      is_admin: z.boolean().optional(),
    }),
    reply: f.emptyReply,
  },
  close: {
    method: 'POST',
    path: '/admin/person_close',
    summary: 'Close the account of a person who leaves: no sign-in, no memberships, all work stays',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  reopen: {
    method: 'POST',
    path: '/admin/person_reopen',
    summary: 'Open a closed account again, with the classes that closing ended',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
